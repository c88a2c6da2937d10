import Staging
import Testing
import UIKit

/// Logs what happens, with its time.
class WaitingViewController: UIViewController {
  private(set) var notes: [String] = []

  func note(_ what: String) {
    notes.append("\((CACurrentMediaTime() * 1000).rounded()) \(what)")
  }
}

@MainActor
struct ImportTests {
  @Test(arguments: [0, 1, 2, 3])
  func `timers, queues and chance are the stage's, whatever a file imports`(index: Int) throws {
    let stage = try Stage {
      [UIKitAlone(), UIKitAndFoundation(), UIKitAndDispatch(), UIKitAndQuartzCore()][index]
        as UIViewController
    }
    let layers = stage.window.rootViewController?.view.layer.sublayers
    #expect((layers?.first?.animationKeys() == ["pulse"]) == (index == 3))
    try stage.advanceToEnd()
    let notes = (stage.window.rootViewController as? WaitingViewController)?.notes ?? []
    try #require(notes.count == 4)
    #expect(notes.prefix(3) == ["0.0 async", "100.0 after", "200.0 item"])
    #expect(notes[3] == "300.0 timer 19 898")
    // The pulse takes longer than the waiting calls.
    #expect(stage.time.frame == (index == 3 ? 30 : 18) + 30)
  }

  @Test func `a layer of one's own is written as on a phone and presented with what it has`() throws
  {
    final class RingView: UIView {
      override class var layerClass: AnyClass { RingLayer.self }
    }
    let ring = RingView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    let stage = try Stage(showing: ring)
    let layer = try #require(ring.layer as? RingLayer)
    layer.share = 0.25
    stage.perform { UIView.animate(withDuration: 1) { ring.center.x = 100 } }
    try stage.advance(frames: 30)
    let seen = try #require(layer.presentation())
    #expect(seen !== layer && seen.share == 0.25)
    #expect(seen.position.x > 4 && seen.position.x < 100)
  }
}
