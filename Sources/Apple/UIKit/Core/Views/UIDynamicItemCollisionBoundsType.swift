/// The shape by which an item collides.
///
/// Source: Apple, UIDynamicItemCollisionBoundsType.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle
  /// The ellipse inside the item's bounds.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}
