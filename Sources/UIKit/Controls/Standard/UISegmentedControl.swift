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

  /// Whether each segment is as wide as its own content asks for, and not all as the widest.
  ///
  /// Source: Apple, UISegmentedControl.apportionsSegmentWidthsByContent.
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentChanged() }
  }

  /// The looks of titles and the images set in place of the control's own.
  var looks = SegmentLooks()

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

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].picture.image : nil
  }

  /// Gives a segment a width in points; 0 for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].ownWidth = width
    contentChanged()
  }

  /// Returns the width that was given to a segment; 0 for that of its content.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].ownWidth : 0
  }

  /// Lets a segment be chosen by a finger, or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    setNeedsLayout()
  }

  /// Returns true where a finger can choose a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Moves the content of a segment by points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].offset = offset
    setNeedsLayout()
  }

  /// Returns by how much the content of a segment is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].offset : .zero
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
    CGSize(width: wantedWidths.reduce(0, +), height: Self.height)
  }

  /// The widths that the segments ask for.
  private var wantedWidths: [CGFloat] {
    let own = segments.map { $0.width(looks) + 2 * Self.padding }
    let widest = own.max() ?? 0
    return zip(segments, own).map { segment, width in
      segment.ownWidth > 0
        ? segment.ownWidth : apportionsSegmentWidthsByContent ? width : widest
    }
  }

  /// The places of the segments, which share the control's width as they ask for it.
  private var cells: [CGRect] {
    let count = CGFloat(max(1, segments.count))
    let hasOwn = apportionsSegmentWidthsByContent || segments.contains { $0.ownWidth > 0 }
    let wanted = hasOwn ? wantedWidths : []
    let total = wanted.reduce(0, +)
    var edge: CGFloat = 0
    return segments.indices.map { index in
      let width =
        hasOwn && total > 0 ? wanted[index] * bounds.width / total : bounds.width / count
      defer { edge += width }
      let start = hasOwn ? edge : width * CGFloat(index)
      return CGRect(x: start, y: 0, width: width, height: bounds.height)
    }
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
    let x = touch.location(in: self).x
    return cells.firstIndex { x >= $0.minX && x < $0.maxX }
      .flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  /// Changes the looks of titles or the images in place of the control's own.
  func changeLooks(_ change: (inout SegmentLooks) -> Void) {
    change(&looks)
    contentChanged()
  }

  private func place() {
    let cells = cells
    for (index, segment) in segments.enumerated() {
      let cell = cells[index]
      let font = UIFont.systemFont(
        ofSize: Self.fontSize, weight: index == chosen ? .semibold : .medium)
      let content = cell.offsetBy(dx: segment.offset.width, dy: segment.offset.height)
      segment.label.frame = onPixels(content.insetBy(dx: Self.margin, dy: 0))
      segment.picture.frame = onPixels(content)
      let state = state(ofSegment: index)
      looks.show(segment.label, in: state, font)
      segment.label.isEnabled = segment.isEnabled
      segment.picture.alpha = segment.isEnabled ? 1 : Self.disabledAlpha
      segment.line.frame = CGRect(
        x: cell.minX - 0.5, y: bounds.height * 0.25, width: 1, height: bounds.height * 0.5)
      segment.line.alpha = index == 0 || index == chosen || index == chosen + 1 ? 0 : 1
    }
    plate.isHidden = chosen == Self.noSegment
    plate.backgroundColor = selectedSegmentTintColor ?? Self.plateColor
    if chosen != Self.noSegment {
      plate.frame = cells[chosen].insetBy(dx: Self.margin, dy: Self.margin)
    }
    guard looks.hasImages else { return }
    looks.showImages(
      in: self, at: cells, states: segments.indices.map(state(ofSegment:)), plate: plate)
    for segment in segments { segment.line.alpha = 0 }
  }

  private func state(ofSegment index: Int) -> State {
    var state: State = index == chosen ? .selected : .normal
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    return state
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
  /// The width that was asked for; 0 for that of the content.
  var ownWidth: CGFloat = 0
  var isEnabled = true
  var offset = CGSize.zero

  /// Returns the width of the content.
  ///
  /// Units: points.
  @MainActor
  func width(_ looks: SegmentLooks) -> CGFloat {
    if let image = picture.image { return image.size.width }
    let measured = UILabel()
    measured.font = .systemFont(ofSize: 13, weight: .semibold)
    measured.text = label.text
    looks.show(measured, in: .selected, measured.font)
    return measured.sizeThatFits(.zero).width
  }
}
