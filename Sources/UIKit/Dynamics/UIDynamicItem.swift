/// Something that a dynamic animator can move: it has a place, a size and a rotation.
///
/// Views adopt it. Objects of your own adopt it to map motion to anything else.
/// Source: Apple, UIDynamicItem.
@MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Read when the item enters an animator and on `updateItem(usingCurrentState:)`, written after
  /// every step.
  ///
  /// *Units*: points. *Space*: the superview's for a view, the animator's for anything else.
  var center: CGPoint { get set }

  /// Only the size counts, when the item enters an animator. Units: points; both sides positive.
  var bounds: CGRect { get }

  /// Its rotation is read like `center` and overwritten with a pure rotation after every step.
  var transform: CGAffineTransform { get set }

  /// How the item collides; a rectangle unless the item says otherwise.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline of an item that collides by `.path`: convex, not crossing itself.
  ///
  /// *Units*: points from the item's centre.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { .missingBoundingPath }
}

extension UIBezierPath {
  /// What items answer that do not implement `collisionBoundingPath`.
  @MainActor static let missingBoundingPath = UIBezierPath()
}

extension UIView: UIDynamicItem {}
