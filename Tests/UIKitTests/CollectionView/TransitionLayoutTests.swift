import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// Transitions between two layouts that code drives.
@MainActor @Suite struct TransitionLayoutTests {
  private func layout(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  private let first = IndexPath(item: 0, section: 0)

  @Test func `items stand as far between two layouts as the progress says`() throws {
    try onStage { stage in
      let grid = Grid(count: 4)
      let view = try grid.show(in: stage, layout(80))
      let next = layout(160)
      var ended: [Bool] = []
      let between = view.startInteractiveTransition(to: next) { ended = [$0, $1] }
      #expect(view.collectionViewLayout === between)
      between.transitionProgress = 0.5
      stage.frame()
      let cell = try #require(view.cellForItem(at: first))
      #expect(cell.frame == CGRect(0, 0, 120, 120))
      let third = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
      #expect(third.center == CGPoint((200 + 80) / 2, (40 + 240) / 2))
      view.finishInteractiveTransition()
      stage.run(frames: 30)
      #expect(view.collectionViewLayout === next && ended == [true, true])
      #expect(cell.frame == CGRect(0, 0, 160, 160))
      #expect(view.cellForItem(at: first) === cell)
    }
  }

  @Test func `a layout knows its collection view when it is told of a transition to it`() throws {
    final class Told: UICollectionViewFlowLayout {
      var offsets: [CGFloat?] = []
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        offsets.append(collectionView?.contentOffset.y)
        super.prepareForTransition(from: oldLayout)
      }
    }
    try onStage { stage in
      let view = try Grid(count: 4).show(in: stage, layout(80))
      let (one, other, third) = (Told(), Told(), Told())
      view.collectionViewLayout = one
      view.setCollectionViewLayout(other, animated: true)
      stage.run(frames: 60)
      view.startInteractiveTransition(to: third)
      #expect(one.offsets == [0] && other.offsets == [0] && third.offsets == [0])
    }
  }

  @Test func `a cancelled transition shows the old layout again`() throws {
    try onStage { stage in
      let view = try Grid(count: 4).show(in: stage, layout(80))
      let old = view.collectionViewLayout
      var ended: [Bool] = []
      view.startInteractiveTransition(to: layout(160)) { ended = [$0, $1] }.transitionProgress = 0.7
      stage.frame()
      view.cancelInteractiveTransition()
      stage.run(frames: 30)
      #expect(view.collectionViewLayout === old && ended == [true, false])
      #expect(view.cellForItem(at: first)?.frame == CGRect(0, 0, 80, 80))
    }
  }

  @Test func `cells are told of a layout that replaces another in an animation`() throws {
    final class Told: UICollectionViewCell {
      var log: [String] = []
      override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { log.append("will") }
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { log.append("did") }
    }
    try onStage { stage in
      let grid = Grid(count: 1)
      grid.cellClass = Told.self
      let view = try grid.show(in: stage, layout(80))
      let cell = try #require(view.cellForItem(at: first) as? Told)
      view.setCollectionViewLayout(layout(100), animated: true)
      #expect(cell.log == ["will"])
      stage.run(frames: 30)
      #expect(cell.log == ["will", "did"])
    }
  }
}
