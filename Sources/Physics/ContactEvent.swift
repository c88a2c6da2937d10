import Geometry

/// Two bodies that began or ceased to touch.
package struct ContactEvent {
  package enum Kind: Hashable, Sendable {
    /// Where the first impulse was largest. Units: points.
    case began(at: CGPoint)
    case ended
  }

  package var kind: Kind
  package var bodyA: Body
  package var bodyB: Body
  /// Which shape of each body, as it was named when it was added.
  package var partA: Int
  package var partB: Int
}
