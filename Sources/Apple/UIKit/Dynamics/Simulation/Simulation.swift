import Physics

import func Arithmetic.atan2

/// The physics of one animator, in UIKit's terms.
///
/// Only the code in this folder knows the physics engine.
///
/// *Space*: the animator's, in points.
@MainActor
final class Simulation {
  /// The space in which the animator works.
  let space: ReferenceSpace
  /// The world of the physics engine.
  let world = Physics.World()
  private let pixelGrid: PixelGrid
  /// The items with their bodies, in the order in which they came in.
  private(set) var itemBodies: [ItemBody] = []
  private var itemBodiesByItem: [ObjectIdentifier: ItemBody] = [:]
  /// What each body belongs to, by the body's tag, to report contacts.
  var owners: [UInt64: BodyOwner] = [:]
  /// The world's gravity.
  ///
  /// *Units*: points per second squared.
  private(set) var gravity = CGVector.zero
  /// Where contacts began lately, and when, in seconds that were simulated.
  var recentContacts: [(point: CGPoint, time: TimeInterval)] = []
  private var gravityCount = 0
  /// The groups of the collision behaviours.
  var collisionGroups: [CollisionGroup] = []
  /// The fields, in the order of adding.
  var fields: [UIFieldBehavior] = []

  /// Whether a material changed since the last step.
  var materialsNeedRefresh = false
  /// Whether behaviours are asked for what they want of materials.
  var isRefreshing = false

  /// Makes an empty simulation, with `scale` pixels a point.
  init(space: ReferenceSpace, scale: CGFloat) {
    self.space = space
    pixelGrid = PixelGrid(scale: scale)
    noteSubsteps()
  }

  /// The time that has been simulated.
  ///
  /// *Units*: seconds.
  var elapsedTime: TimeInterval { Double(world.substeps) * Double(Physics.World.substep) }

  /// Whether there are items.
  var hasBodies: Bool { !itemBodies.isEmpty }

  /// Whether any item moves.
  var isAnythingAwake: Bool {
    itemBodies.contains { $0.body.isAwake && $0.body.isDynamic }
  }

  // MARK: Bodies

  /// Returns an item's body; nil if the item is not in the simulation.
  func itemBody(of item: any UIDynamicItem) -> ItemBody? {
    itemBodiesByItem[ObjectIdentifier(item)]
  }

  /// Makes a body for the item if it has none, and wakes it; `release` undoes one call.
  func retain(_ item: any UIDynamicItem) {
    let itemBody = itemBodiesByItem[ObjectIdentifier(item)] ?? addBody(for: item)
    itemBody.uses += 1
    itemBody.body.wake()
  }

  /// Removes the item's body after the last of its `retain` calls has been undone.
  func release(_ item: any UIDynamicItem) {
    guard let itemBody = itemBody(of: item) else { return }
    itemBody.uses -= 1
    guard itemBody.uses == 0 else { return }
    owners[itemBody.body.tag] = nil
    world.remove(itemBody.body)
    itemBodiesByItem[ObjectIdentifier(item)] = nil
    itemBodies.removeAll { $0 === itemBody }
  }

