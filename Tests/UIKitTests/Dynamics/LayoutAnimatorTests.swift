import Testing
import UIKit

/// A layout that counts its invalidations.
private final class CountingLayout: UICollectionViewLayout {
  var invalidations = 0

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 500) }

  override func invalidateLayout() {
    invalidations += 1
    super.invalidateLayout()
  }
}

@MainActor
@Suite struct LayoutAnimatorTests {
  private func cell(_ item: Int, y: CGFloat = 50) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: y - 25, width: 50, height: 50)
    return attributes
  }

  @Test func `a layout is asked anew after every step and its cells move`() {
    let stage = TestStage()
    let layout = CountingLayout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    #expect(animator.referenceView == nil)
    let attributes = cell(3)
    animator.addBehavior(UIGravityBehavior(items: [attributes]))
    stage.run(frames: 20)
    #expect(layout.invalidations == 20)
    #expect(attributes.center.y > 90)
    #expect((attributes.center.y * 2).rounded() == attributes.center.y * 2)
  }

  @Test func `a layout's animator knows the attributes that it moves`() {
    _ = TestStage()
    let layout = CountingLayout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let attributes = cell(3)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 1))
    header.size = CGSize(width: 10, height: 10)
    let decoration = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "shadow", with: IndexPath(item: 0, section: 1))
    decoration.size = CGSize(width: 10, height: 10)
    animator.addBehavior(UIDynamicItemBehavior(items: [attributes, header, decoration]))
    let first = IndexPath(item: 0, section: 1)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) === attributes)
    #expect(animator.layoutAttributesForCell(at: first) == nil)
    #expect(
      animator.layoutAttributesForSupplementaryView(ofKind: "header", at: first) === header)
    #expect(animator.layoutAttributesForSupplementaryView(ofKind: "shadow", at: first) == nil)
    #expect(animator.layoutAttributesForDecorationView(ofKind: "shadow", at: first) === decoration)
  }

  @Test func `the content is the boundary`() {
    let stage = TestStage()
    let layout = CountingLayout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let attributes = cell(0)
    let collision = UICollisionBehavior(items: [attributes])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [attributes]))
    stage.run(frames: 300)
    #expect(!animator.isRunning)
    #expect((499...500).contains(attributes.frame.maxY))
  }

  @Test func `attributes copy all that they are`() throws {
    let attributes = cell(7)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    attributes.alpha = 0.5
    attributes.zIndex = 3
    attributes.isHidden = true
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy !== attributes)
    #expect(copy.indexPath == IndexPath(item: 7, section: 0))
    #expect(copy.frame == CGRect(x: -25, y: 0, width: 100, height: 100))
    #expect(copy.alpha == 0.5 && copy.zIndex == 3 && copy.isHidden)
  }

  @Test func `views do not belong to a layout nor attributes to a view`() async {
    let view = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = CountingLayout()
      let animator = UIDynamicAnimator(collectionViewLayout: layout)
      animator.addBehavior(
        UIGravityBehavior(items: [UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))]))
    }
    #expect(said(view).contains("Can't use view as item (<UIView"))
    let attributes = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let reference = UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
      let animator = UIDynamicAnimator(referenceView: reference)
      let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      animator.addBehavior(UIGravityBehavior(items: [item]))
    }
    #expect(said(attributes).contains("Can't use layout attributes as item ("))
  }
}
