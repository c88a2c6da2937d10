import Staging
import Testing
import UIKit

/// The main thread sleeps: the app stands still, and its time goes on.
@MainActor
@Suite struct SleepTests {
  private let notebook = Notebook()

  /// A square that moves at 0.2 s, before and after a second of sleep.
  private func sleeping() throws -> Stage {
    let notebook = notebook
    return try Stage(limit: 3, fingers: [.touch("square", at: 0.5).lift()]) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let square = UIButton(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
      square.backgroundColor = .red
      square.accessibilityIdentifier = "square"
      square.addAction(UIAction { _ in notebook.note("tap") }, for: .touchUpInside)
      controller.view.addSubview(square)
      Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
        square.frame.origin.y = 210
        Thread.sleep(forTimeInterval: 0.4)
        usleep(600_000)
        square.frame.origin.y = 220
        notebook.note("awake")
      }
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in notebook.note("late") }
      return controller
    }
  }

  @Test func `what is due and what fingers do while the main thread sleeps comes afterwards`()
    throws
  {
    let stage = try sleeping()
    try stage.advanceToEnd()
    #expect(Array(notebook.lines.prefix(2)) == ["1200 awake", "1200 late"])
    #expect(notebook.lines.contains { $0.hasSuffix("tap") })
  }

  @Test func `frames show the picture before the sleep until it is over`() throws {
    let stage = try sleeping()
    try stage.advance(frames: 11)
    let before = stage.snapshot()
    try stage.advance(frames: 10)
    #expect(stage.snapshot() == before)
    try stage.advance(frames: 50)
    #expect(stage.time.frame == 71 && stage.snapshot() == before)
    try stage.advance()
    #expect(stage.snapshot() != before)
    #expect(stage.view("square")?.frame.minY == 220)
  }

  @Test func `a picture that is asked for alone is that of the moment of the sleep`() throws {
    let stage = try sleeping()
    try stage.advance(frames: 40)
    let asleep = stage.snapshot()
    try stage.advance(frames: 40)
    #expect(stage.snapshot() != asleep)
  }
}
