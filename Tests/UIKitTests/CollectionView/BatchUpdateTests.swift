import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

extension CGPoint {
  /// The point rounded to thousandths, which hides the errors of sums of frame times.
  fileprivate var onThousandths: CGPoint {
    CGPoint((x * 1000).rounded() / 1000, (y * 1000).rounded() / 1000)
  }
}

@MainActor
@Suite struct BatchUpdateTests {
  /// Returns where a cell is seen now.
  private func seen(_ view: UICollectionView, _ item: Int) -> CGPoint? {
    view.cellForItem(at: view.path(item))?.layer.presentation()?.position.onThousandths
  }

  private func seenAlpha(_ view: UICollectionView, _ item: Int) -> Float? {
    view.cellForItem(at: view.path(item))?.layer.presentation()?.opacity
  }

  @Test func `items close up within 0.3 seconds when one goes`() throws {
    try onStage { stage in
      let grid = Grid(count: 7)
      let view = try grid.show(in: stage)
      let gone = try #require(view.cellForItem(at: view.path(1)))
      let moving = try #require(view.cellForItem(at: view.path(5)))
      var ends: [Bool] = []
      grid.sections[0].remove(at: 1)
      view.performBatchUpdates {
        view.deleteItems(at: [view.path(1)])
      } completion: {
        ends.append($0)
      }
      #expect(view.numbers == [0, 2, 3, 4, 5, 6])
      #expect(view.cellForItem(at: view.path(4)) === moving)
      #expect(moving.center == CGPoint(295, 25))
      stage.run(frames: 9)
      // Half of the way at half of the time.
      #expect(seen(view, 4) == CGPoint(160, 55))
      #expect(gone.layer.presentation()?.opacity == 0.5 && gone.superview === view)
      #expect(ends.isEmpty)
      stage.run(frames: 9)
      #expect(seen(view, 4) == CGPoint(295, 25))
      #expect(gone.superview == nil && ends == [true])
    }
  }

  @Test func `an item that comes fades in while others make room`() throws {
    try onStage { stage in
      let grid = Grid(count: 5)
      let view = try grid.show(in: stage)
      grid.sections[0].insert(77, at: 0)
      view.insertItems(at: [view.path(0)])
      #expect(view.numbers == [77, 0, 1, 2, 3, 4])
      #expect(seenAlpha(view, 0) == 0 && seen(view, 0) == CGPoint(25, 25))
      stage.run(frames: 9)
      #expect(seenAlpha(view, 0) == 0.5 && seen(view, 1) == CGPoint(58.75, 25))
      stage.run(frames: 9)
      #expect(seenAlpha(view, 0) == 1 && seen(view, 5) == CGPoint(25, 85))
    }
  }

  @Test func `a move takes its cell along`() throws {
    try onStage { stage in
      let grid = Grid(count: 10)
      let view = try grid.show(in: stage)
      let cell = view.cellForItem(at: view.path(0))
      view.selectItem(at: view.path(0), animated: false, scrollPosition: [])
      grid.sections[0].insert(grid.sections[0].remove(at: 0), at: 7)
      view.moveItem(at: view.path(0), to: view.path(7))
      #expect(view.cellForItem(at: view.path(7)) === cell)
      #expect(view.numbers == [1, 2, 3, 4, 5, 6, 7, 0, 8, 9])
      #expect(view.indexPathsForSelectedItems == [view.path(7)])
      stage.run(frames: 18)
      #expect(view.numbers == [1, 2, 3, 4, 5, 6, 7, 0, 8, 9])
      #expect(grid.cells.count == 10)
    }
  }

