/// Several items that an animator moves as one body.
///
/// Source: Apple, UIDynamicItemGroup.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The members, in the order in which they were given.
  open var items: [any UIDynamicItem] { members }

  private let members: [any UIDynamicItem]
  private let offsets: [CGVector]

  /// Makes a group of items; stops with Apple's sentence if one of them is a group.
  public init(items: [any UIDynamicItem]) {
    if items.contains(where: { $0 is UIDynamicItemGroup }) {
      raise(
        name: "Invalid Argument",
        "UIDynamicItemGroup cannot be initialized with items containing UIDynamicItemGroup")
    }
    members = items
    let box = Self.union(of: items)
    let center = CGPoint(x: box.midX, y: box.midY)
    self.center = center
    offsets = items.map { CGVector(dx: $0.center.x - center.x, dy: $0.center.y - center.y) }
    super.init()
  }

  /// The middle of the members' box; setting it moves them all.
  open var center: CGPoint {
    didSet {
      for item in members {
        item.center = CGPoint(
          x: item.center.x + center.x - oldValue.x, y: item.center.y + center.y - oldValue.y)
      }
    }
  }

  /// The size of the members' box as they are now, without their transforms.
  open var bounds: CGRect { CGRect(origin: .zero, size: Self.union(of: members).size) }

  /// The group's transform; all zeros until it is set.
  ///
  /// Setting it moves each member's offset from the centre by the transform, and gives each member
  /// the transform.
  open var transform = CGAffineTransform() {
    didSet {
      for (item, offset) in zip(members, offsets) {
        item.center = CGPoint(
          x: center.x + transform.a * offset.dx + transform.c * offset.dy + transform.tx,
          y: center.y + transform.b * offset.dx + transform.d * offset.dy + transform.ty)
        item.transform = transform
      }
    }
  }

  /// The members with their offsets from the centre.
  ///
  /// *Units*: points.
  var placedItems: [(item: any UIDynamicItem, offset: CGVector)] { Array(zip(members, offsets)) }

  private static func union(of items: [any UIDynamicItem]) -> CGRect {
    guard let first = items.first else { return .zero }
    return items.dropFirst().reduce(box(of: first)) { $0.union(box(of: $1)) }
  }

  private static func box(of item: any UIDynamicItem) -> CGRect {
    let size = item.bounds.size
    return CGRect(
      x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
