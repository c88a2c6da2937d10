import Physics

/// Whom a body belongs to.
@MainActor
enum BodyOwner {
  case item(ItemBody)
  /// The boundary around the reference system has no identifier.
  case boundary(CollisionGroup, BoundaryIdentifier?)
}

/// An item that began or ceased to touch something.
@MainActor
struct DynamicsContact {
  enum Other {
    case item(any UIDynamicItem)
    case boundary(CollisionGroup, BoundaryIdentifier?)
  }

  let item: any UIDynamicItem
  let other: Other
  /// Where a contact began; nothing for one that ended. Space: the animator's, in points.
  let point: CGPoint?

  var hasBegun: Bool { point != nil }
}

extension Simulation {
  /// What began and ended to touch since the last call, in order.
  func takeContacts() -> [DynamicsContact] {
    world.takeContacts().compactMap { event in
      guard let ownerA = owners[event.bodyA.tag], let ownerB = owners[event.bodyB.tag] else {
        return nil
      }
      let point: CGPoint? = if case .began(let point) = event.kind { point } else { nil }
      switch (ownerA, ownerB) {
      case (.item(let one), .item(let other)):
        return DynamicsContact(item: one.item, other: .item(other.item), point: point)
      case (.item(let one), .boundary(let group, let identifier)),
        (.boundary(let group, let identifier), .item(let one)):
        return DynamicsContact(
          item: one.item, other: .boundary(group, identifier), point: point)
      case (.boundary, .boundary):
        return nil
      }
    }
  }
}