  @Test func `deleting and inserting the same item reorders as a drag demo does`() throws {
    try onStage { stage in
      let grid = Grid(count: 10)
      let view = try grid.show(in: stage)
      grid.sections[0].insert(grid.sections[0].remove(at: 8), at: 2)
      view.performBatchUpdates {
        view.deleteItems(at: [view.path(8)])
        view.insertItems(at: [view.path(2)])
      }
      stage.run(frames: 20)
      #expect(view.numbers == grid.sections[0])
      #expect(view.subviews.count == 10)
      for item in 0..<10 {
        #expect(
          view.cellForItem(at: view.path(item))?.frame
            == view.layoutAttributesForItem(at: view.path(item))?.frame)
      }
    }
  }

  @Test func `items come into sight from where they were`() throws {
    try onStage { stage in
      let grid = Grid(count: 60)
      let view = try grid.show(in: stage)
      grid.sections[0].removeFirst(5)
      view.deleteItems(at: (0..<5).map { view.path($0) })
      // Item 50 was right below the last visible line.
      #expect(seen(view, 45) == CGPoint(25, 625))
      stage.run(frames: 18)
      #expect(seen(view, 45) == CGPoint(25, 565))
      #expect(view.numbers == Array(5..<55))
    }
  }

  @Test func `content that gets shorter is followed`() throws {
    try onStage { stage in
      let grid = Grid(count: 100)
      let view = try grid.show(in: stage)
      view.setContentOffset(CGPoint(0, 622), animated: false)
      try stage.runtime.layOut()
      grid.sections[0].removeLast(30)
      view.deleteItems(at: (70..<100).map { view.path($0) })
      #expect(view.contentOffset.y == 262)
      #expect(view.layer.presentation()?.bounds.origin.y == 622)
      stage.run(frames: 18)
      #expect(view.layer.presentation()?.bounds.origin.y == 262)
      #expect(view.numbers.last == 69)
    }
  }

  @Test func `sections come, go and change`() throws {
    try onStage { stage in
      let grid = Grid([[0, 1], [10, 11], [20]])
      let view = try grid.show(in: stage)
      grid.sections = [[30], [0, 1], [20]]
      view.performBatchUpdates {
        view.deleteSections([1])
        view.insertSections([0])
      }
      stage.run(frames: 20)
      #expect(view.numbers == [30, 0, 1, 20])
      grid.sections[1] = [5, 6, 7]
      view.reloadSections([1])
      grid.sections[2] = [21]
      view.reloadItems(at: [view.path(0, 2)])
      stage.run(frames: 20)
      #expect(view.numbers == [30, 5, 6, 7, 21])
      #expect(view.subviews.count == 5)
      grid.sections.swapAt(0, 2)
      view.performBatchUpdates {
        view.moveSection(0, toSection: 2)
        view.moveSection(2, toSection: 0)
      }
      stage.run(frames: 20)
      #expect(view.numbers == [21, 5, 6, 7, 30])
    }
  }

  @Test func `batches within batches are one`() throws {
    try onStage { stage in
      let grid = Grid(count: 4)
      let view = try grid.show(in: stage)
      grid.sections[0] = [1, 2, 3, 9]
      var order: [String] = []
      view.performBatchUpdates {
        view.performBatchUpdates {
          view.deleteItems(at: [view.path(0)])
        } completion: { _ in
          order.append("inner")
        }
        view.insertItems(at: [view.path(3)])
      } completion: { _ in
        order.append("outer")
      }
      stage.run(frames: 20)
      #expect(view.numbers == [1, 2, 3, 9] && order == ["outer", "inner"])
    }
  }

  @Test func `another layout is gone to`() throws {
    try onStage { stage in
      let grid = Grid(count: 6)
      let view = try grid.show(in: stage)
      let wide = UICollectionViewFlowLayout()
      wide.itemSize = CGSize(width: 320, height: 80)
      wide.minimumLineSpacing = 0
      view.setCollectionViewLayout(wide, animated: true)
      stage.run(frames: 9)
      let halfway = view.cellForItem(at: view.path(1))?.layer.presentation()
      #expect(halfway?.position.onThousandths == CGPoint(126.25, 72.5))
      let size = halfway?.bounds.size ?? .zero
      #expect(CGPoint(size.width, size.height).onThousandths == CGPoint(185, 65))
      stage.run(frames: 9)
      #expect(view.cellForItem(at: view.path(1))?.frame == CGRect(0, 80, 320, 80))
    }
  }

  @Test func `numbers that do not fit are complained about in Apple's words`() {
    func complaint(_ change: (inout UpdateBatch) -> Void, _ old: [Int], _ new: [Int]) -> String? {
      var batch = UpdateBatch()
      change(&batch)
      return UpdatePlan(batch, before: old, after: new).complaint
    }
    let first = IndexPath(item: 0, section: 0)
    #expect(
      complaint({ $0.deletedItems = [first] }, [5], [5])
        == "Invalid update: invalid number of items in section 0.  The number of items contained in "
        + "an existing section after the update (5) must be equal to the number of items contained "
        + "in that section before the update (5), plus or minus the number of items inserted or "
        + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of items "
        + "moved into or out of that section (0 moved in, 0 moved out).")
    #expect(
      complaint({ _ in }, [5], [5, 5])
        == "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained "
        + "in the collection view before the update (1), plus or minus the number of sections "
        + "inserted or deleted (0 inserted, 0 deleted).")
    #expect(
      complaint({ $0.deletedItems = [IndexPath(item: 7, section: 0)] }, [5], [4])
        == "attempt to delete item 7 from section 0 which only contains 5 items before the update")
    #expect(
      complaint({ $0.insertedItems = [IndexPath(item: 7, section: 0)] }, [5], [6])
        == "attempt to insert item 7 into section 0, but there are only 6 items in section 0 after "
        + "the update")
    #expect(complaint({ $0.deletedItems = [first] }, [5], [4]) == nil)
  }

  @Test func `an update that does not fit stops the app`() async {
    let output = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try onStage { stage in
        let view = try Grid(count: 4).show(in: stage)
        view.deleteItems(at: [view.path(0)])
      }
    }
    #expect(
      said(output).contains(
        "'NSInternalInconsistencyException', reason: 'Invalid update: invalid number of items in "
          + "section 0."))
  }
}
