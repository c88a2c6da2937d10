import UIKit

/// Whether what is behind a panel can be touched, and how dark it is.
///
/// Source: SVProgressHUD, SVProgressHUDMaskType.
public enum SVProgressHUDMaskType: UInt, Sendable {
  case none = 1
  case clear
  case black
  case gradient
  case custom
}

/// The colours of a panel.
public enum SVProgressHUDStyle: Int, Sendable { case light, dark, custom, automatic }

/// The sign of a panel that waits.
public enum SVProgressHUDAnimationType: UInt, Sendable { case flat, native }

/// A panel in the middle of the screen that says that something is going on.
///
/// Source: SVProgressHUD 2, SVProgressHUD.
@preconcurrency @MainActor
open class SVProgressHUD: UIView {
  private static var shared: SVProgressHUD {
    LayerRuntime.current.stage.part { SVProgressHUD(frame: .zero) }
  }

  private var maskType = SVProgressHUDMaskType.none
  private var style = SVProgressHUDStyle.light
  private var animationType = SVProgressHUDAnimationType.flat
  private var ownForeground: UIColor?
  private var ownBackground: UIColor?
  private var layerColor = UIColor(white: 0, alpha: 0.4)
  private var font = UIFont.preferredFont(forTextStyle: .subheadline)
  private var cornerRadius: CGFloat = 14
  private var ringThickness: CGFloat = 2
  private var minimumSize = CGSize.zero
  private var shortest: TimeInterval = 5
  private var longest = TimeInterval.greatestFiniteMagnitude
  private var offset = UIOffset.zero
  private weak var container: UIView?

