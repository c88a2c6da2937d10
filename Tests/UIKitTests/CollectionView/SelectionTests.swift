import Testing
import UIKit

@MainActor
@Suite struct SelectionTests {
  @Test func `a tap highlights when it comes and selects when it lifts`() throws {
    try onStage { stage in
      let grid = Grid(count: 10)
      let view = try grid.show(in: stage)
      let cell = view.cellForItem(at: view.path(1))
      let glow = UIView()
      cell?.selectedBackgroundView = glow
      #expect(glow.isHidden && glow.frame == CGRect(0, 0, 50, 50))
      stage.frame((1, .began, CGPoint(90, 20)))
      stage.run(frames: 12)
      #expect(grid.take() == ["should highlight 1", "highlight 1"])
      #expect(cell?.isHighlighted == true && !glow.isHidden)
      stage.frame((1, .ended, CGPoint(90, 20)))
      #expect(grid.take() == ["should select 1", "select 1", "unhighlight 1"])
      #expect(cell?.isHighlighted == false && cell?.isSelected == true && !glow.isHidden)
      #expect(view.indexPathsForSelectedItems == [view.path(1)])
    }
  }

  @Test func `one selection takes the place of another`() throws {
    try onStage { stage in
      let grid = Grid(count: 10)
      let view = try grid.show(in: stage)
      stage.tap(CGPoint(90, 20))
      _ = grid.take()
      stage.tap(CGPoint(20, 20))
      #expect(
        grid.take() == [
          "should highlight 0", "highlight 0", "should select 0", "deselect 1", "select 0",
          "unhighlight 0",
        ])
      stage.tap(CGPoint(20, 20))
      #expect(
        grid.take() == [
          "should highlight 0", "highlight 0", "should select 0", "select 0", "unhighlight 0",
        ])
      #expect(view.indexPathsForSelectedItems == [view.path(0)])
      #expect(view.cellForItem(at: view.path(1))?.isSelected == false)
    }
  }

  @Test func `several selections stay until they are tapped again`() throws {
    try onStage { stage in
      let grid = Grid(count: 10)
      let view = try grid.show(in: stage)
      view.allowsMultipleSelection = true
      stage.tap(CGPoint(90, 20))
      stage.tap(CGPoint(20, 20))
      #expect(view.indexPathsForSelectedItems == [view.path(1), view.path(0)])
      _ = grid.take()
      stage.tap(CGPoint(90, 20))
      #expect(
        grid.take() == [
          "should highlight 1", "highlight 1", "should deselect 1", "deselect 1", "unhighlight 1",
        ])
      #expect(view.indexPathsForSelectedItems == [view.path(0)])
    }
  }

  @Test func `a drag takes the finger from its item`() throws {
    try onStage { stage in
      let grid = Grid(count: 1000)
      let view = try grid.show(in: stage)
      stage.frame((1, .began, CGPoint(90, 320)))
      stage.run(frames: 12)
      stage.frame((1, .moved, CGPoint(90, 300)))
      stage.frame((1, .ended, CGPoint(90, 300)))
      #expect(grid.take() == ["should highlight 26", "highlight 26", "unhighlight 26"])
      #expect(view.indexPathsForSelectedItems == [])
      stage.drag(from: CGPoint(90, 420), to: CGPoint(90, 200), moves: 5)
      #expect(grid.take().isEmpty)
      #expect(view.isDecelerating)
      stage.tap(CGPoint(90, 300))
      #expect(grid.take().isEmpty)
    }
  }

  @Test func `selections outlive the cells that show them`() throws {
    try onStage { stage in
      let grid = Grid(count: 1000)
      let view = try grid.show(in: stage)
      view.selectItem(at: view.path(2), animated: false, scrollPosition: [])
      view.setContentOffset(CGPoint(0, 5000), animated: false)
      try stage.runtime.layOut()
      #expect(view.visibleCells.allSatisfy { !$0.isSelected })
      view.setContentOffset(.zero, animated: false)
      try stage.runtime.layOut()
      #expect(view.visibleCells.filter(\.isSelected).count == 1)
      #expect(view.cellForItem(at: view.path(2))?.isSelected == true)
      #expect(grid.take().isEmpty)
    }
  }

  @Test func `nothing is selected where selection is not allowed`() throws {
    try onStage { stage in
      let grid = Grid(count: 10)
      let view = try grid.show(in: stage)
      view.allowsSelection = false
      stage.tap(CGPoint(90, 20))
      #expect(grid.take().isEmpty)
    }
  }
}
