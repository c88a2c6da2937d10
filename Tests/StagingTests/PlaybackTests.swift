import Testing
import UIKit

@testable import Staging

@MainActor @Suite struct PlaybackTests {
  private func scene(limit: TimeInterval = 1) -> Scene {
    Scene("still", "", limit: limit) { UIViewController() }
  }

  @Test func `the first picture is the one that stands, and the last is the end's`() throws {
    var playback = Playback(try Stage(scene()))
    var frames: [Int] = []
    while try playback.next() { frames.append(playback.stage.time.frame) }
    // Nothing moves, so the scene ends after half a second.
    #expect(frames == Array(0...30))
    #expect(try !playback.next())
  }

  @Test func `a stage that was advanced before goes on from there`() throws {
    let stage = try Stage(scene())
    try stage.advance(frames: 28)
    var playback = Playback(stage)
    var frames: [Int] = []
    while try playback.next() { frames.append(stage.time.frame) }
    #expect(frames == [28, 29, 30])
  }

  @Test func `a stage at its end shows the picture that stands`() throws {
    let stage = try Stage(scene())
    try stage.advanceToEnd()
    var playback = Playback(stage)
    #expect(try playback.next())
    #expect(try !playback.next())
    #expect(stage.time.frame == 30)
  }

  @Test func `all passes of each step are told of`() throws {
    var playback = Playback(try Stage(scene()))
    var told: [FramePass] = []
    #expect(try playback.next { pass, _ in told.append(pass) })
    #expect(told.isEmpty)
    #expect(try playback.next { pass, _ in told.append(pass) })
    #expect(told == FramePass.allCases)
  }

  @Test func `a finger finds its target as it stands before the timers of its frame`() throws {
    final class Root: UIViewController {
      var places: [CGPoint] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { $0.location(in: nil) }
      }
    }
    let root = Root()
    let scene = Scene("race", "", fingers: [.tap("pad", at: 0.5)]) {
      let pad = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      pad.accessibilityIdentifier = "pad"
      root.view.addSubview(pad)
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
        MainActor.assumeIsolated { pad.center = CGPoint(x: 200, y: 200) }
      }
      return root
    }
    try Stage(scene).advanceToEnd()
    #expect(root.places == [CGPoint(x: 20, y: 20)])
  }
}
