/// Two buttons that decrease and increase a number.
///
/// Source: Apple, UIStepper; sizes are those seen on iOS 13 to 18.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Whether `valueChanged` is sent with every step, and not only when the finger lifts.
  open var isContinuous = true

  /// Whether steps repeat while the finger stays.
  open var autorepeat = true

  /// Whether a step beyond one end goes to the other end.
  open var wraps = false

  /// The lowest value, 0 by default; a lower `value` becomes this one.
  open var minimumValue = 0.0 {
    didSet { value = number }
  }

  /// The highest value, 100 by default; a higher `value` becomes this one.
  open var maximumValue = 100.0 {
    didSet { value = number }
  }

  /// The size of one step.
  open var stepValue = 1.0

  private var minus: [UInt: UIImage] = [:]
  private var plus: [UInt: UIImage] = [:]
  private var number = 0.0
  private var repeating: Timer?
  /// The half under the finger: −1, 1, or 0 for neither.
  private var direction = 0.0

  /// Makes a stepper at the upper left corner of a rectangle; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    begin()
  }

  /// Makes a stepper at the origin, and takes what a storyboard says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UIStepper.self)
  }

  /// The number, kept between the two ends.
  open var value: Double {
    get { number }
    set {
      number = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsDisplay()
    }
  }

  /// Shows an image in place of the minus; that of the normal state counts.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    minus[state.rawValue] = image
    setNeedsDisplay()
  }

  /// Returns the image in place of the minus.
  open func decrementImage(for state: UIControl.State) -> UIImage? { minus[state.rawValue] }

  /// Shows an image in place of the plus; that of the normal state counts.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    plus[state.rawValue] = image
    setNeedsDisplay()
  }

  /// Returns the image in place of the plus.
  open func incrementImage(for state: UIControl.State) -> UIImage? { plus[state.rawValue] }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = touch.location(in: self).x < bounds.midX ? -1 : 1
    step(isContinuous ? event : nil)
    if autorepeat {
      repeating = Timer.scheduledTimer(withTimeInterval: Self.wait, repeats: false) {
        [weak self] _ in self?.beginRepeating()
      }
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
    stopRepeating()
  }

  open override func cancelTracking(with event: UIEvent?) { stopRepeating() }

  override class var drawsOnBlack: Bool { false }

  open override func draw(_ rect: CGRect) {
    let middle = bounds.midY
    UIColor.separator.setFill()
    UIBezierPath(rect: CGRect(x: bounds.midX - 0.5, y: middle - 8, width: 1, height: 16)).fill()
    for (sign, x) in [(-1.0, bounds.width / 4), (1.0, bounds.width * 3 / 4)] {
      let isLive = isEnabled && (wraps || (sign < 0 ? value > minimumValue : value < maximumValue))
      (isLive ? UIColor.label : .tertiaryLabel).setFill()
      if let image = (sign < 0 ? minus : plus)[UIControl.State.normal.rawValue] {
        let place = CGPoint(x: x - image.size.width / 2, y: middle - image.size.height / 2)
        image.withTintColor(isLive ? tintColor : .tertiaryLabel).draw(at: place)
        continue
      }
      let half = Self.sign / 2
      UIBezierPath(rect: CGRect(x: x - half, y: middle - 0.75, width: Self.sign, height: 1.5))
        .fill()
      if sign > 0 {
        UIBezierPath(rect: CGRect(x: x - 0.75, y: middle - half, width: 1.5, height: Self.sign))
          .fill()
      }
    }
  }

  private func begin() {
    bounds.size = Self.size
    setBackground(.tertiarySystemFill)
    layer.cornerRadius = Self.radius
  }

  private func step(_ event: UIEvent?) {
    var next = number + direction * stepValue
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    let old = number
    value = next
    if number != old, isContinuous {
      send([.valueChanged, .primaryActionTriggered], with: event)
    }
  }

  private func beginRepeating() {
    step(nil)
    repeating = Timer.scheduledTimer(withTimeInterval: Self.pace, repeats: true) {
      [weak self] _ in self?.step(nil)
    }
  }

  private func stopRepeating() {
    repeating?.invalidate()
    repeating = nil
    direction = 0
  }

  /// The size of the stepper, the radius of its corners, the length of its signs.
  ///
  /// *Units*: points.
  private static let size = CGSize(width: 94, height: 32)
  private static let radius: CGFloat = 8
  private static let sign: CGFloat = 14
  /// How long a finger stays before steps repeat, and the time between them.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  private static let wait: TimeInterval = 0.5
  private static let pace: TimeInterval = 0.1

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIStepper }
}
