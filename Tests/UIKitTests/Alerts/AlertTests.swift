import Testing
import UIKit

@testable import UIKitExtras

@MainActor
@Suite struct AlertTests {
  /// A controller that logs when it shows an alert no more.
  private final class Asker: UIViewController {
    var lines: [String] = []

    func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
      UIAlertAction(title: title, style: style) { [weak self] action in
        guard let self else { return }
        lines.append("\(action.title ?? "") \(presentedViewController == nil)")
      }
    }
  }

  private func ask(
    _ stage: TestStage, _ asker: Asker, _ style: UIAlertController.Style,
    _ actions: [UIAlertAction]
  ) throws -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete?", message: "This cannot be undone.", preferredStyle: style)
    for action in actions { alert.addAction(action) }
    asker.present(alert, animated: true)
    try stage.runtime.layOut()
    return alert
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `what is added after the view was made is shown`(style: UIAlertController.Style) throws {
    let asker = Asker()
    try onStage(root: asker) { stage in
      let (early, late) = (
        UIAlertController(title: "Delete?", message: "Really?", preferredStyle: style),
        UIAlertController(title: nil, message: nil, preferredStyle: style)
      )
      let room = stage.window.bounds.size
      late.view.tintColor = .red
      let empty = late.size(in: room)
      for alert in [early, late] {
        if style == .alert { alert.addTextField { $0.placeholder = "Why" } }
        alert.addAction(asker.action("Delete", .destructive))
        alert.addAction(asker.action("No", .cancel))
        (alert.title, alert.message) = ("Delete?", "Really?")
      }
      #expect(late.size(in: room) == early.size(in: room))
      #expect(late.size(in: room).height > empty.height)
      asker.present(late, animated: false)
      stage.run(frames: 3)
      // An action that comes while the alert is seen makes it higher.
      let height = late.view.frame.height
      late.addAction(asker.action("Later"))
      stage.run(frames: 3)
      #expect(late.view.frame.height > height)
      let frame: CGRect = late.view.frame
      let inFirst: CGFloat = style == .alert ? frame.maxY - 110 : frame.minY + 80
      stage.tap(CGPoint(frame.midX, inFirst))
      stage.run(frames: 40)
      #expect(asker.lines == ["Delete true"])
    }
  }

  @Test func `an alert is 270 points wide and stands in the middle`() throws {
    let asker = Asker()
    try onStage(root: asker) { stage in
      let alert = try ask(
        stage, asker, .alert, [asker.action("Delete", .destructive), asker.action("No", .cancel)])
      #expect(alert.view.alpha == 1)
      #expect((alert.view.layer.presentation()?.opacity ?? 1) < 0.1)
      stage.run(frames: 26)
      #expect(alert.view.frame.width == 270)
      #expect(alert.view.frame.midX == 160)
      #expect(abs(alert.view.frame.midY - 284) <= 0.5)
      #expect(!alert.isBeingPresented)
    }
  }

  @Test func `a handler is called when the alert is gone`() throws {
    let asker = Asker()
    try onStage(root: asker) { stage in
      let alert = try ask(
        stage, asker, .alert, [asker.action("Delete", .destructive), asker.action("No", .cancel)])
      stage.run(frames: 30)
      let frame: CGRect = alert.view.frame
      // Of two actions the cancel action stands left.
      stage.tap(CGPoint(frame.maxX - 60, frame.maxY - 20))
      #expect(asker.lines.isEmpty)
      stage.run(frames: 30)
      #expect(asker.lines == ["Delete true"])
      #expect(alert.view.window == nil)
    }
  }

  @Test func `three actions stand below one another, the cancel action last`() throws {
    let asker = Asker()
    try onStage(root: asker) { stage in
      let actions = [asker.action("No", .cancel), asker.action("A"), asker.action("B")]
      let alert = try ask(stage, asker, .alert, actions)
      stage.run(frames: 30)
      let frame: CGRect = alert.view.frame
      stage.tap(CGPoint(160, frame.maxY - 20))
      stage.run(frames: 30)
      #expect(asker.lines == ["No true"])
    }
  }

  @Test func `a sheet stands at the bottom, and a tap beside it cancels`() throws {
    let asker = Asker()
    try onStage(root: asker) { stage in
      let alert = try ask(
        stage, asker, .actionSheet, [asker.action("Copy"), asker.action("No", .cancel)])
      stage.run(frames: 40)
      #expect(alert.view.frame.minX == 8)
      #expect(alert.view.frame.width == 304)
      #expect(alert.view.frame.maxY == 560)
      stage.tap(CGPoint(160, 100))
      stage.run(frames: 40)
      #expect(asker.lines == ["No true"])
    }
  }

  @Test func `a finger slides from one action to another, and away from all`() throws {
    let asker = Asker()
    try onStage(root: asker) { stage in
      let alert = try ask(
        stage, asker, .alert, [asker.action("A"), asker.action("B"), asker.action("C")])
      stage.run(frames: 30)
      let bottom = alert.view.frame.maxY
      stage.drag(from: CGPoint(160, bottom - 20), to: CGPoint(160, bottom - 300), moves: 8)
      stage.run(frames: 30)
      #expect(asker.lines.isEmpty)
      stage.drag(from: CGPoint(160, bottom - 20), to: CGPoint(160, bottom - 110), moves: 4)
      stage.run(frames: 30)
      #expect(asker.lines == ["A true"])
    }
  }

  @Test func `fields are typed into, and a disabled action cannot be chosen`() throws {
    let asker = Asker()
    try onStage(root: asker) { stage in
      let action = asker.action("Save")
      action.isEnabled = false
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(action)
      asker.present(alert, animated: true)
      try stage.runtime.layOut()
      stage.run(frames: 30)
      #expect(alert.textFields?.first?.isFirstResponder == true)
      let frame: CGRect = alert.view.frame
      stage.tap(CGPoint(160, frame.maxY - 20))
      stage.run(frames: 30)
      #expect(asker.lines.isEmpty)
      action.isEnabled = true
      stage.tap(CGPoint(160, frame.maxY - 20))
      stage.run(frames: 30)
      #expect(asker.lines == ["Save true"])
    }
  }
}
