import Testing
import UIKit

@MainActor @Suite struct EditMenuTests {
  @Test func `an edit menu offers what the first responder can do, and a tap does it`() throws {
    try onStage { stage in
      let label = CopiedLabel(frame: CGRect(100, 200, 100, 20))
      stage.window.addSubview(label)
      stage.frame()
      label.becomeFirstResponder()
      let menu = UIMenuController.shared
      menu.showMenu(from: label, rect: label.bounds)
      stage.run(frames: 20)
      #expect(menu.isMenuVisible)
      #expect(menu.menuFrame.maxY == 200 - 9 && menu.menuFrame.midX == 150)
      let point = CGPoint(menu.menuFrame.midX, menu.menuFrame.midY)
      stage.frame((1, .began, point))
      stage.frame((1, .ended, point))
      stage.run(frames: 20)
      #expect(label.copies == 1 && !menu.isMenuVisible)
    }
  }

  @Test func `an edit menu without anything to offer is not shown`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(100, 200, 100, 20))
      UIMenuController.shared.showMenu(from: view, rect: view.bounds)
      #expect(!UIMenuController.shared.isMenuVisible)
    }
  }
}

private final class CopiedLabel: UILabel {
  var copies = 0

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector(UIResponderStandardEditActions.copy(_:), "copy:")
  }

  override func copy(_ sender: Any?) { copies += 1 }
}
