import UIKit

// Subclasses outside of the module that override what Apple's classes let them override. A member
// declared in an extension would not compile here, even if it is called open.

final class OverridingAnimator: UIDynamicAnimator {
  override func addBehavior(_ behavior: UIDynamicBehavior) {}
  override func removeBehavior(_ behavior: UIDynamicBehavior) {}
  override func removeAllBehaviors() {}
  override var referenceView: UIView? { nil }
  override var behaviors: [UIDynamicBehavior] { [] }
  override func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  override func updateItem(usingCurrentState item: any UIDynamicItem) {}
  override var isRunning: Bool { true }
  override var elapsedTime: TimeInterval { 1 }
  override func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

final class OverridingBehavior: UIDynamicBehavior {
  override func addChildBehavior(_ behavior: UIDynamicBehavior) {}
  override func removeChildBehavior(_ behavior: UIDynamicBehavior) {}
  override var childBehaviors: [UIDynamicBehavior] { [] }
  override var action: (() -> Void)? {
    get { nil }
    set {}
  }
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
  override var dynamicAnimator: UIDynamicAnimator? { nil }
}

final class OverridingGravity: UIGravityBehavior {
  override func addItem(_ item: any UIDynamicItem) {}
  override func removeItem(_ item: any UIDynamicItem) {}
  override var items: [any UIDynamicItem] { [] }
  override func setAngle(_ angle: CGFloat, magnitude: CGFloat) {}
}

final class OverridingCollision: UICollisionBehavior {
  override func addItem(_ item: any UIDynamicItem) {}
  override func removeItem(_ item: any UIDynamicItem) {}
  override var items: [any UIDynamicItem] { [] }
  override func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  override func addBoundary(
    withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath
  ) {}
  override func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {}
  override func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { nil }
  override func removeBoundary(withIdentifier identifier: any NSCopying) {}
  override func removeAllBoundaries() {}
  override var boundaryIdentifiers: [any NSCopying]? { nil }
}

final class OverridingAttachment: UIAttachmentBehavior {
  override class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    super.pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
  }
  override var items: [any UIDynamicItem] { [] }
  override var attachedBehaviorType: AttachmentType { .items }
}

final class OverridingPush: UIPushBehavior {
  override func addItem(_ item: any UIDynamicItem) {}
  override func removeItem(_ item: any UIDynamicItem) {}
  override var items: [any UIDynamicItem] { [] }
  override var mode: Mode { .continuous }
  override func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
  override func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
  override func setAngle(_ angle: CGFloat, magnitude: CGFloat) {}
}

final class OverridingMaterial: UIDynamicItemBehavior {
  override func addItem(_ item: any UIDynamicItem) {}
  override func removeItem(_ item: any UIDynamicItem) {}
  override var items: [any UIDynamicItem] { [] }
  override func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  override func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  override func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  override func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

final class OverridingField: UIFieldBehavior {
  override class func dragField() -> Self { super.springField() }
  override func addItem(_ item: any UIDynamicItem) {}
  override func removeItem(_ item: any UIDynamicItem) {}
  override var items: [any UIDynamicItem] { [] }
}

final class OverridingRegion: UIRegion {
  override func inverse() -> Self { self }
  override func byUnion(with region: UIRegion) -> Self { self }
  override func byDifference(from region: UIRegion) -> Self { self }
  override func byIntersection(with region: UIRegion) -> Self { self }
  override func contains(_ point: CGPoint) -> Bool { true }
}

final class OverridingGroup: UIDynamicItemGroup {
  override var items: [any UIDynamicItem] { [] }
  override var bounds: CGRect { .zero }
}

final class OverridingView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  override var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
