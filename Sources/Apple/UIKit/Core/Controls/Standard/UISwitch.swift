/// A thumb that stands left for off and right for on.
///
/// Source: Apple, UISwitch; sizes and times are those seen on iOS 13 to 18.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The colour of the track while the switch is on; `nil` for the system's green.
  open var onTintColor: UIColor? {
    didSet { showState() }
  }

  /// The colour of the thumb; `nil` for white.
  open var thumbTintColor: UIColor? {
    didSet { showState() }
  }

  /// The look asked for; a phone's switches slide, whatever is asked for.
  open var preferredStyle = Style.automatic

  /// The look: a thumb that slides.
  open var style: Style { .sliding }

  /// The image of a switch that is on, as it was before iOS 7; recorded only.
  open var onImage: UIImage?

  /// The image of a switch that is off, as it was before iOS 7; recorded only.
  open var offImage: UIImage?

  /// The words beside a switch on a Mac; recorded only.
  open var title: String?

  /// The looks of a switch.
  ///
  /// Source: Apple, UISwitch.Style.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  private var isOnValue = false
  /// Whether the switch was on when the finger came down.
  private var wasOn = false
  /// Whether the finger has pushed the thumb to the other side.
  private var isPushed = false

  private let track = UIView()
  private let thumb = UIView()

  /// Makes a switch at the upper left corner of a rectangle; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    begin()
  }

  /// Makes a switch at the origin, and takes what a storyboard says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UISwitch.self)
  }

  /// Whether the switch is on.
  open var isOn: Bool {
    get { isOnValue }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off without sending `valueChanged`.
  open func setOn(_ on: Bool, animated: Bool) {
    isOnValue = on
    showState(animated: animated)
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The size that constraints see, which ends before the frame does.
  open override var intrinsicContentSize: CGSize {
    alignmentRect(forFrame: CGRect(origin: .zero, size: Self.size)).size
  }

  /// The right edge stands 2 points in.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasOn = isOn
    isPushed = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x > Self.size.width / 2
    let previous = touch.previousLocation(in: self).x > Self.size.width / 2
    if isRight != previous, isRight != isOn {
      isPushed = true
      setOn(isRight, animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // A finger may move and lift in one event.
    if let touch { _ = continueTracking(touch, with: event) }
    if !isPushed, isTouchInside { setOn(!isOn, animated: true) }
    if isOn != wasOn { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) { setOn(wasOn, animated: true) }

  package override func stateChanged() {
    super.stateChanged()
    showState(animated: true)
  }

  private func begin() {
    super.frame.size = Self.size
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.borderWidth = 0.5
    thumb.layer.borderColor = UIColor(white: 0, alpha: 0.04).cgColor
    showState()
  }

  private func showState(animated: Bool = false) {
    guard animated, window != nil else { return place() }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: { self.place() })
  }

  private func place() {
    let width = Self.thumbSide + (isHighlighted ? Self.stretch : 0)
    let x = isOn ? Self.size.width - Self.margin - width : Self.margin
    thumb.frame = CGRect(x: x, y: Self.margin, width: width, height: Self.thumbSide)
    thumb.backgroundColor = thumbTintColor ?? .white
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : Self.offColor
    alpha = isEnabled ? 1 : Self.disabledAlpha
  }

  /// The size of the switch, the width of its rim, the thumb's width.
  ///
  /// *Units*: points.
  private static let size = CGSize(width: 51, height: 31)
  private static let margin: CGFloat = 2
  private static let thumbSide: CGFloat = 27
  /// How much longer the thumb is while a finger is on the switch.
  ///
  /// *Units*: points.
  private static let stretch: CGFloat = 7
  /// The duration of a change.
  ///
  /// *Units*: seconds.
  private static let duration: TimeInterval = 0.25
  private static let offColor: UIColor = {
    let light = CGColor(red: 0.914, green: 0.914, blue: 0.918, alpha: 1)
    let dark = CGColor(red: 57.0 / 255, green: 57.0 / 255, blue: 61.0 / 255, alpha: 1)
    return UIColor(.pair(light: light, dark: dark, elevated: dark))
  }()
  private static let disabledAlpha: CGFloat = 0.5

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUISwitch }
}
