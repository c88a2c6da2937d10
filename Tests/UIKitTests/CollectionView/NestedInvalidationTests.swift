import Testing
import UIKit

@MainActor @Suite struct NestedInvalidationTests {
  /// A layout that stands in the middle as soon as it is told of a size, as those of pages do.
  private final class CentredLayout: UICollectionViewFlowLayout {
    private var lastSize = CGSize.zero
    private(set) var settings = 0

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let collectionView, collectionView.bounds.size != lastSize else { return }
      settings += 1
      collectionView.contentInset.left = 50
      collectionView.contentOffset = CGPoint(-50, 0)
      lastSize = collectionView.bounds.size
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  /// A layout of cards that always has its collection view.
  private final class CertainLayout: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView {
      guard let view = super.collectionView else { fatalError("asked before it is shown") }
      return view
    }
  }

  @Test func `a layout may say that its collection view is always there`() throws {
    try onStage { stage in
      let view = try Grid(count: 5).show(in: stage, CertainLayout())
      #expect(view.visibleCells.count == 5)
      #expect(view.collectionViewLayout.collectionView === view)
    }
  }

  @Test func `a layout may set the offset of which it is being told`() throws {
    try onStage { stage in
      let layout = CentredLayout()
      layout.scrollDirection = .horizontal
      let view = try Grid(count: 5).show(in: stage, layout)
      stage.run(frames: 2)
      #expect(view.contentOffset == CGPoint(-50, 0))
      #expect(layout.settings < 4)
    }
  }

  /// A layout that stands in the middle of any new size, and asks for that only of new sizes.
  private final class PageLayout: UICollectionViewFlowLayout {
    private var lastSize = CGSize.zero
    private(set) var toldSizes: [CGSize] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let collectionView, collectionView.bounds.size != lastSize else { return }
      lastSize = collectionView.bounds.size
      toldSizes.append(lastSize)
      let inset = (lastSize.width - 100) / 2
      collectionView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
      collectionView.contentOffset = CGPoint(-inset, 0)
    }
  }

  @Test func `a layout that is told of a new size sees it, and keeps the offset it sets`() throws {
    try onStage { stage in
      let layout = PageLayout()
      let grid = Grid(count: 5)
      let view = try grid.showAcross(in: stage, layout, size: CGSize(width: 100, height: 100))
      view.frame.size = CGSize(width: 300, height: 200)
      stage.run(frames: 2)
      #expect(layout.toldSizes.last == CGSize(width: 300, height: 200))
      #expect(view.contentOffset == CGPoint(-100, 0))
      view.bounds = CGRect(x: 30, y: 0, width: 200, height: 150)
      stage.run(frames: 2)
      #expect(view.contentOffset == CGPoint(-50, 0))
    }
  }
}
