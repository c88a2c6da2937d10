import CBox2D
import Geometry

extension Body {
  /// Moves and turns the body without giving it a velocity.
  ///
  /// *Units*: points, radians.
  package func place(at position: CGPoint, angle: CGFloat) throws(PhysicsError) {
    try Check.point(position, "position")
    try Check.finite(angle, "angle")
    guard let handle else { return }
    box_body_set_transform(
      handle, box_transform(position: Units.units(position), angle: Float(angle)))
  }

  /// Sets the velocity.
  ///
  /// *Units*: points per second.
  package func setVelocity(_ velocity: CGVector) throws(PhysicsError) {
    try Check.vector(velocity, "velocity")
    guard let handle else { return }
    box_body_set_velocity(handle, Units.units(velocity))
  }

  /// Sets the angular velocity.
  ///
  /// *Units*: radians per second.
  package func setAngularVelocity(_ velocity: CGFloat) throws(PhysicsError) {
    try Check.finite(velocity, "angular velocity")
    guard let handle else { return }
    box_body_set_angular_velocity(handle, Float(velocity))
  }

  /// Sets how strongly motion and rotation are slowed down.
  ///
  /// *Units*: 1/s each, 0 or more.
  package func setDampings(linear: CGFloat, angular: CGFloat) throws(PhysicsError) {
    try Check.notNegative(linear, "resistance")
    try Check.notNegative(angular, "angular resistance")
    guard let handle else { return }
    box_body_set_dampings(handle, Float(linear), Float(angular))
  }

  /// Sets how many times the world's gravity acts on the body; no unit.
  package func setGravityScale(_ scale: CGFloat) throws(PhysicsError) {
    try Check.finite(scale, "gravity scale")
    guard let handle else { return }
    box_body_set_gravity_scale(handle, Float(scale))
  }

  /// Sets whether forces turn the body; a rotation under way goes on.
  package func setRotationFixed(_ isFixed: Bool) {
    guard let handle else { return }
    let spin = box_body_get_angular_velocity(handle)
    box_body_set_rotation_fixed(handle, isFixed)
    box_body_set_angular_velocity(handle, spin)
    weighNothingAsOneKilogram()
  }

  /// Sets whether a fast body is kept from passing through dynamic bodies too, not only static
  /// ones.
  package func setBullet(_ isBullet: Bool) {
    guard let handle else { return }
    box_body_set_bullet(handle, isBullet)
  }

  /// Sets whether the body moves; a static one stands still.
  package func setDynamic(_ isDynamic: Bool) {
    guard let handle, box_body_is_dynamic(handle) != isDynamic else { return }
    box_body_set_dynamic(handle, isDynamic)
    weighNothingAsOneKilogram()
  }

  /// Wakes the body.
  package func wake() {
    guard let handle else { return }
    box_body_set_awake(handle, true)
  }

  /// Sets what the body collides with.
  ///
  /// Two bodies make contact if the category of one is among the collisions of the other.
  package func setFilter(category: UInt64, collision: UInt64) {
    guard let handle else { return }
    box_body_set_filter(handle, box_filter(category: category, collision: collision))
  }

  /// Sets friction and elasticity of all shapes; no units.
  package func setSurface(friction: CGFloat, restitution: CGFloat) throws(PhysicsError) {
    try Check.notNegative(friction, "friction")
    try Check.finite(restitution, "elasticity")
    guard let handle else { return }
    box_body_set_surface(handle, Float(friction), Float(restitution))
  }

  /// Sets the density of all shapes; a body of density 0 weighs 1 kg and does not turn.
  ///
  /// *Units*: 1 is 1 kg for 100×100 points.
  package func setDensity(_ density: CGFloat) throws(PhysicsError) {
    try Check.notNegative(density, "density")
    guard let handle else { return }
    let perSquareUnit = Float(density) * Units.kilogramsPerSquareUnit
    guard box_body_can_have_density(handle, perSquareUnit) else {
      throw .withoutInertia(density: Double(density))
    }
    box_body_set_density(handle, perSquareUnit)
    weighNothingAsOneKilogram()
  }

  /// Applies a force at a point of the world for the rest of this animator step.
  ///
  /// *Units*: newtons, points.
  package func applyForce(_ force: CGVector, at point: CGPoint) throws(PhysicsError) {
    try Check.vector(force, "force")
    try Check.vector(CGVector(dx: point.x, dy: point.y), "point of the force")
    guard let handle else { return }
    box_body_apply_force(handle, Units.force(force), Units.units(point))
  }

  /// Applies an impulse at a point of the world.
  ///
  /// *Units*: newton seconds, points.
  package func applyImpulse(_ impulse: CGVector, at point: CGPoint) throws(PhysicsError) {
    try Check.vector(impulse, "impulse")
    try Check.vector(CGVector(dx: point.x, dy: point.y), "point of the impulse")
    guard let handle else { return }
    box_body_apply_impulse(handle, Units.force(impulse), Units.units(point))
  }

  /// Gives a dynamic body without mass one kilogram.
  ///
  /// Box2D did so before 2.4, from which Apple's engine stems; 2.4.1 makes such a body immovable.
  func weighNothingAsOneKilogram() {
    guard let handle, box_body_is_dynamic(handle), box_body_get_mass(handle) <= 0 else { return }
    box_body_set_mass(handle, 1, 0)
  }
}
