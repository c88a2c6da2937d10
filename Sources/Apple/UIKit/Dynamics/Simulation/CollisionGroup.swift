import Physics

/// The items and boundaries of one collision behaviour, which collide only with each other.
@MainActor
final class CollisionGroup {
  /// The number of the last pair of bits.
  ///
  /// Each group has two of 64 bits, from the second pair on; further groups share pairs.
  private static let largestIndex = 31

  private let index: Int
  /// What the items collide with.
  var mode: UICollisionBehavior.Mode
  /// The boundary around the reference bounds, if there is one.
  var referenceBoundary: ReferenceBoundary?
  /// The named boundaries with their bodies, in the order of adding.
  var boundaries: [(identifier: BoundaryIdentifier, body: Body)] = []

  /// Makes a group by its number, from 1.
  init(index: Int, mode: UICollisionBehavior.Mode) {
    self.index = (index - 1) % Self.largestIndex + 1
    self.mode = mode
  }

  /// The category of the group's items.
  var itemBit: UInt64 { 1 << UInt64(2 * index) }
  /// The category of the group's boundaries.
  var boundaryBit: UInt64 { 1 << UInt64(2 * index + 1) }

  /// The categories that the group's items and boundaries collide with.
  var collisionBits: UInt64 {
    (mode.contains(.items) ? itemBit : 0) | (mode.contains(.boundaries) ? boundaryBit : 0)
  }

  /// The bodies of all boundaries.
  var boundaryBodies: [Body] {
    boundaries.map(\.body) + (referenceBoundary.map { [$0.body] } ?? [])
  }

  /// Makes a boundary's body collide with the group's items.
  func applyFilter(to body: Body) {
    body.setFilter(category: boundaryBit, collision: collisionBits)
  }
}

/// The boundary around the reference bounds, as they were when it was made.
struct ReferenceBoundary {
  /// The boundary's rectangle, in points.
  let rect: CGRect
  /// The boundary's body.
  let body: Body
}

extension Simulation {
  /// Makes a group for a collision behaviour.
  func makeCollisionGroup(mode: UICollisionBehavior.Mode) -> CollisionGroup {
    let group = CollisionGroup(index: collisionGroups.count + 1, mode: mode)
    collisionGroups.append(group)
    return group
  }

  /// Removes a group with its boundaries.
  func remove(_ group: CollisionGroup) {
    collisionGroups.removeAll { $0 === group }
    for body in group.boundaryBodies { removeBoundaryBody(body) }
    group.boundaries = []
    group.referenceBoundary = nil
  }

  /// Lets an item collide in a group.
  func add(_ item: any UIDynamicItem, to group: CollisionGroup) {
    guard let itemBody = itemBody(of: item) else { return }
    itemBody.groups.append(group)
    itemBody.applyFilter()
  }

  /// Lets an item no longer collide in a group.
  func remove(_ item: any UIDynamicItem, from group: CollisionGroup) {
    guard let itemBody = itemBody(of: item) else { return }
    itemBody.groups.removeAll { $0 === group }
    itemBody.applyFilter()
    itemBody.body.wake()
  }

  /// Changes what the items of a group collide with, and wakes them.
  func setMode(_ mode: UICollisionBehavior.Mode, of group: CollisionGroup?) {
    guard let group else { return }
    group.mode = mode
    for body in group.boundaryBodies { group.applyFilter(to: body) }
    for itemBody in itemBodies where itemBody.groups.contains(where: { $0 === group }) {
      itemBody.applyFilter()
      itemBody.body.wake()
    }
  }

  // MARK: Boundaries

  /// Adds a named boundary to a group.
  func add(_ boundary: Boundary, to group: CollisionGroup?) {
    guard let group else { return }
    let body = addBoundaryBody(boundary.lines, owner: group, boundary.identifier)
    group.boundaries.append((boundary.identifier, body))
  }

  /// Removes a named boundary from a group.
  func removeBoundary(_ identifier: BoundaryIdentifier, from group: CollisionGroup?) {
    guard let group,
      let index = group.boundaries.firstIndex(where: { $0.identifier == identifier })
    else { return }
    removeBoundaryBody(group.boundaries.remove(at: index).body)
  }

  /// Remakes the boundary around the reference bounds if they or the insets changed.
  ///
  /// - Parameters:
  ///   - insets: How much smaller than the bounds the boundary is, in points; nil for no boundary.
  ///   - group: The group of the boundary.
  func setReferenceBoundary(insets: UIEdgeInsets?, of group: CollisionGroup?) {
    guard let group else { return }
    let rect = insets.flatMap(referenceRect)
    guard rect != group.referenceBoundary?.rect else { return }
    if let old = group.referenceBoundary { removeBoundaryBody(old.body) }
    group.referenceBoundary = rect.map { rect in
      ReferenceBoundary(
        rect: rect,
        body: addBoundaryBody(
          [
            BoundaryLine(start: rect.upperLeft, end: rect.upperRight),
            BoundaryLine(start: rect.upperRight, end: rect.lowerRight),
            BoundaryLine(start: rect.lowerRight, end: rect.lowerLeft),
            BoundaryLine(start: rect.lowerLeft, end: rect.upperLeft),
          ], owner: group, nil))
    }
  }

  /// Returns the inset bounds, larger by the point that Apple's engine adds on all sides.
  private func referenceRect(insets: UIEdgeInsets) -> CGRect? {
    guard let bounds = space.bounds else { return nil }
    let rect = CGRect(
      x: bounds.minX + insets.left - 1, y: bounds.minY + insets.top - 1,
      width: bounds.width - insets.left - insets.right + 2,
      height: bounds.height - insets.top - insets.bottom + 2)
    let isFinite = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
    return isFinite ? rect : nil
  }

  private func addBoundaryBody(
    _ lines: [BoundaryLine], owner group: CollisionGroup, _ identifier: BoundaryIdentifier?
  ) -> Body {
    var definition = BodyDefinition()
    definition.isDynamic = false
    let material = ItemMaterial()
    let body = checked { () throws(PhysicsError) in
      let body = try world.addBody(definition)
      try body.add(
        .lines(
          lines.filter { $0.start.squaredDistance(to: $0.end) > Self.smallestSquaredLine }.map {
            LineSegment(start: $0.start, end: $0.end)
          }),
        of: Material(
          density: 0, friction: material.friction, restitution: material.elasticity))
      return body
    }
    group.applyFilter(to: body)
    owners[body.tag] = .boundary(group, identifier)
    return body
  }

  /// The square of a length below which a line has no direction in single precision.
  ///
  /// *Units*: square points.
  private static let smallestSquaredLine: CGFloat = 1e-6

  private func removeBoundaryBody(_ body: Body) {
    owners[body.tag] = nil
    world.remove(body)
  }
}

extension CGRect {
  fileprivate var upperLeft: CGPoint { CGPoint(x: minX, y: minY) }
  fileprivate var upperRight: CGPoint { CGPoint(x: maxX, y: minY) }
  fileprivate var lowerRight: CGPoint { CGPoint(x: maxX, y: maxY) }
  fileprivate var lowerLeft: CGPoint { CGPoint(x: minX, y: maxY) }
}