  private let panel = UIView()
  private let label = UILabel()
  private var sign: UIView?
  private var activities = 0
  /// Counts what was shown, so that a delayed end belongs to one of them.
  private var turn = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.clipsToBounds = true
    label.numberOfLines = 0
    label.textAlignment = .center
    addSubview(panel)
    panel.addSubview(label)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    maskType == .none ? nil : self
  }

  // MARK: Looks

  /// Sets the colours of panels that are shown from now on; `light` at first.
  open class func setDefaultStyle(_ style: SVProgressHUDStyle) { shared.style = style }
  /// Sets what covers the views behind a panel, which keeps touches from them; `none` at first.
  ///
  /// A `gradient` is drawn as `black` is.
  open class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) {
    shared.maskType = maskType
  }
  /// Sets the sign of panels that wait: a ring at first, or UIKit's wheel.
  open class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {
    shared.animationType = type
  }
  /// Sets the colour of text and sign, and the style `custom`.
  open class func setForegroundColor(_ color: UIColor) {
    shared.ownForeground = color
    shared.style = .custom
  }
  /// Sets the colour of the panel, and the style `custom`.
  open class func setBackgroundColor(_ color: UIColor) {
    shared.ownBackground = color
    shared.style = .custom
  }
  /// Sets the colour behind a panel of the mask `custom`; at first black with an alpha of 0.4.
  open class func setBackgroundLayerColor(_ color: UIColor) { shared.layerColor = color }
  /// Sets the font of the text; at first that of subheadlines.
  open class func setFont(_ font: UIFont) { shared.font = font }
  /// Sets the radius of the panel's corners, in points; 14 at first.
  open class func setCornerRadius(_ cornerRadius: CGFloat) { shared.cornerRadius = cornerRadius }
  /// Sets how wide the line of rings is, in points; 2 at first.
  open class func setRingThickness(_ ringThickness: CGFloat) {
    shared.ringThickness = ringThickness
  }
  /// Sets the least size of the panel, in points; zero at first.
  open class func setMinimumSize(_ minimumSize: CGSize) { shared.minimumSize = minimumSize }
  /// Sets how many seconds an image with a text stands at least; 5 at first.
  open class func setMinimumDismissTimeInterval(_ interval: TimeInterval) {
    shared.shortest = interval
  }
  /// Sets how many seconds an image with a text stands at most; without an end at first.
  open class func setMaximumDismissTimeInterval(_ interval: TimeInterval) {
    shared.longest = interval
  }
  /// Moves panels from the middle of their view, in points, from when they are laid out next.
  open class func setOffsetFromCenter(_ offset: UIOffset) { shared.offset = offset }
  /// Brings panels back to the middle of their view, from when they are laid out next.
  open class func resetOffsetFromCenter() { shared.offset = .zero }
  /// Sets the view in which panels are shown, which is not retained; `nil` is the key window.
  open class func setContainerView(_ containerView: UIView?) { shared.container = containerView }

  // MARK: Showing

  /// Shows a sign that turns until the panel is dismissed.
  open class func show() { show(withStatus: nil) }

  /// Shows a sign that turns above a text until the panel is dismissed; without text for `nil`.
  open class func show(withStatus status: String?) {
    shared.appear(shared.waitingSign(), status, lasting: nil)
  }

  /// Shows a ring as full as a number from 0 to 1, without a text.
  open class func showProgress(_ progress: Float) { showProgress(progress, status: nil) }

  /// Shows a ring as full as a number from 0 to 1.
  open class func showProgress(_ progress: Float, status: String?) {
    let ring =
      shared.sign as? ProgressRing
      ?? ProgressRing(radius: status == nil ? 24 : 18, width: shared.ringThickness)
    ring.color = shared.foreground
    ring.progress = CGFloat(progress)
    shared.appear(ring, status, lasting: nil)
  }

  /// Shows an i in a circle and a text, as long as it takes to read it.
  open class func showInfo(withStatus status: String?) { show("info.circle", status) }
  /// Shows a tick in a circle and a text, as long as it takes to read it.
  open class func showSuccess(withStatus status: String?) { show("checkmark.circle", status) }
  /// Shows a cross in a circle and a text, as long as it takes to read it.
  open class func showError(withStatus status: String?) { show("xmark.circle", status) }

  private class func show(_ symbol: String, _ status: String?) {
    let size = UIImage.SymbolConfiguration(pointSize: 24, weight: .light)
    show(UIImage(systemName: symbol, withConfiguration: size) ?? UIImage(), status: status)
  }

  /// Shows an image and a text as long as it takes to read it.
  open class func show(_ image: UIImage, status: String?) {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.bounds.size = CGSize(width: 28, height: 28)
    view.tintColor = shared.foreground
    shared.appear(view, status, lasting: displayDuration(for: status))
  }

  /// Returns how long a text is shown, in seconds.
  open class func displayDuration(for string: String?) -> TimeInterval {
    min(max(Double(string?.count ?? 0) * 0.06 + 0.5, shared.shortest), shared.longest)
  }

  /// Changes the text of the panel, which takes the size for it.
  open class func setStatus(_ status: String?) {
    shared.label.text = status
    shared.arrange()
  }

  /// Returns true from when a panel begins to come until it begins to go.
  open class func isVisible() -> Bool { shared.superview != nil && shared.panel.alpha > 0 }

  /// Ends one of several activities.
  open class func popActivity() {
    shared.activities = max(0, shared.activities - 1)
    if shared.activities == 0 { dismiss() }
  }

  /// Hides the panel, however many activities are not ended.
  open class func dismiss() { shared.leave(after: 0, nil) }
  /// Hides the panel and calls a closure when it is gone; not where another is shown meanwhile.
  open class func dismiss(completion: (() -> Void)?) { shared.leave(after: 0, completion) }
  /// Hides the panel after some seconds, unless another is shown until then.
  open class func dismiss(withDelay delay: TimeInterval) { shared.leave(after: delay, nil) }
  /// Hides the panel after some seconds and calls a closure; neither where another is shown until
  /// then.
  open class func dismiss(withDelay delay: TimeInterval, completion: (() -> Void)?) {
    shared.leave(after: delay, completion)
  }

  // MARK: Motion

  private var isDark: Bool {
    style == .dark || style == .automatic && traitCollection.userInterfaceStyle == .dark
  }
  private var foreground: UIColor {
    style == .custom ? ownForeground ?? .black : isDark ? .white : .black
  }
  private var background: UIColor {
    style == .custom ? ownBackground ?? .white : isDark ? .black : .white
  }

  private func waitingSign() -> UIView {
    if animationType == .native {
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.color = foreground
      wheel.startAnimating()
      return wheel
    }
    let ring = ProgressRing(radius: 18, width: ringThickness)
    ring.color = foreground
    ring.turn()
    return ring
  }

  private func appear(_ sign: UIView, _ status: String?, lasting seconds: TimeInterval?) {
    turn += 1
    if seconds == nil { activities += 1 }
    if self.sign !== sign {
      self.sign?.removeFromSuperview()
      panel.addSubview(sign)
      self.sign = sign
    }
    label.text = status
    label.font = font
    label.textColor = foreground
    panel.backgroundColor = background
    panel.layer.cornerRadius = cornerRadius
    guard let room = container ?? UIApplication.shared.keyWindow else { return }
    let isNew = superview == nil
    if superview !== room {
      frame = room.bounds
      room.addSubview(self)
    }
    room.bringSubviewToFront(self)
    arrange()
    if isNew {
      backgroundColor = .clear
      panel.alpha = 0
      panel.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
    }
    UIView.animate(
      withDuration: 0.15, delay: 0,
      options: [.allowUserInteraction, .curveEaseIn, .beginFromCurrentState]
    ) {
      self.panel.transform = .identity
      self.panel.alpha = 1
      switch self.maskType {
      case .none, .clear: self.backgroundColor = .clear
      case .black, .gradient: self.backgroundColor = UIColor(white: 0, alpha: 0.4)
      case .custom: self.backgroundColor = self.layerColor
      }
    }
    if let seconds { leave(after: seconds, nil) }
  }

  private func arrange() {
    let (side, gap): (CGFloat, CGFloat) = (12, 8)
    let text = label.text?.isEmpty == false
    let words = text ? label.sizeThatFits(CGSize(width: 200, height: 300)) : .zero
    let image = sign?.bounds.size ?? .zero
    panel.bounds.size = CGSize(
      width: max(minimumSize.width, max(words.width, image.width) + 2 * side),
      height: max(
        minimumSize.height, image.height + words.height + 2 * side + (text ? gap : 0)))
    panel.center = CGPoint(x: bounds.midX + offset.horizontal, y: bounds.midY + offset.vertical)
    let height = image.height + (text ? gap + words.height : 0)
    let top = (panel.bounds.height - height) / 2
    sign?.center = CGPoint(x: panel.bounds.midX, y: top + image.height / 2)
    label.frame = CGRect(
      x: (panel.bounds.width - words.width) / 2, y: top + height - words.height,
      width: words.width, height: words.height)
  }

  private func leave(after delay: TimeInterval, _ completion: (() -> Void)?) {
    let own = turn
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [self] in
      guard own == turn else { return }
      activities = 0
      guard superview != nil else {
        completion?()
        return
      }
      UIView.animate(
        withDuration: 0.15, delay: 0,
        options: [.allowUserInteraction, .curveEaseOut, .beginFromCurrentState],
        animations: { [self] in
          panel.transform = CGAffineTransform(scaleX: 1 / 1.3, y: 1 / 1.3)
          panel.alpha = 0
          backgroundColor = .clear
        },
        completion: { [self] _ in
          if own == turn {
            removeFromSuperview()
            sign?.removeFromSuperview()
            sign = nil
            panel.transform = .identity
          }
          completion?()
        })
    }
  }
}
