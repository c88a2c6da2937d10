import Physics

/// An item's body in a simulation, and what the behaviours set for it.
@MainActor
final class ItemBody {
  /// The item.
  let item: any UIDynamicItem
  /// The item if it is a view; its centre is in its superview's space.
  private let view: UIView?
  /// The body.
  let body: Body
  /// Whether the item is written back on the pixel grid, as views are; authors' objects are not.
  let isRounded: Bool
  /// How many behaviours hold the item; the last to let go removes the body.
  var uses = 0
  /// The groups in which the item collides.
  var groups: [CollisionGroup] = []
  /// The fields that act on the item, in the order of adding.
  var fields: [UIFieldBehavior] = []
  /// The sum of the continuous pushes of this step.
  ///
  /// *Units*: newtons.
  var pushForce = CGVector.zero
  private var isAffectedByGravity = false
  private var isGravitySuspended = false
  /// The material that the body has.
  private(set) var material = ItemMaterial()
  /// The material that `applyMaterial` will give the body.
  var wantedMaterial = ItemMaterial()

  /// Makes the record of an item and its body.
  init(item: any UIDynamicItem, body: Body, isRounded: Bool) {
    self.item = item
    view = item as? UIView
    self.body = body
    self.isRounded = isRounded
  }

  /// Moves and turns the item to where its body is.
  func writeBack(on pixelGrid: PixelGrid, in referenceView: UIView?) {
    var (center, angle) = body.pose
    if isRounded {
      center = pixelGrid.round(center)
      angle = PixelGrid.round(angle: angle)
    }
    let transform = CGAffineTransform(rotationAngle: angle)
    // Most items are views: reach these without asking every time what kind of item it is.
    if let view {
      if let referenceView { center = view.ownSpace(center, in: referenceView) }
      if view.center != center { view.center = center }
      if view.transform != transform { view.transform = transform }
    } else {
      if item.center != center { item.center = center }
      if item.transform != transform { item.transform = transform }
    }
  }

  /// Sets whether the world's gravity acts on the body.
  func setAffectedByGravity(_ isAffected: Bool) {
    isAffectedByGravity = isAffected
    applyGravity()
    body.wake()
  }

  /// Suspends gravity for a sub-step in which a velocity field sets the body's velocity.
  func suspendGravity(_ isSuspended: Bool) {
    guard isSuspended != isGravitySuspended else { return }
    isGravitySuspended = isSuspended
    applyGravity()
  }

  private func applyGravity() {
    let isPulled = isAffectedByGravity && !isGravitySuspended
    checked { () throws(PhysicsError) in try body.setGravityScale(isPulled ? 1 : 0) }
  }

  /// Gives the body the categories of the groups in which the item collides.
  func applyFilter() {
    var category: UInt64 = 0
    var collision: UInt64 = 0
    for group in groups {
      category |= group.itemBit
      collision |= group.collisionBits
    }
    body.setFilter(category: category, collision: collision)
  }

  /// Gives the body what of `wantedMaterial` differs from its material.
  func applyMaterial() {
    guard material != wantedMaterial else { return }
    let old = material.tuned(isDefault: true)
    let new = wantedMaterial.tuned(isDefault: false)
    material = wantedMaterial
    checked { () throws(PhysicsError) in
      if old.density != new.density { try body.setDensity(new.density) }
      if old.friction != new.friction || old.elasticity != new.elasticity {
        try body.setSurface(friction: new.friction, restitution: new.elasticity)
      }
      if old.resistance != new.resistance || old.angularResistance != new.angularResistance {
        try body.setDampings(linear: new.resistance, angular: new.angularResistance)
      }
    }
    if old.allowsRotation != new.allowsRotation { body.setRotationFixed(!new.allowsRotation) }
    if old.isAnchored != new.isAnchored { body.setDynamic(!new.isAnchored) }
  }
}

/// Calls the physics engine; if it refuses, stops as a programmer error does on iOS.
///
/// - Parameter work: The calls.
/// - Returns: what the calls return.
@MainActor
func checked<Result>(_ work: () throws(PhysicsError) -> Result) -> Result {
  do {
    return try work()
  } catch {
    raise(.invalidArgument, error.description)
  }
}
