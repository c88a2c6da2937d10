/// Ties an item to a point or to another item, by a rod, a spring or a joint.
///
/// Source: Apple, UIAttachmentBehavior.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to.
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  private var kind: AttachmentKind
  private var chosenLength: CGFloat?
  private var link: (any AttachmentLink)?

  /// Makes a joint of one item or two.
  ///
  /// It is a convenience initializer because subclasses inherit those only while all designated
  /// ones are public.
  private convenience init(
    _ items: [any UIDynamicItem], _ kind: AttachmentKind, anchorPoint: CGPoint
  ) {
    self.init(item: items[0], offsetFromCenter: .zero, attachedToAnchor: anchorPoint)
    self.kind = kind
    attachmentRange = kind.defaultRange
    for item in items.dropFirst() { addMember(item) }
  }

  /// Stops with Apple's sentence: an attachment needs an item and something to attach it to.
  public override convenience init() {
    raise(.invalidArgument, "init is undefined for objects of type UIAttachmentBehavior")
  }

  /// Makes a joint of this class; stops for a subclass, which does not inherit the factories.
  private static func own(
    _ items: [any UIDynamicItem], _ kind: AttachmentKind, anchorPoint: CGPoint
  ) -> Self {
    let attachment = UIAttachmentBehavior(items, kind, anchorPoint: anchorPoint)
    guard let own = attachment as? Self else {
      raise(.invalidArgument, "\(Self.self) is made by its initializers, not by class methods")
    }
    return own
  }

  /// Ties the centre of an item to a point of the reference view.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties a point of an item to a point of the reference view.
  ///
  /// *Units*: points; the offset turns with the item.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    kind = .distanceToAnchor(offset)
    anchorPoint = point
    attachmentRange = kind.defaultRange
    super.init()
    addMember(item)
  }

  /// Ties the centres of two items together; they still collide with each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Ties points of two items together; the items still collide with each other.
  ///
  /// *Units*: points; the offsets turn with the items.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    kind = .distance(offset1, offset2)
    anchorPoint = .zero
    attachmentRange = kind.defaultRange
    super.init()
    addMember(item1)
    addMember(item2)
  }

  // MARK: Joints

  /// Makes two items move as one, welded at a point.
  ///
  /// *Space*: the reference view's, in points.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    own([item1, item2], .fixed, anchorPoint: point)
  }

  /// Makes two items turn about a common point.
  ///
  /// *Space*: the reference view's, in points.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    own([item1, item2], .pin, anchorPoint: point)
  }

  /// Makes two items slide along an axis without turning against each other.
  ///
  /// *Space*: the reference view's, in points; the length of the axis is ignored.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    own([item1, item2], .sliding(axis), anchorPoint: point)
  }

  /// Makes an item slide along an axis through a point without turning.
  ///
  /// *Space*: the reference view's, in points; the length of the axis is ignored.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    own([item], .slidingToAnchor(axis), anchorPoint: point)
  }

  /// Ties two items by a rope as long as their distance when they are attached.
  ///
  /// Unspecified by Apple: its engine holds each item at its centre *minus* the offset, along the
  /// axes of the reference view; so does this.
  ///
  /// Source: docs/measurements.md, “Attachments and snaps”.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> Self {
    own([item1, item2], .limit(offset1, offset2), anchorPoint: .zero)
  }

  // MARK: Properties

  /// The attached items: one or two.
  open var items: [any UIDynamicItem] { members.items }

  /// What the item is tied to, as Apple's page documents it.
  ///
  /// Apple's object returns `.items` for every attachment.
  open var attachedBehaviorType: AttachmentType { kind.isToAnchor ? .anchor : .items }

  /// The point that an item is tied to; moving it keeps the length and wakes the item.
  ///
  /// Joints of two items are made where it stands when they are attached; moving it later changes nothing.
  ///
  /// *Space*: the reference view's, in points.
  open var anchorPoint: CGPoint {
    didSet {
      guard anchorPoint != oldValue else { return }
      change { _ in link?.moveAnchor(to: anchorPoint) }
    }
  }

  /// How far apart the two points are held.
  ///
  /// Unless it is set: 0 before the behaviour is in an animator, then the distance at that moment.
  ///
  /// *Units*: points.
  open var length: CGFloat {
    get { chosenLength ?? link?.length ?? 0 }
    set {
      guard chosenLength != newValue else { return }
      chosenLength = newValue
      updateLink()
    }
  }

  /// The damping ratio of a spring; 1 is critical.
  ///
  /// No unit; without effect for a rod.
  open var damping: CGFloat = 0 {
    didSet { if damping != oldValue { updateLink() } }
  }

  /// How fast a spring oscillates; 0, the default, makes a rod.
  ///
  /// *Units*: hertz.
  open var frequency: CGFloat = 0 {
    didSet { if frequency != oldValue { updateLink() } }
  }

  /// How much a pin resists turning; 0 by default.
  ///
  /// *Units*: N·m, where a metre is 100 points.
  open var frictionTorque: CGFloat = 0 {
    didSet { if frictionTorque != oldValue { updateLink() } }
  }

  /// How far a pin may turn or a slider may move from where they are attached.
  ///
  /// A pin's angle is that of its second item against its first. A slider's way is that of its second item,
  /// or of the anchor, against its first along the axis: an item that is tied to an anchor slides *against*
  /// the axis where its way is positive.
  ///
  /// Other kinds ignore it. A range that does not contain 0 is logged and taken as infinite.
  ///
  /// Source: docs/measurements.md, “Attachments and snaps”.
  ///
  /// *Units*: radians for a pin, points for a slider; infinite by default.
  open var attachmentRange: UIFloatRange {
    didSet { if attachmentRange != oldValue { updateLink() } }
  }

  private var definition: AttachmentDefinition {
    let runtime = LayerRuntime.current
    return AttachmentDefinition(
      length: chosenLength.map { runtime.tuned(.attachmentLength, $0) },
      frequency: runtime.tuned(.attachmentFrequency, frequency),
      damping: runtime.tuned(.attachmentDamping, damping),
      frictionTorque: runtime.tuned(.frictionTorque, frictionTorque),
      range: attachmentRange)
  }

  private func updateLink() {
    change { _ in link?.update(definition) }
  }

  override var isComposite: Bool { false }

  override func didAssociate(with simulation: Simulation) {
    link = simulation.attach(members.items, kind, anchor: anchorPoint, definition)
  }

  override func willDissociate(from simulation: Simulation) {
    link?.remove()
    link = nil
  }
}
