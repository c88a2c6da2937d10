/// Ties an item to a point or to another item, as a rod or by a spring.
///
/// Source: Apple, UIAttachmentBehavior.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to.
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  private let offsets: [UIOffset]
  private var chosenLength: CGFloat?
  private var link: AttachmentLink?

  /// What the attachment is between.
  ///
  /// Apple's object answers `.items` for every attachment; this is the documented answer.
  public let attachedBehaviorType: AttachmentType

  /// Ties the centre of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties a point of an item to a point of the reference view.
  ///
  /// *Units*: points; the offset turns with the item.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    offsets = [offset]
    attachedBehaviorType = .anchor
    anchorPoint = point
    super.init()
    addMember(item)
  }

  /// Ties the centres of two items together; they still collide with each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Ties points of two items together. Units: points; the offsets turn with the items.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    offsets = [offset1, offset2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    super.init()
    addMember(item1)
    addMember(item2)
  }

  /// One item or two.
  open var items: [any UIDynamicItem] { members.items }

  /// Where an attachment to a point is held. Moving it keeps the length and wakes the item.
  ///
  /// *Space*: the reference view's, in points.
  open var anchorPoint: CGPoint {
    didSet {
      guard anchorPoint != oldValue else { return }
      change { _ in link?.moveAnchor(to: anchorPoint) }
    }
  }

  /// How far apart the two points are held. Units: points.
  ///
  /// 0 until the behaviour is in an animator, then the distance at that moment, unless it was set.
  open var length: CGFloat {
    get { chosenLength ?? link?.length ?? 0 }
    set {
      guard chosenLength != newValue else { return }
      chosenLength = newValue
      updateLink()
    }
  }

  /// How a spring is damped. No unit; 1 is critical. Only with a frequency above 0.
  open var damping: CGFloat = 0 {
    didSet { if damping != oldValue { updateLink() } }
  }

  /// How fast a spring oscillates. Units: hertz; 0, the default, is a rod.
  open var frequency: CGFloat = 0 {
    didSet { if frequency != oldValue { updateLink() } }
  }

  private var definition: AttachmentDefinition {
    AttachmentDefinition(length: chosenLength, frequency: frequency, damping: damping)
  }

  private func updateLink() {
    change { _ in link?.update(definition) }
  }

  override var isComposite: Bool { false }

  override func didAssociate(with simulation: Simulation) {
    let items = members.items
    if attachedBehaviorType == .anchor {
      link = simulation.attach(items[0], offsets[0], toAnchor: anchorPoint, definition)
    } else if items.count == 2 {
      link = simulation.attach(items[0], offsets[0], to: items[1], offsets[1], definition)
    }
  }

  override func willDissociate(from simulation: Simulation) {
    link?.remove()
    link = nil
  }
}