  private func addBody(for item: any UIDynamicItem) -> ItemBody {
    space.check(item)
    let size = item.bounds.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      raiseInvalidSize(of: item)
    }
    (item as? UIView)?.becomeDynamicItem()
    let material = ItemMaterial().tuned(isDefault: true)
    var definition = BodyDefinition()
    definition.position = space.center(of: item)
    definition.angle = item.transform.rotation
    definition.linearDamping = material.resistance
    definition.angularDamping = material.angularResistance
    let body = checked { () throws(PhysicsError) in try world.addBody(definition) }
    do {
      try body.add(
        ItemShapes.shapes(of: item),
        of: Material(
          density: material.density, friction: material.friction,
          restitution: material.elasticity))
    } catch {
      if item.collisionBoundsType == .path { ItemShapes.raiseInvalidPath(of: item) }
      raiseInvalidSize(of: item)
    }
    let itemBody = ItemBody(
      item: item, body: body, isRounded: item.standsOnPixels)
    owners[body.tag] = .item(itemBody)
    itemBodiesByItem[ObjectIdentifier(item)] = itemBody
    itemBodies.append(itemBody)
    return itemBody
  }

  private func raiseInvalidSize(of item: any UIDynamicItem) -> Never {
    let size = item.bounds.size
    raise(
      .internalInconsistency,
      "Invalid size {\(describe(size.width)), \(describe(size.height))} for item \(item) in Dynamics"
    )
  }

  /// Returns the items whose boxes, enlarged by `queryMargin`, meet the rectangle.
  func items(in rect: CGRect) -> [any UIDynamicItem] {
    itemBodies.filter { itemBody in
      guard let bounds = itemBody.body.bounds else { return false }
      let margin = Self.queryMargin
      return bounds.minX - margin < rect.maxX && bounds.maxX + margin > rect.minX
        && bounds.minY - margin < rect.maxY && bounds.maxY + margin > rect.minY
    }.map(\.item)
  }

  /// How much larger than an item its box in a query is on all sides.
  ///
  /// *Units*: points.
  ///
  /// Source: docs/measurements.md, “Collisions”.
  private static let queryMargin: CGFloat = 10

  // MARK: Steps

  /// Simulates some seconds, and moves the items to where their bodies are.
  func advance(by seconds: TimeInterval) {
    world.advance(by: seconds)
    let referenceView = space.referenceView
    for itemBody in itemBodies {
      itemBody.pushForce = .zero
      itemBody.writeBack(on: pixelGrid, in: referenceView)
    }
  }

  /// Moves an item's body to the item's centre and rotation, if they differ from what was written.
  ///
  /// - Returns: false if the item is not in the simulation.
  func update(_ item: any UIDynamicItem) -> Bool {
    guard let itemBody = itemBody(of: item) else { return false }
    let body = itemBody.body
    var (position, angle) = body.pose
    let center = space.center(of: item)
    let rotation = item.transform.rotation
    if itemBody.isRounded {
      if pixelGrid.round(position) != pixelGrid.round(center) { position = center }
      if PixelGrid.round(angle: angle.remainder(dividingBy: 2 * .pi))
        != PixelGrid.round(angle: rotation)
      {
        angle = rotation
      }
    } else {
      position = center
      angle = rotation
    }
    checked { () throws(PhysicsError) in try body.place(at: position, angle: angle) }
    body.wake()
    return true
  }

  // MARK: Gravity

  /// Takes up the gravity of one more behaviour, which replaces the one before.
  func enterGravity(_ direction: CGVector) {
    gravityCount += 1
    if gravityCount > 1 {
      Log.once("Multiple gravity behavior per animator is undefined and may assert in the future")
    }
    setGravity(direction)
  }

  /// Ends the gravity of all behaviours, as Apple's engine does when one of them leaves.
  func leaveGravity() {
    gravityCount -= 1
    setGravity(.zero)
  }

  /// Sets the world's gravity.
  ///
  /// *Units*: 1000 pt/s².
  func setGravity(_ direction: CGVector) {
    let unit =
      Self.gravityUnit
      * LayerRuntime.current.factor(of: .gravity, at: hypot(direction.dx, direction.dy))
    let gravity = CGVector(dx: direction.dx * unit, dy: direction.dy * unit)
    self.gravity = gravity
    checked { () throws(PhysicsError) in try world.setGravity(gravity) }
  }

  /// Gravity of magnitude 1.
  ///
  /// *Units*: points per second squared.
  ///
  /// Source: docs/measurements.md, “Units”.
  static let gravityUnit: CGFloat = 1000

  /// Sets whether gravity acts on an item.
  func setAffectedByGravity(_ isAffected: Bool, _ item: any UIDynamicItem) {
    itemBody(of: item)?.setAffectedByGravity(isAffected)
  }
}

extension UIDynamicItem {
  /// Whether the item is one of UIKit's own, which stand on the pixel grid.
  fileprivate var standsOnPixels: Bool {
    self is UIView || self is UICollectionViewLayoutAttributes || self is UIDynamicItemGroup
  }
}

extension CGAffineTransform {
  /// The transform's rotation, whatever its scale and shear.
  ///
  /// *Units*: radians.
  var rotation: CGFloat { atan2(b, a) }
}
