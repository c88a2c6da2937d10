import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct KeyCommandTests {
  private final class Page: UIViewController {
    var lines: [String] = []

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          title: "New", action: Selector(Page.make(_:)), input: "n", modifierFlags: .command),
        UIKeyCommand(
          input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Selector(Page.up)),
      ]
    }

    func make(_ sender: UIKeyCommand) { lines.append("make \(sender.title)") }
    func up() { lines.append("up") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let key = presses.first?.key
      lines.append(
        "\(key?.characters ?? "") \(key?.keyCode.rawValue ?? 0) \(event?.type == .presses)")
      super.pressesBegan(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      lines.append(presses.first?.phase == .ended ? "let go" : "")
    }
  }

  @Test func `keys call commands, and what no command takes is a press`() throws {
    let page = Page()
    try onStage(root: page) { stage in
      stage.runtime.enterText("n", holding: .command)
      stage.runtime.enterText("\u{F700}")
      #expect(page.lines == ["make New", "up"])
      page.lines = []
      stage.runtime.enterText("a")
      #expect(page.lines == ["a 4 true", "let go"])
      page.lines = []
      stage.runtime.enterText("\u{F701}")
      #expect(page.lines == ["UIKeyInputDownArrow 81 true", "let go"])
    }
  }

  @Test func `a controller's added commands answer to keys until they are taken away`() throws {
    let page = Page()
    let added = UIKeyCommand(input: "d", modifierFlags: .command, action: Selector(Page.up))
    page.addKeyCommand(added)
    try onStage(root: page) { stage in
      stage.runtime.enterText("d", holding: .command)
      #expect(page.lines == ["up"])
      page.removeKeyCommand(added)
      stage.runtime.enterText("d", holding: .command)
      #expect(page.lines.count(where: { $0 == "up" }) == 1)
    }
  }

  @Test func `a field types letters, and leaves combinations to the controller around it`() throws {
    let page = Page()
    try onStage(root: page) { stage in
      let field = UITextField(frame: CGRect(0, 0, 100, 30))
      page.view.addSubview(field)
      field.becomeFirstResponder()
      stage.runtime.enterText("n")
      #expect(field.text == "n" && page.lines.isEmpty)
      stage.runtime.enterText("n", holding: .command)
      #expect(field.text == "n" && page.lines == ["make New"])
    }
  }

  @Test func `a command in a menu calls its method`() throws {
    let page = Page()
    try onStage(root: page) { stage in
      let command = UICommand(title: "Up", action: Selector(Page.up), state: .on)
      let menu = UIMenu(children: [command])
      #expect(menu.selectedElements == [command])
      let overlay = MenuOverlay(menu, anchor: CGRect(20, 20, 50, 20), sender: page, preview: nil)
      overlay.show(in: stage.window)
      stage.run(frames: 30)
      page.becomeFirstResponder()
      command.performWithSender(page, target: page)
      #expect(page.lines == ["up"])
    }
  }
}
