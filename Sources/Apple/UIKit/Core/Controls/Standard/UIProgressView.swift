/// A bar that fills from the left.
///
/// Source: Apple, UIProgressView; sizes are those seen on iOS 14 to 18.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The look of the bar.
  public enum Style: Int, Sendable {
    case `default`
    /// For the edge of a toolbar: lower, with square ends.
    case bar
  }

  /// How high the bar is: 4 points by default, 2.5 for the edge of a toolbar.
  open var progressViewStyle: Style {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The colour of the part that is done; `nil` for the tint colour.
  open var progressTintColor: UIColor? {
    didSet { showColors() }
  }

  /// The colour of the part that is left; `nil` for the system's fill.
  open var trackTintColor: UIColor? {
    didSet { showColors() }
  }

  /// The image in place of the part that is done; it grows as the part does.
  open var progressImage: UIImage? {
    didSet { showColors() }
  }

  /// The image in place of the part that is left.
  open var trackImage: UIImage? {
    didSet { showColors() }
  }

  /// The progress that the bar shows until it is finished; it is looked at thirty times a second.
  open var observedProgress: Progress? {
    didSet { follow() }
  }

  private var looking: Timer?
  private var share: Float = 0
  private let bar = UIImageView()
  private let track = UIImageView()

  /// Makes a bar with a frame.
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    begin()
  }

  /// Makes a bar with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UIProgressView.self)
  }

  /// Makes a bar of a style at the origin, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: 150, height: height)
  }

  /// The share that is done.
  ///
  /// *Units*: 0...1.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the share that is done, in an animation if wanted.
  ///
  /// *Units*: 0...1.
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
    for view in [track, bar] { view.contentMode = .scaleToFill }
    addSubview(bar)
    showColors()
  }

  private func showColors() {
    bar.image = progressImage
    track.image = trackImage
    if trackImage != nil, track.superview == nil { insertSubview(track, at: 0) }
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    setBackground(trackImage == nil ? trackTintColor ?? .systemFill : nil)
  }

  private func follow() {
    looking?.invalidate()
    looking = nil
    guard let observedProgress else { return }
    progress = Float(observedProgress.fractionCompleted)
    guard !observedProgress.isFinished else { return }
    looking = Timer.scheduledTimer(withTimeInterval: Self.pace, repeats: true) {
      [weak self] timer in
      guard let self, let observedProgress = self.observedProgress else {
        return timer.invalidate()
      }
      let share = Float(observedProgress.fractionCompleted)
      if share != self.progress { self.setProgress(share, animated: true) }
      if observedProgress.isFinished { timer.invalidate() }
    }
  }

  /// The time between two looks at a progress, in seconds.
  private static let pace: TimeInterval = 1.0 / 30

  private func place() {
    layer.cornerRadius = progressViewStyle == .default ? bounds.height / 2 : 0
    bar.layer.cornerRadius = layer.cornerRadius
    track.frame = bounds
    bar.frame = CGRect(
      x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)
  }

  /// The height of the bar.
  ///
  /// *Units*: points.
  private var height: CGFloat { progressViewStyle == .default ? 4 : 2.5 }

  /// The duration of an animated change.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  private static let duration: TimeInterval = 0.25

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIProgressView }
}
