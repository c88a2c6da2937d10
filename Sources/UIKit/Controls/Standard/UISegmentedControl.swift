/// Titles or images side by side, one of which can be selected.
///
/// Source: Apple, UISegmentedControl; sizes and times are those seen on iOS 13 to 18.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` while no segment is selected.
  public static let noSegment = -1

  /// Whether the selection ends as soon as the finger has lifted.
  open var isMomentary = false

  /// The colour behind the selected segment; `nil` for white.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  private var chosen = UISegmentedControl.noSegment
  private var segments: [Segment] = []
  private let plate = UIView()

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a control without segments; there are no archives to read one from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UISegmentedControl.self)
  }

  /// Makes a control whose segments show texts (`String`) or images (`UIImage`), in its own size.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      if let image = item as? UIImage {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: item as? String ?? "\(item)", at: index, animated: false)
      }
    }
    frame.size = intrinsicContentSize
  }

  open var numberOfSegments: Int { segments.count }

  /// The number of the selected segment, from the left; `noSegment` for none.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        raise(
          .invalidArgument,
          "segment index \(newValue) out of range (number of segments \(segments.count))")
      }
      chosen = newValue
      setNeedsLayout()
    }
  }

  /// Inserts a segment before another one or after all, without an animation.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment).label.text = title
  }

  /// Inserts a segment before another one or after all, without an animation.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment).picture.image = image
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let gone = segments.remove(at: segment)
    for view in [gone.label, gone.picture, gone.line] { view.removeFromSuperview() }
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
    contentChanged()
  }

  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].label.text = title
    segments[segment].picture.image = nil
    contentChanged()
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label.text : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].picture.image = image
    segments[segment].label.text = nil
    contentChanged()
  }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map(\.width).max() ?? 0
    return CGSize(
      width: (widest + 2 * Self.padding) * CGFloat(segments.count), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    segment(at: touch) != nil
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, let index = segment(at: touch), isMomentary || index != chosen
    else { return }
    let isFirst = chosen == Self.noSegment
    chosen = index
    if window != nil, !isFirst, !isMomentary {
      UIView.animate(
        withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
        animations: { self.place() })
    } else {
      setNeedsLayout()
    }
    send([.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { chosen = Self.noSegment }
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : Self.disabledAlpha
  }

  private func begin() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.radius
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = Self.radius - Self.margin / 2
    plate.layer.borderWidth = 0.5
    plate.layer.borderColor = UIColor(white: 0, alpha: 0.04).cgColor
    plate.isHidden = true
    addSubview(plate)
  }

  private func insert(at index: Int) -> Segment {
    let segment = Segment()
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if chosen >= place { chosen += 1 }
    segment.label.textAlignment = .center
    segment.picture.contentMode = .center
    segment.line.backgroundColor = .separator
    insertSubview(segment.line, at: 0)
    for view in [segment.label, segment.picture] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    contentChanged()
    return segment
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func segment(at touch: UITouch) -> Int? {
    guard !segments.isEmpty, bounds.width > 0 else { return nil }
    let index = Int(
      saturating: touch.location(in: self).x / (bounds.width / CGFloat(segments.count)))
    return segments.indices.contains(index) ? index : nil
  }

  private func place() {
    let width = bounds.width / CGFloat(max(1, segments.count))
    for (index, segment) in segments.enumerated() {
      let cell = CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
      segment.label.font = .systemFont(
        ofSize: Self.fontSize, weight: index == chosen ? .semibold : .medium)
      segment.label.frame = onPixels(cell.insetBy(dx: Self.margin, dy: 0))
      segment.picture.frame = onPixels(cell)
      segment.line.frame = CGRect(
        x: cell.minX - 0.5, y: bounds.height * 0.25, width: 1, height: bounds.height * 0.5)
      segment.line.alpha = index == 0 || index == chosen || index == chosen + 1 ? 0 : 1
    }
    plate.isHidden = chosen == Self.noSegment
    plate.backgroundColor = selectedSegmentTintColor ?? Self.plateColor
    if chosen != Self.noSegment {
      plate.frame = CGRect(x: width * CGFloat(chosen), y: 0, width: width, height: bounds.height)
        .insetBy(dx: Self.margin, dy: Self.margin)
    }
  }

  /// The plate below the chosen segment: white in light, grey in dark.
  private static let plateColor: UIColor = {
    let dark = CGColor(red: 99.0 / 255, green: 99.0 / 255, blue: 102.0 / 255, alpha: 1)
    return UIColor(.pair(light: CGColor(gray: 1, alpha: 1), dark: dark, elevated: dark))
  }()

  /// The sizes of the control and its parts.
  ///
  /// Units: points.
  private static let height: CGFloat = 32
  private static let radius: CGFloat = 8
  private static let margin: CGFloat = 2
  private static let padding: CGFloat = 10
  private static let fontSize: CGFloat = 13
  /// The duration of a change of the selection.
  ///
  /// Units: seconds.
  ///
  /// Unspecified by Apple: chosen.
  private static let duration: TimeInterval = 0.3
  private static let disabledAlpha: CGFloat = 0.5
}

/// The views of one segment.
@MainActor
private struct Segment {
  let label = UILabel()
  let picture = UIImageView()
  /// The line between this segment and the one before.
  let line = UIView()

  /// The width of the content.
  ///
  /// Units: points.
  var width: CGFloat {
    if let image = picture.image { return image.size.width }
    let measured = UILabel()
    measured.font = .systemFont(ofSize: 13, weight: .semibold)
    measured.text = label.text
    return measured.sizeThatFits(.zero).width
  }
}
