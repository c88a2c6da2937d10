/// A number of a scene's own that its motion depends on, such as the damping of a behaviour.
package struct MotionParameter: Hashable, Sendable {
  /// The property or argument as an author writes it: `UISnapBehavior.damping`.
  package let name: String

  /// Names a parameter.
  package init(_ name: String) { self.name = name }

  /// How long the animations of blocks take.
  ///
  /// *Units*: seconds.
  package static let animationDuration = MotionParameter("UIView.animate(withDuration:)")
  /// The damping ratio of springs that are at rest at the end of their animation.
  package static let springDamping = MotionParameter("UIView.animate(usingSpringWithDamping:)")
  /// The velocity with which springs begin, in ways a second.
  package static let springVelocity = MotionParameter("UIView.animate(initialSpringVelocity:)")
  /// How long springs seem to take.
  ///
  /// *Units*: seconds.
  package static let springDuration = MotionParameter("UIView.animate(springDuration:)")
}
