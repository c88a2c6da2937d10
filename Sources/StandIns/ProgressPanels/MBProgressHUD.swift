import UIKit

/// What a panel shows.
///
/// Source: MBProgressHUD, MBProgressHUDMode.
public enum MBProgressHUDMode: Int, Sendable {
  case indeterminate
  case determinate
  case determinateHorizontalBar
  case annularDeterminate
  case customView
  case text
}

/// How a panel comes and goes.
public enum MBProgressHUDAnimation: Int, Sendable { case fade, zoom, zoomOut, zoomIn }

/// How a background is filled.
public enum MBProgressHUDBackgroundStyle: Int, Sendable { case solidColor, blur }

/// A background that is filled with a colour or blurs what is behind it.
///
/// Source: MBProgressHUD, MBBackgroundView.
@preconcurrency @MainActor
open class MBBackgroundView: UIView {
  private var effect: UIVisualEffectView?

  /// Whether it blurs what is behind it, as at first, or only has its colour.
  open var style = MBProgressHUDBackgroundStyle.blur {
    didSet { show() }
  }
  /// The colour, over the blurred background where that is blurred.
  open var color: UIColor? = UIColor(white: 0.8, alpha: 0.6) {
    didSet { show() }
  }
  /// How the blur looks; of no effect on a solid colour.
  open var blurEffectStyle = UIBlurEffect.Style.light {
    didSet { show() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    show()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func show() {
    effect?.removeFromSuperview()
    effect = nil
    backgroundColor = color
    guard style == .blur else { return }
    let view = UIVisualEffectView(effect: UIBlurEffect(style: blurEffectStyle))
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    effect = view
  }
}

/// Hears of a panel.
@preconcurrency @MainActor
public protocol MBProgressHUDDelegate: AnyObject {
  func hudWasHidden(_ hud: MBProgressHUD)
}

/// A panel in the middle of a view that says that something is going on.
///
/// Source: MBProgressHUD 1, MBProgressHUD.
@preconcurrency @MainActor
open class MBProgressHUD: UIView {
  /// What stands above the text; at first a wheel that turns.
  open var mode = MBProgressHUDMode.indeterminate {
    didSet { showSign() }
  }
  /// How far the work is, 0...1.
  open var progress: Float = 0 {
    didSet { showProgress() }
  }
  /// What the mode `customView` shows, at its intrinsic size or, without one, that of its bounds.
  open var customView: UIView? {
    didSet { if mode == .customView { showSign() } }
  }
  /// The colour of texts and signs.
  open var contentColor: UIColor! = UIColor(white: 0, alpha: 0.7) {
    didSet { showColors() }
  }
  /// How the panel comes and goes where that is animated; `zoomIn` grows both times, `zoomOut`
  /// shrinks.
  open var animationType = MBProgressHUDAnimation.fade
  /// Where the middle of the panel is, from the view's middle, in points.
  open var offset = CGPoint.zero {
    didSet { setNeedsLayout() }
  }
  /// The room between the panel's edges and its content, in points.
  open var margin: CGFloat = 20 {
    didSet { setNeedsLayout() }
  }
  /// The least size of the panel, in points; zero for that of its content.
  open var minSize = CGSize.zero {
    didSet { setNeedsLayout() }
  }
  /// Whether the panel is as wide as high.
  open var isSquare = false {
    didSet { setNeedsLayout() }
  }
  /// Whether a hidden panel leaves its view; false at first, and true for
  /// `showAdded(to:animated:)`.
  open var removeFromSuperViewOnHide = false
  /// Called each time the panel is hidden, before the delegate.
  open var completionBlock: (() -> Void)?
  /// Hears that the panel is hidden; not retained.
  open weak var delegate: (any MBProgressHUDDelegate)?

  /// The parts of the panel; texts and a button that say nothing take no room.
  public let label = UILabel()
  public let detailsLabel = UILabel()
  public let button = UIButton(type: .custom)
  public let bezelView = MBBackgroundView(frame: .zero)
  public let backgroundView = MBBackgroundView(frame: .zero)

  private var sign: UIView?

  /// Shows a panel in a view.
  @discardableResult
  open class func showAdded(to view: UIView, animated: Bool) -> Self {
    let hud = Self(view: view)
    hud.removeFromSuperViewOnHide = true
    view.addSubview(hud)
    hud.show(animated: animated)
    return hud
  }

  /// Hides the panel of a view; returns false where there is none.
  @discardableResult
  open class func hide(for view: UIView, animated: Bool) -> Bool {
    guard let hud = forView(view) else { return false }
    hud.removeFromSuperViewOnHide = true
    hud.hide(animated: animated)
    return true
  }

  /// Returns the panel of a view that is in front.
  open class func forView(_ view: UIView) -> MBProgressHUD? {
    view.subviews.last { $0 is MBProgressHUD } as? MBProgressHUD
  }

  /// Makes a panel as large as a view, clear until it is shown; the view is not given it.
  public required init(view: UIView) {
    super.init(frame: view.bounds)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    alpha = 0
    backgroundView.style = .solidColor
    backgroundView.color = .clear
    bezelView.layer.cornerRadius = 5
    label.font = .boldSystemFont(ofSize: 16)
    detailsLabel.font = .boldSystemFont(ofSize: 12)
    detailsLabel.numberOfLines = 0
    button.titleLabel?.font = .boldSystemFont(ofSize: 12)
    button.layer.borderWidth = 1
    for text in [label, detailsLabel] { text.textAlignment = .center }
    addSubview(backgroundView)
    addSubview(bezelView)
    for view in [label, detailsLabel, button] { bezelView.addSubview(view) }
    showSign()
  }

  private func showSign() {
    sign?.removeFromSuperview()
    switch mode {
    case .indeterminate:
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.startAnimating()
      sign = wheel
    case .determinate, .annularDeterminate:
      sign = ProgressRing(radius: 16, width: mode == .determinate ? 2 : 4)
    case .determinateHorizontalBar:
      let bar = UIProgressView(progressViewStyle: .bar)
      bar.bounds.size = CGSize(width: 120, height: 10)
      sign = bar
    case .customView: sign = customView
    case .text: sign = nil
    }
    if let sign { bezelView.addSubview(sign) }
    showColors()
    showProgress()
    setNeedsLayout()
  }

  private func showColors() {
    for text in [label, detailsLabel] { text.textColor = contentColor }
    button.setTitleColor(contentColor, for: .normal)
    button.layer.borderColor = contentColor.cgColor
    (sign as? UIActivityIndicatorView)?.color = contentColor
    (sign as? ProgressRing)?.color = contentColor
    (sign as? UIProgressView)?.progressTintColor = contentColor
    if mode == .customView { sign?.tintColor = contentColor }
  }

  private func showProgress() {
    (sign as? ProgressRing)?.progress = CGFloat(progress)
    (sign as? UIProgressView)?.progress = progress
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    let gap: CGFloat = 4
    let most = bounds.width - 4 * margin
    var parts: [(view: UIView, size: CGSize)] = []
    if let sign {
      let own = sign.intrinsicContentSize
      parts.append((sign, own.width > 0 && own.height > 0 ? own : sign.bounds.size))
    }
    for text in [label, detailsLabel] where text.text?.isEmpty == false {
      parts.append((text, text.sizeThatFits(CGSize(width: most, height: bounds.height))))
    }
    button.isHidden = button.title(for: .normal)?.isEmpty ?? true
    if !button.isHidden {
      var size = button.intrinsicContentSize
      size.width += 20
      button.layer.cornerRadius = (size.height / 2).rounded(.up)
      parts.append((button, size))
    }
    let height = parts.reduce(0) { $0 + $1.size.height } + gap * CGFloat(max(0, parts.count - 1))
    let width = parts.map(\.size.width).max() ?? 0
    var size = CGSize(
      width: max(minSize.width, width + 2 * margin),
      height: max(minSize.height, height + 2 * margin)
    )
    if isSquare {
      let side = max(size.width, size.height)
      size = CGSize(width: side, height: side)
    }
    bezelView.bounds.size = size
    bezelView.center = CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y)
    var y = (size.height - height) / 2
    for (view, own) in parts {
      view.bounds.size = own
      view.center = CGPoint(x: size.width / 2, y: y + own.height / 2)
      y += own.height + gap
    }
  }

  /// Shows the panel.
  open func show(animated: Bool) {
    setNeedsLayout()
    layoutIfNeeded()
    let start: CGFloat =
      animationType == .zoomOut ? 1.5 : animationType == .fade ? 1 : 0.5
    bezelView.transform = animated ? CGAffineTransform(scaleX: start, y: start) : .identity
    let changes = { [self] in
      bezelView.transform = .identity
      alpha = 1
    }
    guard animated else { return changes() }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .beginFromCurrentState, animations: changes)
  }

  /// Hides the panel.
  open func hide(animated: Bool) {
    let end: CGFloat =
      animationType == .zoomIn ? 1.5 : animationType == .fade ? 1 : 0.5
    let finish = { [self] in
      alpha = 0
      if removeFromSuperViewOnHide { removeFromSuperview() }
      completionBlock?()
      delegate?.hudWasHidden(self)
    }
    guard animated else { return finish() }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .beginFromCurrentState,
      animations: { [self] in
        bezelView.transform = CGAffineTransform(scaleX: end, y: end)
        alpha = 0
      }, completion: { _ in finish() })
  }

  /// Hides the panel later.
  open func hide(animated: Bool, afterDelay delay: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      self?.hide(animated: animated)
    }
  }
}
