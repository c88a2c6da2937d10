import Staging
import Testing
import UIKit

/// Writes down what happens when.
class WaitingViewController: UIViewController {
  private(set) var notes: [String] = []

  func note(_ what: String) {
    notes.append("\((CACurrentMediaTime() * 1000).rounded()) \(what)")
  }
}

@MainActor
struct ImportTests {
  /// What `UIKitTests` shows of a module that says nothing about names is shown here of one that
  /// does, in `NamesOfThisModule.swift`.
  @Test(arguments: [0, 1, 2])
  func `timers, queues and chance are the stage's, whatever a file imports`(index: Int) throws {
    let stage = try Stage {
      [UIKitAlone(), UIKitAndFoundation(), UIKitAndDispatch()][index] as UIViewController
    }
    try stage.advanceToEnd()
    let notes = (stage.window.rootViewController as? WaitingViewController)?.notes ?? []
    try #require(notes.count == 4)
    #expect(notes.prefix(3) == ["0.0 async", "100.0 after", "200.0 item"])
    #expect(notes[3] == "300.0 timer 19 898")
    #expect(stage.time.frame == 18 + 30)
  }
}
