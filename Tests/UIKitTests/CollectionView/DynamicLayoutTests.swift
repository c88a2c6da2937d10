import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// objc.io's springy list: every cell hangs on a spring at its own place.
private final class SpringyLayout: UICollectionViewFlowLayout {
  private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty else { return }
    let everything = CGRect(origin: .zero, size: collectionViewContentSize)
    for item in super.layoutAttributesForElements(in: everything) ?? [] {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes } }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { animator.layoutAttributesForCell(at: indexPath) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let shift = newBounds.minY - collectionView.bounds.minY
    let touch = collectionView.panGestureRecognizer.location(in: collectionView)
    for behavior in animator.behaviors {
      guard let spring = behavior as? UIAttachmentBehavior, let item = spring.items.first
      else { continue }
      let resistance = abs(touch.y - spring.anchorPoint.y) / 1500
      item.center.y += shift < 0 ? max(shift, shift * resistance) : min(shift, shift * resistance)
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }

  var isMoving: Bool { animator.isRunning }
}

/// A layout in which an animator moves some items for a while.
private final class DraggedLayout: UICollectionViewFlowLayout {
  var dragged: [IndexPath] = []
  var animator: UIDynamicAnimator?

  func drag(_ paths: [IndexPath], by vector: CGVector) {
    dragged = paths
    let items = paths.compactMap { super.layoutAttributesForItem(at: $0) }
    for item in items { item.zIndex = 1 }
    let animator = UIDynamicAnimator(collectionViewLayout: self)
    for item in items {
      let spring = UIAttachmentBehavior(
        item: item,
        attachedToAnchor: CGPoint(x: item.center.x + vector.dx, y: item.center.y + vector.dy))
      spring.length = 0
      spring.damping = 0.6
      spring.frequency = 8
      animator.addBehavior(spring)
    }
    self.animator = animator
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let resting = super.layoutAttributesForElements(in: rect) ?? []
    let moving = animator?.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    return resting.filter { !dragged.contains($0.indexPath) } + (moving ?? [])
  }
}

@MainActor
@Suite struct DynamicLayoutTests {
  @Test func `a springy list lags behind the finger and settles where it should`() throws {
    try onStage { stage in
      let layout = SpringyLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      let grid = Grid(count: 40)
      let view = try grid.show(in: stage, layout)
      stage.drag(
        from: CGPoint(160, 500), to: CGPoint(160, 400), moves: 10, lifts: false)
      #expect(view.contentOffset.y == 90)
      let near = try #require(view.cellForItem(at: view.path(8)))
      let far = try #require(view.cellForItem(at: view.path(2)))
      let nearPlace = CGFloat(8 * 54 + 22)
      let farPlace = CGFloat(2 * 54 + 22)
      #expect(far.center.y - farPlace > near.center.y - nearPlace + 5)
      #expect(layout.isMoving)
      stage.frame((1, .ended, CGPoint(160, 400)))
      stage.run(frames: 600)
      #expect(!layout.isMoving && !view.isDecelerating)
      for cell in view.visibleCells {
        let place = CGFloat((view.indexPath(for: cell)?.item ?? 0) * 54 + 22)
        #expect(abs(cell.center.y - place) <= 1)
      }
    }
  }

  @Test func `dragged cells stand in front and come back to the flow`() throws {
    try onStage { stage in
      let layout = DraggedLayout()
      let grid = Grid(count: 1000)
      let view = try grid.show(in: stage, layout)
      let touched = grid.cells.map(\.applications)
      layout.drag([view.path(3)], by: CGVector(dx: -100, dy: 120))
      stage.run(frames: 30)
      let cell = try #require(view.cellForItem(at: view.path(3)))
      #expect(abs(cell.center.x - 127.5) <= 1 && abs(cell.center.y - 145) <= 1)
      #expect(view.subviews.last === cell)
      let changed = zip(grid.cells, touched).filter { $0.applications != $1 }.map(\.0.number)
      #expect(changed == [3])
      layout.animator = nil
      layout.dragged = []
      layout.invalidateLayout()
      stage.frame()
      #expect(cell.frame == CGRect(202.5, 0, 50, 50))
      #expect(view.subviews.firstIndex { $0 === cell } == 3)
    }
  }

  @Test func `the physics of a layout is drawn over its collection view`() throws {
    try onStage { stage in
      stage.runtime.physics.isShown = true
      let layout = DraggedLayout()
      let view = try Grid(count: 10).show(in: stage, layout)
      layout.drag([view.path(3)], by: CGVector(dx: 0, dy: 50))
      stage.run(frames: 2)
      #expect(view.layer.overlays.count == 1)
      #expect(view.subviews.count == 10)
    }
  }
}
