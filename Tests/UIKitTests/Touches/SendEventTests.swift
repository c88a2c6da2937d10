import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

/// Events on their way through windows and scroll views.
@MainActor @Suite struct SendEventTests {
  final class Window: UIWindow {
    var log: [String] = []
    var passesOn = true

    override func sendEvent(_ event: UIEvent) {
      log += (event.allTouches ?? []).map { "\($0.phase)" }
      if passesOn { super.sendEvent(event) }
    }
  }

  final class Pad: UIView {
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  }

  @Test func `a window sees each event before its views, and may keep it`() throws {
    try onStage { stage in
      let window = Window(frame: stage.window.bounds)
      let pad = Pad(frame: CGRect(0, 0, 100, 100))
      window.addSubview(pad)
      window.makeKeyAndVisible()
      stage.frame((1, .began, CGPoint(10, 10)))
      stage.frame((1, .moved, CGPoint(20, 10)))
      stage.frame((1, .ended, CGPoint(20, 10)))
      #expect(window.log == ["began", "moved", "ended"].map { "\($0)" } && pad.count == 1)
      window.passesOn = false
      stage.frame((1, .began, CGPoint(10, 10)))
      #expect(pad.count == 1)
    }
  }

  @Test func `a scroll view may keep a finger from what is inside`() throws {
    final class Scroll: UIScrollView {
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { view.tag == 0 }
    }
    try onStage { stage in
      let scroll = Scroll(frame: stage.window.bounds)
      scroll.delaysContentTouches = false
      let pad = Pad(frame: CGRect(0, 0, 100, 100))
      scroll.addSubview(pad)
      stage.window.addSubview(scroll)
      for tag in [0, 1] {
        pad.tag = tag
        stage.frame((1, .began, CGPoint(10, 10)))
        stage.frame((1, .ended, CGPoint(10, 10)))
        stage.run(frames: 30)
      }
      #expect(pad.count == 1)
    }
  }

  @Test func `a window tells when it becomes key`() throws {
    final class Told: UIWindow {
      var log: [String] = []
      override func becomeKey() { log.append("become") }
      override func resignKey() { log.append("resign") }
    }
    try onStage { stage in
      let told = Told(frame: stage.window.bounds)
      told.makeKeyAndVisible()
      stage.window.makeKey()
      #expect(told.log == ["become", "resign"])
    }
  }
}
