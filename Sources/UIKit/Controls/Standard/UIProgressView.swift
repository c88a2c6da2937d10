/// A bar that fills from the left.
///
/// Source: Apple, UIProgressView; sizes are those seen on iOS 14 to 18.
@MainActor
open class UIProgressView: UIView {
  /// What the bar is meant for.
  public enum Style: Int, Sendable {
    case `default`
    /// At the edge of another bar: lower, without round ends.
    case bar
  }

  public let progressViewStyle: Style

  /// The colour of what is done; the tint where absent.
  open var progressTintColor: UIColor? {
    didSet { showColors() }
  }

  /// The colour of what is left to do.
  open var trackTintColor: UIColor? {
    didSet { showColors() }
  }

  private var share: Float = 0
  private let bar = UIView()

  /// A bar of the given place and width.
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    begin()
  }

  /// As Apple's, for archives, of which there are none: a bar of no size at the origin.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    begin()
  }

  /// A bar of no width at the origin.
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: .zero)
    begin()
    frame.size.height = height
  }

  /// How much is done. Units: 0...1.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }

  /// Units: 0...1.
  open func setProgress(_ progress: Float, animated: Bool) {
    share = min(max(progress, 0), 1)
    guard animated, window != nil else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(withDuration: Self.duration) { self.place() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func begin() {
    clipsToBounds = true
    addSubview(bar)
    showColors()
  }

  private func showColors() {
    bar.backgroundColor = progressTintColor ?? tintColor
    backgroundColor = trackTintColor ?? .systemFill
  }

  private func place() {
    layer.cornerRadius = progressViewStyle == .default ? bounds.height / 2 : 0
    bar.layer.cornerRadius = layer.cornerRadius
    bar.frame = CGRect(
      x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)
  }

  /// Units: points.
  private var height: CGFloat { progressViewStyle == .default ? 4 : 2.5 }

  /// Unspecified by Apple. Units: seconds.
  private static let duration: TimeInterval = 0.25
}
