import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct UndoManagerTests {
  private final class Counter: UIView {
    var count = 0
    func add(_ number: Int) {
      count += number
      undoManager?.registerUndo(withTarget: self) { $0.add(-number) }
      undoManager?.setActionName("Adding")
    }
  }

  @Test func `changes are taken back and done again, one moment after the other`() throws {
    try onStage { stage in
      let counter = Counter()
      stage.window.addSubview(counter)
      let undo = try #require(counter.undoManager)
      counter.add(1)
      counter.add(2)
      stage.run()
      counter.add(4)
      #expect(counter.count == 7 && undo.canUndo && !undo.canRedo)
      #expect(undo.undoMenuItemTitle == "Undo Adding")
      undo.undo()
      #expect(counter.count == 3)
      // What was added within one moment goes together.
      undo.undo()
      #expect(counter.count == 0 && !undo.canUndo && undo.canRedo)
      undo.redo()
      #expect(counter.count == 3)
      undo.redo()
      #expect(counter.count == 7 && !undo.canRedo && undo.canUndo)
    }
  }

  @Test func `a new change forgets what could be done again`() throws {
    try onStage { stage in
      let counter = Counter()
      stage.window.addSubview(counter)
      let undo = try #require(counter.undoManager)
      counter.add(1)
      undo.undo()
      #expect(undo.canRedo)
      counter.add(5)
      #expect(!undo.canRedo)
      undo.removeAllActions(withTarget: counter)
      undo.undo()
      #expect(counter.count == 5)
    }
  }

  @Test func `groups of one's own are taken back as one`() throws {
    try onStage { stage in
      let undo = UndoManager()
      undo.groupsByEvent = false
      var lines: [String] = []
      for group in ["a", "b"] {
        undo.beginUndoGrouping()
        for part in ["1", "2"] {
          undo.registerUndo(withTarget: stage) { _ in lines.append(group + part) }
        }
        undo.endUndoGrouping()
      }
      undo.undo()
      #expect(lines == ["b2", "b1"])
    }
  }
}
