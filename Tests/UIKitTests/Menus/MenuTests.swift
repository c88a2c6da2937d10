import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
@Suite struct MenuTests {
  private final class Offer: UIContextMenuInteractionDelegate {
    var lines: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      lines.append("ask")
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in self?.lines.append("copy") }])
      }
    }

    func contextMenuInteractionWillDisplay(_ interaction: UIContextMenuInteraction) {
      lines.append("will display")
    }

    func contextMenuInteractionWillEnd(_ interaction: UIContextMenuInteraction) {
      lines.append("will end")
    }
  }

  private func overlay(_ stage: TestStage) -> MenuOverlay? {
    stage.window.subviews.compactMap { $0 as? MenuOverlay }.last
  }

  @Test func `a button opens its menu, and a tap chooses`() throws {
    try onStage { stage in
      var chosen: [String] = []
      let button = UIButton(type: .system)
      button.setTitle("Sort", for: .normal)
      button.frame = CGRect(20, 100, 100, 44)
      button.menu = UIMenu(
        options: .singleSelection,
        children: ["Date", "Name"].map { title in
          UIAction(title: title, state: title == "Date" ? .on : .off) { chosen.append($0.title) }
        })
      button.showsMenuAsPrimaryAction = true
      stage.window.addSubview(button)
      try stage.runtime.layOut()
      stage.tap(CGPoint(60, 120))
      stage.run(frames: 30)
      #expect(overlay(stage) != nil)
      // The card stands 8 points below the button; its rows are 44 points high.
      stage.tap(CGPoint(100, 152 + 66))
      #expect(chosen == ["Name"])
      #expect(button.menu?.selectedElements.map(\.title) == ["Name"])
      stage.run(frames: 20)
      #expect(overlay(stage) == nil)
      stage.tap(CGPoint(60, 120))
      stage.run(frames: 30)
      stage.tap(CGPoint(300, 500))
      stage.run(frames: 20)
      #expect(overlay(stage) == nil)
      #expect(chosen == ["Name"])
    }
  }

  @Test func `a finger that opened a menu may slide to an entry`() throws {
    try onStage { stage in
      var isChosen = false
      let button = UIButton(type: .system)
      button.frame = CGRect(20, 100, 100, 44)
      button.menu = UIMenu(children: [UIAction(title: "A") { _ in isChosen = true }])
      button.showsMenuAsPrimaryAction = true
      stage.window.addSubview(button)
      try stage.runtime.layOut()
      stage.drag(from: CGPoint(60, 120), to: CGPoint(60, 170), moves: 30)
      stage.run(frames: 2)
      #expect(isChosen)
    }
  }

  @Test func `a disabled entry cannot be chosen, and a hidden one is left out`() throws {
    try onStage { stage in
      var chosen: [String] = []
      let menu = UIMenu(children: [
        UIAction(title: "Hidden", attributes: .hidden) { chosen.append($0.title) },
        UIAction(title: "Faint", attributes: .disabled) { chosen.append($0.title) },
        UIAction(title: "Last") { chosen.append($0.title) },
      ])
      let card = MenuCard(menu)
      card.onChoice = { entry, _ in (entry as? UIAction)?.call(from: card) }
      #expect(card.fullSize == CGSize(width: 250, height: 88))
      card.frame = CGRect(origin: .zero, size: card.fullSize)
      card.layoutIfNeeded()
      card.lift(at: CGPoint(100, 20))
      #expect(chosen.isEmpty)
      card.lift(at: CGPoint(100, 60))
      #expect(chosen == ["Last"])
    }
  }

  @Test func `a finger that lifts where the menu has come chooses nothing`() throws {
    try onStage { stage in
      let offer = Offer()
      let view = stage.view(CGRect(100, 440, 100, 100))
      let interaction = UIContextMenuInteraction(delegate: offer)
      view.addInteraction(interaction)
      stage.frame((1, .began, CGPoint(150, 530)))
      stage.run(frames: 50)
      stage.frame((1, .ended, CGPoint(150, 530)))
      stage.run(frames: 2)
      #expect(offer.lines == ["ask", "will display"])
      #expect(overlay(stage) != nil)
    }
  }

  @Test func `a finger that rests opens a context menu`() throws {
    try onStage { stage in
      let offer = Offer()
      let view = stage.view(CGRect(100, 100, 100, 100))
      let interaction = UIContextMenuInteraction(delegate: offer)
      view.addInteraction(interaction)
      #expect(view.interactions.count == 1 && interaction.view === view)
      stage.frame((1, .began, CGPoint(150, 150)))
      stage.run(frames: 25)
      #expect(offer.lines.isEmpty)
      stage.run(frames: 10)
      #expect(offer.lines == ["ask", "will display"])
      stage.frame((1, .ended, CGPoint(150, 150)))
      stage.run(frames: 30)
      stage.tap(CGPoint(200, 208 + 22))
      #expect(offer.lines == ["ask", "will display", "will end", "copy"])
      view.removeInteraction(interaction)
      #expect(view.interactions.isEmpty && view.gestureRecognizers == nil)
    }
  }

  @Test func `an open menu is changed at once`() throws {
    try onStage { stage in
      let offer = Offer()
      var lines: [String] = []
      let view = stage.view(CGRect(100, 100, 100, 100))
      let interaction = UIContextMenuInteraction(delegate: offer)
      view.addInteraction(interaction)
      interaction.updateVisibleMenu { menu in
        lines.append("none is open")
        return menu
      }
      #expect(interaction.menuAppearance == .unknown)
      stage.frame((1, .began, CGPoint(150, 150)))
      stage.run(frames: 60)
      stage.frame((1, .ended, CGPoint(150, 150)))
      stage.run(frames: 30)
      #expect(interaction.menuAppearance == .rich)
      interaction.updateVisibleMenu { menu in
        lines += menu.children.map(\.title)
        return menu.replacingChildren([UIAction(title: "Paste") { _ in lines.append("paste") }])
      }
      stage.run(frames: 2)
      stage.tap(CGPoint(200, 208 + 22))
      #expect(lines == ["Copy", "paste"])
    }
  }
}
