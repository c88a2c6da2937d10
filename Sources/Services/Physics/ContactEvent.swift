import Geometry

/// Two bodies that began or ceased to touch.
package struct ContactEvent {
  /// Whether the touch began or ended.
  package enum Kind: Hashable, Sendable {
    /// The bodies touch at the point where the first impulse was largest, in points.
    case began(at: CGPoint)
    /// The bodies touch no more.
    case ended
  }

  /// Whether the touch began or ended.
  package var kind: Kind
  /// One body.
  package var bodyA: Body
  /// The other body.
  package var bodyB: Body
  /// The number of the first body's shape, or of its line, in the order of adding.
  package var partA: Int
  /// The number of the second body's shape, or of its line, in the order of adding.
  package var partB: Int
}
