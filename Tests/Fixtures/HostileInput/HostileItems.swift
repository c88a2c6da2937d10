import UIKit

/// A view whose collision shape is set.
final class HostileView: UIView {
  var type = UIDynamicItemCollisionBoundsType.rectangle
  var outline: UIBezierPath?

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { type }
  override var collisionBoundingPath: UIBezierPath { outline ?? super.collisionBoundingPath }
}

/// An item that is not a view, does not keep all that is set, and grows.
final class HostileParticle: NSObject, UIDynamicItem {
  var center = CGPoint.zero
  var transform = CGAffineTransform.identity
  var size = CGSize.zero
  var isStubborn = false

  var bounds: CGRect {
    CGRect(origin: .zero, size: size)
  }

  var collisionBoundsType: UIDynamicItemCollisionBoundsType { isStubborn ? .path : .ellipse }
}

/// An item that disturbs its animator whenever it is moved.
final class MeddlingParticle: NSObject, UIDynamicItem {
  var whenMoved: (() -> Void)?
  var center: CGPoint { didSet { whenMoved?() } }
  var transform = CGAffineTransform.identity
  let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)

  init(center: CGPoint) { self.center = center }
}

/// A layout whose elements an animator moves.
final class HostileLayout: UICollectionViewLayout {
  var size = CGSize.zero
  weak var animator: UIDynamicAnimator?

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    animator?.layoutAttributesForCell(at: indexPath)
  }
}
