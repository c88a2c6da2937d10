import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct UpdateLinkTests {
  @Test func `an update link calls in each frame, earlier phases first`() throws {
    try onStage { stage in
      let link = UIUpdateLink(view: stage.window)
      var calls: [String] = []
      link.addAction(to: .beforeCATransactionCommit) { _, _ in calls.append("late") }
      link.addAction { link, info in
        calls.append("\(info.modelTime == stage.runtime.time)")
        #expect(link.currentUpdateInfo() === info)
      }
      link.addAction(to: .beforeEventDispatch) { _, _ in calls.append("early") }
      stage.frame()
      #expect(calls.isEmpty && link.currentUpdateInfo() == nil)
      link.isEnabled = true
      stage.run(frames: 2)
      #expect(calls == ["early", "true", "late", "early", "true", "late"])
      link.isEnabled = false
      stage.frame()
      #expect(calls.count == 6)
    }
  }

  @Test func `an update link of a view without a window waits, and ends with its owner`() throws {
    try onStage { stage in
      var calls = 0
      let view = UIView()
      var link: UIUpdateLink? = UIUpdateLink(view: view)
      link?.addAction { _, _ in calls += 1 }
      link?.isEnabled = true
      stage.frame()
      #expect(calls == 0)
      stage.window.addSubview(view)
      stage.frame()
      #expect(calls == 1)
      link = nil
      stage.run(frames: 2)
      #expect(calls == 1 && !stage.runtime.layers.hasDisplayLinks)
    }
  }

  @Test func `a hover style is kept`() {
    let view = UIView()
    view.hoverStyle = UIHoverStyle(effect: .lift, shape: .rect(cornerRadius: 8))
    #expect(view.hoverStyle?.effect is UIHoverLiftEffect && view.hoverStyle?.isEnabled == true)
  }
}
