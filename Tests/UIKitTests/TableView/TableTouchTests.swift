import Testing
import UIKit

@MainActor
@Suite struct TableTouchTests {
  @Test func `a tap highlights when it comes and selects when it lifts`() throws {
    try onStage { stage in
      let rows = Rows(count: 5)
      let table = try rows.show(in: stage)
      stage.frame((1, .began, CGPoint(90, 60)))
      stage.run(frames: 12)
      #expect(rows.take() == ["should highlight 1", "highlight 1"])
      #expect(table.cellForRow(at: table.path(1))?.isHighlighted == true)
      stage.frame((1, .ended, CGPoint(90, 60)))
      #expect(rows.take() == ["unhighlight 1", "will select 1", "select 1"])
      #expect(table.indexPathForSelectedRow == table.path(1))
      #expect(table.cellForRow(at: table.path(1))?.selectedBackgroundView?.isHidden == false)
      stage.tap(CGPoint(90, 20))
      #expect(
        rows.take() == [
          "should highlight 0", "highlight 0", "unhighlight 0", "will select 0", "will deselect 1",
          "deselect 1", "select 0",
        ])
    }
  }

  @Test func `deselection fades in 0.3 seconds when it is animated`() throws {
    try onStage { stage in
      let table = try Rows(count: 5).show(in: stage)
      table.selectRow(at: table.path(1), animated: false, scrollPosition: .none)
      let glow = try #require(table.cellForRow(at: table.path(1))?.selectedBackgroundView)
      table.deselectRow(at: table.path(1), animated: true)
      stage.run(frames: 9)
      #expect(!glow.isHidden)
      stage.run(frames: 11)
      #expect(glow.isHidden)
    }
  }

  @Test func `a row that is deselected when it was tapped fades, too`() throws {
    try onStage { stage in
      let rows = Rows(count: 5)
      let table = try rows.show(in: stage)
      rows.whenSelected = { table.deselectRow(at: $0, animated: true) }
      stage.tap(CGPoint(90, 60))
      let glow = try #require(table.cellForRow(at: table.path(1))?.selectedBackgroundView)
      stage.run(frames: 9)
      #expect(!glow.isHidden && (glow.layer.presentation()?.opacity ?? 1) < 1)
      stage.run(frames: 11)
      #expect(glow.isHidden)
    }
  }

  @Test func `a drag takes the finger from its row`() throws {
    try onStage { stage in
      let rows = Rows(count: 100)
      let table = try rows.show(in: stage)
      stage.drag(from: CGPoint(90, 420), to: CGPoint(90, 200), moves: 5)
      #expect(!rows.take().contains { $0.hasPrefix("select") })
      #expect(table.isDecelerating)
    }
  }

  @Test func `a swipe uncovers the deletion, and a tap on it commits`() throws {
    try onStage { stage in
      let rows = Rows(count: 5)
      let table = try rows.show(in: stage)
      stage.drag(from: CGPoint(250, 66), to: CGPoint(150, 66), moves: 5)
      stage.run(frames: 20)
      let cell = try #require(table.cellForRow(at: table.path(1)))
      #expect(cell.frame.minX == -74.5)
      _ = rows.take()
      stage.tap(CGPoint(290, 66))
      stage.run(frames: 25)
      #expect(rows.take().filter { $0.hasPrefix("commit") } == ["commit delete 1"])
      #expect(table.numbers == [0, 2, 3, 4])
    }
  }

  @Test func `a full swipe does the first action`() throws {
    try onStage { stage in
      let rows = Rows(count: 5)
      var done: [String] = []
      rows.leading = UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, finish in
          done.append("flag")
          finish(true)
        }
      ])
      let table = try rows.show(in: stage)
      stage.drag(from: CGPoint(20, 66), to: CGPoint(300, 66), moves: 8)
      stage.run(frames: 30)
      #expect(done == ["flag"])
      #expect(table.cellForRow(at: table.path(1))?.frame.minX == 0)
      #expect(rows.take().contains("end editing 1"))
    }
  }

  @Test func `a row closes when a finger comes down elsewhere`() throws {
    try onStage { stage in
      let rows = Rows(count: 5)
      let table = try rows.show(in: stage)
      stage.drag(from: CGPoint(250, 66), to: CGPoint(150, 66), moves: 5)
      stage.run(frames: 20)
      stage.tap(CGPoint(90, 200))
      stage.run(frames: 20)
      #expect(table.cellForRow(at: table.path(1))?.frame.minX == 0)
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test func `an edited table indents its rows and shows controls`() throws {
    try onStage { stage in
      let rows = Rows(count: 5)
      rows.movable = true
      let table = try rows.show(in: stage)
      table.setEditing(true, animated: true)
      stage.run(frames: 20)
      let cell = try #require(table.cellForRow(at: table.path(1)))
      #expect(cell.contentView.frame.minX == 38)
      #expect(cell.contentView.frame.maxX == 278)
      stage.tap(CGPoint(26, 66))
      stage.run(frames: 20)
      #expect(cell.frame.minX == -74.5)
      table.setEditing(false, animated: true)
      stage.run(frames: 20)
      #expect(cell.contentView.frame == CGRect(0, 0, 320, 44))
    }
  }

  @Test func `a finger carries a row to another place`() throws {
    try onStage { stage in
      let rows = Rows(count: 5)
      rows.movable = true
      let table = try rows.show(in: stage)
      table.isEditing = true
      stage.run(frames: 2)
      stage.frame((1, .began, CGPoint(300, 22)))
      stage.frame((1, .moved, CGPoint(300, 60)))
      stage.frame((1, .moved, CGPoint(300, 110)))
      stage.run(frames: 20)
      #expect(table.cellForRow(at: table.path(1))?.frame.minY == 0)
      stage.frame((1, .ended, CGPoint(300, 110)))
      stage.run(frames: 20)
      #expect(rows.take().filter { $0.hasPrefix("move") } == ["move 0 to 2"])
      #expect(table.numbers == [1, 2, 0, 3, 4])
      #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
    }
  }
}
