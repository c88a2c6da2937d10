/// An object that a dynamic animator can move: it has a place, a size and a rotation.
///
/// Views are such objects. An object of your own can map the motion to anything else.
///
/// Source: Apple, UIDynamicItem.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The item's centre.
  ///
  /// It is read when the item enters an animator and by `updateItem(usingCurrentState:)`, and
  /// written after every step.
  ///
  /// *Units*: points.
  ///
  /// *Space*: the superview's for a view, the animator's for anything else.
  var center: CGPoint { get set }

  /// The item's size, read when the item enters an animator; the origin is ignored.
  ///
  /// *Units*: points; both sides positive.
  var bounds: CGRect { get }

  /// The item's rotation, read like `center` and overwritten by a pure rotation after every step.
  var transform: CGAffineTransform { get set }

  /// The shape by which the item collides; a rectangle unless the item says otherwise.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline of an item that collides by `.path`: convex, not crossing itself.
  ///
  /// *Units*: points from the item's centre.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle as large as the bounds, and no outline: an item that collides by `.path` without
  /// one raises.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { .missingBoundingPath }
}

extension UIBezierPath {
  /// The path of items that do not implement `collisionBoundingPath`.
  @MainActor package static var missingBoundingPath: UIBezierPath {
    World.current.part { MissingBoundingPath() }.path
  }
}

/// The path that stands for none: an app may draw into it.
@MainActor
private final class MissingBoundingPath {
  let path = UIBezierPath()
}

extension UIView: UIDynamicItem {}
