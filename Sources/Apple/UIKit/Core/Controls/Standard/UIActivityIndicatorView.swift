/// A wheel of spokes that turns while something goes on.
///
/// Source: Apple, UIActivityIndicatorView; sizes and times are those seen on iOS 13 to 18.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size and colour of the wheel.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    /// White and large, as on older systems.
    case whiteLarge = 0
    /// White and small, as on older systems.
    case white = 1
    /// Grey and small, as on older systems.
    case gray = 2
  }

  /// Sets the wheel's size, 20 × 20 points or 37 × 37 for the large ones, and the colour unless
  /// `color` is set.
  open var style: Style {
    didSet {
      bounds.size = side
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      wheel.setNeedsDisplay()
    }
  }

  /// Whether the wheel is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { showState() }
  }

  /// The colour of the spokes; setting it to `nil` brings back the style's.
  open var color: UIColor! {
    get { ownColor ?? styleColor }
    set {
      ownColor = newValue
      wheel.setNeedsDisplay()
    }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  private var ownColor: UIColor?
  /// The animation that turns the wheel; it never ends, and a scene comes to rest nevertheless.
  private var turning: AnimationBatch?
  /// The number of the brightest spoke.
  fileprivate var spoke = 0
  /// What shows the wheel in its own size, whatever room the view has.
  private let wheel = Wheel()

  /// Makes a medium wheel in the middle of a rectangle.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    begin()
  }

  /// Makes a medium wheel with what a storyboard says of it.
  public required init(coder: NSCoder) {
    style = .medium
    // A view is made of every coder; only its declaration says that it may fail.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    begin()
    fill(from: coder, in: UIActivityIndicatorView.self)
  }

  /// Makes a wheel of a style, in its own size, at the origin.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = side
    center = CGPoint(x: side.width / 2, y: side.height / 2)
    begin()
  }

  /// The old name of `init(style:)`.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// Shows the wheel and turns it, until `stopAnimating()`; nothing happens while it turns.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    showState()
    let batch = AnimationBatch(
      duration: Self.turn, curve: .linear, options: [.repeat], runtime: layer.runtime)
    batch.followers = [{ [weak self] progress in self?.show(progress) }]
    turning = batch
    layer.runtime.timeline.add(batch)
  }

  /// Holds the wheel, and hides it where `hidesWhenStopped`; nothing happens where it does not
  /// turn.
  open func stopAnimating() {
    guard isAnimating, let turning else { return }
    isAnimating = false
    self.turning = nil
    layer.runtime.timeline.remove(turning)
    showState()
  }

  open override var intrinsicContentSize: CGSize { side }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { side }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.bounds.size = side
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func begin() {
    isUserInteractionEnabled = false
    wheel.isOpaque = false
    addSubview(wheel)
    isHidden = true
  }

  private func showState() { isHidden = hidesWhenStopped && !isAnimating }

  private func show(_ progress: Double) {
    let now = Int(saturating: progress * Double(Self.spokes) + Self.slack) % Self.spokes
    guard now != spoke else { return }
    spoke = now
    wheel.setNeedsDisplay()
  }

  private var styleColor: UIColor {
    switch style {
    case .medium, .large, .gray: UIColor(white: 0.6, alpha: 1)
    case .white, .whiteLarge: .white
    }
  }

  /// The size of the wheel.
  ///
  /// *Units*: points.
  private var side: CGSize {
    switch style {
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    }
  }

  fileprivate static let spokes = 8
  /// The duration of one turn.
  ///
  /// *Units*: seconds.
  private static let turn: TimeInterval = 1
  /// How much the progress, a sum of frame times, may fall short of the next spoke.
  ///
  /// *Units*: spokes.
  private static let slack = 1e-6

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIActivityIndicatorView }
}

/// The spokes of a wheel.
private final class Wheel: UIView {
  override class var drawsOnBlack: Bool { false }

  override func draw(_ rect: CGRect) {
    guard let indicator = superview as? UIActivityIndicatorView, let color = indicator.color else {
      return
    }
    let side = bounds.width
    let spokes = UIActivityIndicatorView.spokes
    for index in 0..<spokes {
      let age = (indicator.spoke - index + spokes) % spokes
      let fade = 1 - CGFloat(age) / CGFloat(spokes)
      color.withAlphaComponent(Self.faintest + (1 - Self.faintest) * fade).setFill()
      let path = UIBezierPath(
        roundedRect: CGRect(
          x: -side * Self.width / 2, y: -side / 2, width: side * Self.width,
          height: side * Self.length),
        cornerRadius: side * Self.width / 2)
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(spokes)
      path.apply(
        CGAffineTransform(rotationAngle: angle).concatenating(
          CGAffineTransform(translationX: bounds.midX, y: bounds.midY)))
      path.fill()
    }
  }

  /// The width and length of a spoke, as shares of the wheel's width.
  private static let width: CGFloat = 0.12
  private static let length: CGFloat = 0.3
  /// The opacity of the faintest spoke.
  private static let faintest: CGFloat = 0.2
}
