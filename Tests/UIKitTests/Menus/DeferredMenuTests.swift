import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct DeferredMenuTests {
  private func titles(_ view: UIView) -> [String] {
    view.subviews.flatMap { view -> [String] in
      ((view as? UILabel)?.text).map { [$0] } ?? titles(view)
    }.filter { !$0.isEmpty }
  }

  @Test func `entries come when the menu is shown, and a row says so until then`() throws {
    try onStage { stage in
      var asked = 0
      var give: (([UIMenuElement]) -> Void)?
      let menu = UIMenu(children: [
        UIAction(title: "First") { _ in },
        UIDeferredMenuElement { completion in
          asked += 1
          give = completion
        },
      ])
      #expect(asked == 0)
      let overlay = MenuOverlay(menu, anchor: CGRect(20, 20, 50, 20), sender: self, preview: nil)
      overlay.show(in: stage.window)
      stage.run(frames: 30)
      #expect(asked == 1)
      #expect(titles(overlay) == ["First", "Loading…"])
      give?([UIAction(title: "Second") { _ in }, UIAction(title: "Third") { _ in }])
      stage.run()
      #expect(titles(overlay) == ["First", "Second", "Third"])
      // What has come is kept.
      _ = MenuOverlay(menu, anchor: .zero, sender: self, preview: nil)
      #expect(asked == 1)
    }
  }

  @Test func `entries that are not kept are asked for each time`() throws {
    try onStage { stage in
      var asked = 0
      let menu = UIMenu(children: [
        UIDeferredMenuElement.uncached { completion in
          asked += 1
          completion([UIAction(title: "\(asked)") { _ in }])
        }
      ])
      for count in 1...2 {
        let overlay = MenuOverlay(menu, anchor: .zero, sender: self, preview: nil)
        #expect(asked == count)
        #expect(titles(overlay) == ["\(count)"])
      }
    }
  }
}
