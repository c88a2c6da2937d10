/// A thumb on a track, whose place stands for a number.
///
/// Source: Apple, UISlider; sizes are those seen on iOS 14 to 18.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// How the slider should look on a Mac; here it looks as on a tablet.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// The value at the left end.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      setValue(value, animated: false)
    }
  }

  /// The value at the right end.
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      setValue(value, animated: false)
    }
  }

  /// Whether `valueChanged` is sent while the finger moves, and not only when it lifts.
  open var isContinuous = true

  /// The colour of the track left of the thumb; `nil` for the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet { showColors() }
  }

  /// The colour of the track right of the thumb; `nil` for the system's fill.
  open var maximumTrackTintColor: UIColor? {
    didSet { showColors() }
  }

  /// The colour of the thumb; `nil` for white.
  open var thumbTintColor: UIColor? {
    didSet { showColors() }
  }

  /// The image at the left end; `nil` for none.
  open var minimumValueImage: UIImage? {
    didSet { imagesChanged() }
  }

  /// The image at the right end; `nil` for none.
  open var maximumValueImage: UIImage? {
    didSet { imagesChanged() }
  }

  /// The images set in place of thumb and track.
  var images = SliderImages()

  private var number: Float = 0
  /// How far right of the thumb's middle the finger came down.
  ///
  /// *Units*: points.
  private var grip: CGFloat = 0

  private let leftTrack = UIView()
  private let rightTrack = UIView()
  private let thumb = UIView()

  /// Makes a slider with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a slider with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UISlider.self)
  }

  /// The number at which the thumb stands, kept between the two ends.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value without sending `valueChanged`.
  open func setValue(_ value: Float, animated: Bool) {
    number = min(max(value, minimumValue), maximumValue)
    guard animated, window != nil else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(withDuration: Self.duration) { self.place() }
  }

  /// Returns the rectangle of the track in some bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { $0.size.width + Self.gap } ?? 0
    let right = maximumValueImage.map { $0.size.width + Self.gap } ?? 0
    return CGRect(
      x: bounds.minX + Self.margin + left, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - 2 * Self.margin - left - right), height: Self.trackHeight)
  }

  /// Returns the rectangle of the image at the left end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the image at the right end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let size = thumbSize
    let way = max(0, rect.width - size.width)
    return CGRect(
      x: rect.minX + way * share, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The size that constraints see, which is lower than the frame.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height - alignmentRectInsets.bottom)
  }

  /// The frame reaches 2 points beyond what constraints see at both ends, and 1 below it.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  /// Returns true when the finger came down on the thumb or near it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let place = touch.location(in: self)
    guard thumb.frame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place) else {
      return false
    }
    grip = place.x - thumb.center.x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = trackRect(forBounds: bounds)
    let way = rect.width - thumbSize.width
    guard way > 0 else { return true }
    let x = touch.location(in: self).x - grip - thumbSize.width / 2 - rect.minX
    let old = value
    value = minimumValue + Float(x / way) * (maximumValue - minimumValue)
    if isContinuous, value != old { send(.valueChanged, with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // A finger may move and lift in one event.
    if let touch, touch.previousLocation(in: self) != touch.location(in: self) {
      _ = continueTracking(touch, with: event)
    }
    if !isContinuous { send(.valueChanged, with: event) }
  }

  package override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : Self.disabledAlpha
    if images.isUsed { showColors() }
  }

  /// The size of the thumb or of its image.
  private var thumbSize: CGSize {
    images.thumb(in: state)?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
  }

  private func imagesChanged() {
    images.isUsed = true
    showColors()
    setNeedsLayout()
  }

  /// Shows changed images of thumb or track.
  func changeImages(_ change: (inout SliderImages) -> Void) {
    change(&images)
    imagesChanged()
  }

  private func begin() {
    for view in [rightTrack, leftTrack, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for view in [rightTrack, leftTrack] { view.layer.cornerRadius = Self.trackHeight / 2 }
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.borderWidth = 0.5
    thumb.layer.borderColor = UIColor(white: 0, alpha: 0.1).cgColor
    showColors()
  }

  private func showColors() {
    leftTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    rightTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    if images.isUsed {
      images.show(of: self, left: leftTrack, right: rightTrack, thumb: thumb)
    }
  }

  private func place() {
    let rect = trackRect(forBounds: bounds)
    thumb.frame = thumbRect(forBounds: bounds, trackRect: rect, value: value)
    let middle = thumb.frame.midX
    leftTrack.frame = CGRect(
      x: rect.minX, y: rect.minY, width: max(0, middle - rect.minX), height: rect.height)
    rightTrack.frame = CGRect(
      x: middle, y: rect.minY, width: max(0, rect.maxX - middle), height: rect.height)
    if images.isUsed { images.place(in: self, left: leftTrack, right: rightTrack, thumb: thumb) }
  }

  /// The sizes of the slider and its parts.
  ///
  /// *Units*: points.
  private static let height: CGFloat = 31
  private static let margin: CGFloat = 2
  /// The space between the images at the ends and the track.
  ///
  /// Unspecified by Apple: chosen.
  private static let gap: CGFloat = 8
  private static let trackHeight: CGFloat = 4
  private static let thumbSide: CGFloat = 28
  /// The distance from the thumb at which a finger still takes it.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple: chosen.
  private static let reach: CGFloat = 10
  /// The duration of an animated change.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  private static let duration: TimeInterval = 0.25
  private static let disabledAlpha: CGFloat = 0.5

  /// Shows an image in place of the thumb in a state; `nil` for the system's thumb.
  ///
  /// Source: Apple, UISlider.setThumbImage(_:for:).
  open func setThumbImage(_ image: UIImage?, for state: State) {
    changeImages { $0.thumbs[state.rawValue] = image }
  }

  /// Shows an image in place of the track left of the thumb in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    changeImages { $0.minimumTracks[state.rawValue] = image }
  }

  /// Shows an image in place of the track right of the thumb in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    changeImages { $0.maximumTracks[state.rawValue] = image }
  }

  /// Returns the image that was set for the thumb in a state.
  open func thumbImage(for state: State) -> UIImage? { images.thumbs[state.rawValue] }

  /// Returns the image that was set for the track left of the thumb in a state.
  open func minimumTrackImage(for state: State) -> UIImage? {
    images.minimumTracks[state.rawValue]
  }

  /// Returns the image that was set for the track right of the thumb in a state.
  open func maximumTrackImage(for state: State) -> UIImage? {
    images.maximumTracks[state.rawValue]
  }

  /// The image that the thumb shows now; `nil` for the system's thumb.
  open var currentThumbImage: UIImage? { images.thumb(in: state) }

  /// The image that the track left of the thumb shows now.
  open var currentMinimumTrackImage: UIImage? { SliderImages.image(images.minimumTracks, state) }

  /// The image that the track right of the thumb shows now.
  open var currentMaximumTrackImage: UIImage? { SliderImages.image(images.maximumTracks, state) }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUISlider }
}
