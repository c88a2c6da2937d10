/// Titles or images side by side, one of which can be selected.
///
/// Source: Apple, UISegmentedControl; sizes and times are those seen on iOS 13 to 18.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` while no segment is selected.
  public static let noSegment = -1

  // MARK: Options

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

  /// A segment by its place in the row.
  ///
  /// Source: Apple, UISegmentedControl.Segment.
  public enum Segment: Int, Sendable {
    /// Every segment.
    case any
    /// The first of several.
    case left
    /// One that has others on both sides.
    case center
    /// The last of several.
    case right
    /// The only one.
    case alone
  }

  // MARK: State

  /// How far the contents of segments are moved, by their places.
  ///
  /// *Units*: points.
  var adjustments: [Segment: UIOffset] = [:] {
    didSet { setNeedsLayout() }
  }

  /// The looks of titles and the images set in place of the control's own.
  var looks = SegmentLooks()

  /// The number of the selected segment; `noSegment` for none.
  private(set) var chosen = UISegmentedControl.noSegment
  /// The segments, from the left.
  var segments: [SegmentViews] = []
  /// Lies below the selected segment.
  let plate = UIView()

  // MARK: Making

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a control without segments, and takes what a storyboard says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UISegmentedControl.self)
  }

  /// Makes a control whose segments show texts (`String`) or images (`UIImage`), in its own size.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    begin()
    for (index, item) in (items ?? []).enumerated() {
      if let image = item as? UIImage {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: item as? String ?? "\(item)", at: index, animated: false)
      }
    }
    sizeToFit()
  }

  // MARK: Segments

  /// How many segments there are; 0 for a control made with a frame.
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

  /// Removes a segment at once, also where `animated`; a selection of it ends.
  ///
  /// A number that no segment has is the last one's.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let segment = known(segment) else { return }
    let gone = segments.remove(at: segment)
    for view in [gone.label, gone.picture, gone.line] { view.removeFromSuperview() }
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
    contentChanged()
  }

  /// Removes every segment, and with them the selection.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }

  /// Shows a text in a segment in place of its title or image; in the last one for a number
  /// that no segment has.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let segment = known(segment) else { return }
    segments[segment].label.text = title
    segments[segment].picture.image = nil
    contentChanged()
  }

  /// Returns the image of a segment; `nil` for one with a title, and without segments.
  open func imageForSegment(at segment: Int) -> UIImage? {
    known(segment).flatMap { segments[$0].picture.image }
  }

  /// Gives a segment a width in points; 0 for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard let segment = known(segment) else { return }
    segments[segment].ownWidth = width
    contentChanged()
  }

  /// Returns the width that was given to a segment; 0 for that of its content.
  open func widthForSegment(at segment: Int) -> CGFloat {
    known(segment).map { segments[$0].ownWidth } ?? 0
  }

  /// Lets a segment be chosen by a finger, or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard let segment = known(segment) else { return }
    segments[segment].isEnabled = enabled
    setNeedsLayout()
  }

  /// Returns true where a finger can choose a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    known(segment).map { segments[$0].isEnabled } ?? false
  }

  /// Moves the content of a segment by points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard let segment = known(segment) else { return }
    segments[segment].offset = offset
    setNeedsLayout()
  }

  /// Returns by how much the content of a segment is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    known(segment).map { segments[$0].offset } ?? .zero
  }

  /// Returns the title of a segment; `nil` for one with an image, and without segments.
  open func titleForSegment(at segment: Int) -> String? {
    known(segment).flatMap { segments[$0].label.text }
  }

  /// Shows an image in a segment in place of its title or image; in the last one for a number
  /// that no segment has.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let segment = known(segment) else { return }
    segments[segment].picture.image = image
    segments[segment].label.text = nil
    contentChanged()
  }

  // MARK: Layout

  /// The size that constraints see, which is lower than the frame.
  open override var intrinsicContentSize: CGSize {
    alignmentRect(forFrame: CGRect(origin: .zero, size: sizeThatFits(.zero))).size
  }

  /// The lower edge stands 1 point in.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: wantedWidths.reduce(0, +), height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  // MARK: Touches

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

  package override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : Self.disabledAlpha
  }

  // MARK: Parts

  private func begin() {
    setBackground(.tertiarySystemFill)
    layer.cornerRadius = Self.radius
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = Self.radius - Self.margin / 2
    plate.layer.borderWidth = 0.5
    plate.layer.borderColor = UIColor(white: 0, alpha: 0.04).cgColor
    plate.isHidden = true
    addSubview(plate)
  }

  /// Returns the number of a segment, the last one's for a number that no segment has; `nil` where
  /// there is none.
  ///
  /// Source: Apple, UISegmentedControl.setTitle(_:forSegmentAt:): larger values are pinned.
  func known(_ segment: Int) -> Int? {
    segments.indices.contains(segment) ? segment : segments.indices.last
  }

  private func insert(at index: Int) -> SegmentViews {
    let segment = SegmentViews()
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

  /// Changes the looks of titles or the images in place of the control's own.
  func changeLooks(_ change: (inout SegmentLooks) -> Void) {
    change(&looks)
    contentChanged()
  }

  // MARK: Looks

  /// Gives the titles in a state attributes such as font and colour.
  ///
  /// Source: Apple, UISegmentedControl.setTitleTextAttributes(_:for:).
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) { changeLooks { $0[titlesIn: state] = attributes } }

  /// Returns the attributes of titles that were set for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    looks[titlesIn: state]
  }

  /// Shows an image behind segments in a state; images for other metrics are left out.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { changeLooks { $0[backgroundIn: state] = backgroundImage } }
  }

  /// Returns the image that was set behind segments in a state.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? looks[backgroundIn: state] : nil
  }

  /// Shows an image between segments in two states; images for other metrics are left out.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    let sides = SegmentLooks.Sides(left: leftState.rawValue, right: rightState.rawValue)
    changeLooks { $0[dividerBetween: sides] = dividerImage }
  }

  /// Moves the contents of segments by their place in the row; other metrics are left out.
  ///
  /// *Units*: points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) { if barMetrics == .default { adjustments[leftCenterRightOrAlone] = adjustment } }

  /// Returns how far the contents of segments are moved, in points.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    barMetrics == .default ? adjustments[leftCenterRightOrAlone] ?? .zero : .zero
  }

  // MARK: Actions

  /// Inserts a segment that shows an action's title or image and calls it when it is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    if let image = action.image {
      insertSegment(with: image, at: segment, animated: animated)
    } else {
      insertSegment(withTitle: action.title, at: segment, animated: animated)
    }
    segments[min(max(segment, 0), segments.count - 1)].action = action
    callsActions()
  }

  /// Shows an action's title or image in a segment, and calls it when that is chosen.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard let segment = known(segment) else { return }
    if let image = action.image {
      setImage(image, forSegmentAt: segment)
    } else {
      setTitle(action.title, forSegmentAt: segment)
    }
    segments[segment].action = action
    callsActions()
  }

  /// Returns the action of a segment; `nil` for one without.
  open func actionForSegment(at segment: Int) -> UIAction? {
    known(segment).flatMap { segments[$0].action }
  }

  /// Returns the number of the segment whose action has an identifier; `NSNotFound` for none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUISegmentedControl }
}
