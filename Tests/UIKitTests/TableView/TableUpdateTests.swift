import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor
@Suite struct TableUpdateTests {
  @Test func `inserted rows push the others down in 0.3 seconds, and the offset stays`() throws {
    try onStage { stage in
      let rows = Rows(count: 100)
      let table = try rows.show(in: stage)
      table.contentOffset.y = 440
      try stage.runtime.layOut()
      rows.sections[0].insert(500, at: 12)
      table.insertRows(at: [table.path(12)], with: .fade)
      #expect(table.contentOffset.y == 440)
      #expect(table.numbers.prefix(4) == [10, 11, 500, 12])
      stage.run(frames: 9)
      let top = table.seenTop(13)
      #expect(top > 528 && top < 572)
      #expect(abs(top - 550) < 1)
      stage.run(frames: 10)
      #expect(table.seenTop(13) == 572)
      #expect(table.contentSize.height == 4444)
    }
  }

  @Test func `deleted rows leave, and the others close up`() throws {
    try onStage { stage in
      let rows = Rows(count: 5)
      let table = try rows.show(in: stage)
      let gone = try #require(table.cellForRow(at: table.path(1)))
      rows.sections[0].remove(at: 1)
      table.deleteRows(at: [table.path(1)], with: .left)
      #expect(table.numbers == [0, 2, 3, 4])
      #expect(gone.superview === table)
      stage.run(frames: 9)
      #expect((gone.layer.presentation()?.frame.minX ?? 0) < -100)
      stage.run(frames: 12)
      #expect(gone.superview == nil)
      #expect(table.cellForRow(at: table.path(1))?.frame.minY == 44)
    }
  }

  @Test func `a wrong number of rows ends with Apple's sentence`() throws {
    try onStage { stage in
      let rows = Rows(count: 3)
      let table = try rows.show(in: stage)
      _ = table
      let plan = UpdatePlan(
        UpdateBatch(insertedItems: [IndexPath(row: 0, section: 0)]), before: [3], after: [3],
        .tableView)
      #expect(
        plan.complaint
          == "Invalid update: invalid number of rows in section 0.  The number of rows contained in "
          + "an existing section after the update (3) must be equal to the number of rows contained "
          + "in that section before the update (3), plus or minus the number of rows inserted or "
          + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows "
          + "moved into or out of that section (0 moved in, 0 moved out).")
    }
  }

  @Test func `changes between beginUpdates and endUpdates are made together`() throws {
    try onStage { stage in
      let rows = Rows(count: 6)
      let table = try rows.show(in: stage)
      rows.sections[0] = [0, 2, 9, 3, 5, 4]
      table.beginUpdates()
      table.deleteRows(at: [table.path(1)], with: .automatic)
      table.insertRows(at: [table.path(2)], with: .automatic)
      table.moveRow(at: table.path(5), to: table.path(4))
      table.endUpdates()
      #expect(table.numbers == [0, 2, 9, 3, 5, 4])
      stage.run(frames: 20)
      #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
      #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test func `an empty update finds the heights anew, animated`() throws {
    try onStage { stage in
      let rows = Rows(count: 4)
      var isOpen = false
      rows.height = { isOpen && $0.row == 1 ? 100 : 44 }
      let table = try rows.show(in: stage)
      isOpen = true
      table.performBatchUpdates(nil)
      stage.run(frames: 9)
      #expect(table.seenTop(2) > 88 && table.seenTop(2) < 144)
      stage.run(frames: 12)
      #expect(table.seenTop(2) == 144)
      #expect(table.cellForRow(at: table.path(1))?.frame.height == 100)
    }
  }

  @Test func `a completion is called at the end of the animation`() throws {
    try onStage { stage in
      let rows = Rows(count: 4)
      let table = try rows.show(in: stage)
      var isOver = false
      rows.sections[0].append(4)
      table.performBatchUpdates {
        table.insertRows(at: [table.path(4)], with: .top)
      } completion: {
        isOver = $0
      }
      stage.run(frames: 17)
      #expect(!isOver)
      stage.run(frames: 3)
      #expect(isOver)
    }
  }

  @Test func `sections come and go, and selections move along`() throws {
    try onStage { stage in
      let rows = Rows([[0, 1], [2, 3]])
      rows.headers = ["A", "B", "C"]
      let table = try rows.show(in: stage)
      table.selectRow(at: table.path(0, 1), animated: false, scrollPosition: .none)
      rows.sections.insert([7], at: 0)
      table.insertSections([0], with: .fade)
      stage.run(frames: 20)
      #expect(table.numbers == [7, 0, 1, 2, 3])
      #expect(table.indexPathForSelectedRow == table.path(0, 2))
      rows.sections.remove(at: 1)
      table.deleteSections([1], with: .fade)
      stage.run(frames: 20)
      #expect(table.numbers == [7, 2, 3])
      #expect(table.indexPathForSelectedRow == table.path(0, 1))
    }
  }

  @Test func `reloaded rows get other cells`() throws {
    try onStage { stage in
      let rows = Rows(count: 4)
      let table = try rows.show(in: stage)
      let old = table.cellForRow(at: table.path(2))
      rows.sections[0][2] = 22
      table.reloadRows(at: [table.path(2)], with: .fade)
      stage.run(frames: 20)
      #expect(table.numbers == [0, 1, 22, 3])
      #expect(table.cellForRow(at: table.path(2)) !== old)
    }
  }

  @Test func `rows that a growing row pushes out of sight are seen on their way`() throws {
    try onStage { stage in
      let rows = Rows(count: 40)
      var isOpen = false
      rows.height = { isOpen && $0.row == 1 ? 300 : 44 }
      let table = try rows.show(in: stage)
      let last = try #require(table.visibleCells.last)
      let (row, top) = (last.tag, last.frame.minY)
      isOpen = true
      table.beginUpdates()
      table.endUpdates()
      stage.run(frames: 6)
      #expect(last.superview === table)
      let seen = last.layer.presentation()?.frame.minY ?? 0
      #expect(seen > top && seen < top + 256)
      #expect(!table.visibleCells.contains(last))
      stage.run(frames: 20)
      #expect(last.superview == nil)
      isOpen = false
      table.beginUpdates()
      table.endUpdates()
      stage.run(frames: 25)
      #expect(table.cellForRow(at: table.path(row))?.frame.minY == top)
    }
  }
}
