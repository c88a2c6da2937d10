import Physics

/// What a body belongs to.
@MainActor
enum BodyOwner {
  /// An item.
  case item(ItemBody)
  /// A boundary of a group; nil names the boundary around the reference bounds.
  case boundary(CollisionGroup, BoundaryIdentifier?)
}

/// An item that began or ceased to touch something.
@MainActor
struct DynamicsContact {
  /// What the item touches.
  enum Other {
    case item(any UIDynamicItem)
    case boundary(CollisionGroup, BoundaryIdentifier?)
  }

  /// The item.
  let item: any UIDynamicItem
  /// What it began or ceased to touch.
  let other: Other
  /// Where the contact began; nil for one that ended.
  ///
  /// *Space*: the animator's, in points.
  let point: CGPoint?

  /// Whether the contact began.
  var hasBegun: Bool { point != nil }
}

extension Simulation {
  /// Takes out the contacts that began and ended since the last call.
  ///
  /// - Returns: the contacts in the order in which the engine reports them.
  func takeContacts() -> [DynamicsContact] {
    let events = world.takeContacts()
    if !events.isEmpty { recentContacts.removeAll { elapsedTime - $0.time > 1 } }
    return events.compactMap { event in
      guard let ownerA = owners[event.bodyA.tag], let ownerB = owners[event.bodyB.tag] else {
        return nil
      }
      let point: CGPoint? = if case .began(let point) = event.kind { point } else { nil }
      if let point { recentContacts.append((point, elapsedTime)) }
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
