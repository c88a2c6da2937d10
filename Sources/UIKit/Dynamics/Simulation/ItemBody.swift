import Physics

/// An item's body in a simulation and what the behaviours want of it.
@MainActor
final class ItemBody {
  let item: any UIDynamicItem
  /// The item if it is a view: views stand in the spaces of their superviews.
  private let view: UIView?
  let body: Body
  /// Views are written back on the pixel grid; objects of one's own exactly.
  let isRounded: Bool
  /// How many behaviours hold the item.
  var uses = 0
  var groups: [CollisionGroup] = []
  /// In the order of adding.
  var fields: [UIFieldBehavior] = []
  /// The sum of the continuous pushes of this step. Units: newtons.
  var pushForce = CGVector.zero
  private var isAffectedByGravity = false
  private var isGravitySuspended = false
  /// What has been told to the body.
  private(set) var material = ItemMaterial()
  /// What it is going to be told.
  var wantedMaterial = ItemMaterial()

  init(item: any UIDynamicItem, body: Body, isRounded: Bool) {
    self.item = item
    view = item as? UIView
    self.body = body
    self.isRounded = isRounded
  }

  /// Puts the item where its body is.
  func writeBack(on pixelGrid: PixelGrid, in referenceView: UIView?) {
    var (center, angle) = body.pose
    if isRounded {
      center = pixelGrid.round(center)
      angle = PixelGrid.round(angle: angle)
    }
    let transform = CGAffineTransform(rotationAngle: angle)
    // Most items are views: these are reached without asking every time what kind an item is.
    if let view {
      if let referenceView { center = view.ownSpace(center, in: referenceView) }
      if view.center != center { view.center = center }
      if view.transform != transform { view.transform = transform }
    } else {
      if item.center != center { item.center = center }
      if item.transform != transform { item.transform = transform }
    }
  }

  /// Lets the world's gravity act on the body, or not.
  func setAffectedByGravity(_ isAffected: Bool) {
    isAffectedByGravity = isAffected
    applyGravity()
    body.wake()
  }

  /// Keeps gravity from the body for the sub-step in which a velocity field has it.
  func suspendGravity(_ isSuspended: Bool) {
    guard isSuspended != isGravitySuspended else { return }
    isGravitySuspended = isSuspended
    applyGravity()
  }

  private func applyGravity() {
    let isPulled = isAffectedByGravity && !isGravitySuspended
    checked { () throws(PhysicsError) in try body.setGravityScale(isPulled ? 1 : 0) }
  }

  /// Tells the body of the groups in which the item collides.
  func applyFilter() {
    var category: UInt64 = 0
    var collision: UInt64 = 0
    for group in groups {
      category |= group.itemBit
      collision |= group.collisionBits
    }
    body.setFilter(category: category, collision: collision)
  }

  /// Tells the body what is wanted of its material and differs.
  func applyMaterial() {
    let old = material
    let new = wantedMaterial
    guard old != new else { return }
    material = new
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

/// Does what the physics engine may refuse; a refusal stops as a programmer error does on iOS.
@MainActor
func checked<Result>(_ work: () throws(PhysicsError) -> Result) -> Result {
  do {
    return try work()
  } catch {
    raise(.invalidArgument, error.description)
  }
}
