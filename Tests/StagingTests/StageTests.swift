import Testing
import UIKit

@testable import Staging

/// A square that falls.
private final class FallingController: UIViewController {
  lazy var animator = UIDynamicAnimator(referenceView: view)
  let square = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

  override func viewDidLoad() {
    square.accessibilityIdentifier = "square"
    view.addSubview(square)
    animator.addBehavior(UIGravityBehavior(items: [square]))
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
  }
}

@MainActor
@Suite struct StageTests {
  @Test func `the first picture stands before any step`() throws {
    let stage = try Stage { FallingController() }
    #expect(stage.time == FrameTime(frame: 0))
    #expect(stage.view("square")?.center == CGPoint(x: 120, y: 120))
    #expect(stage.window.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test func `the first step is one of the animator`() throws {
    let controller = FallingController()
    let stage = try Stage { controller }
    try stage.advance()
    #expect(controller.animator.elapsedTime == 1.0 / 60)
    #expect(stage.time.seconds == 1.0 / 60)
  }

  @Test func `the scene's code sees the time of its frame`() throws {
    var times: [TimeInterval] = []
    let controller = FallingController()
    let stage = try Stage { controller }
    controller.animator.behaviors.first?.action = { times.append(CACurrentMediaTime()) }
    try stage.advance(frames: 600)
    #expect(times.count > 60)
    #expect(times == (1...times.count).map { Double($0) / 60 })
  }

  @Test func `a scene ends half a second after everything rests`() throws {
    let controller = FallingController()
    let stage = try Stage { controller }
    while controller.animator.isRunning { try stage.advance() }
    let frameOfRest = stage.time.frame
    #expect(frameOfRest > 60)
    try stage.advanceToEnd()
    #expect(stage.time.frame == frameOfRest + 30)
    #expect(!stage.isBusy)
  }

  @Test func `a scene in which nothing happens lasts half a second`() throws {
    let stage = try Stage(showing: UIView())
    try stage.advanceToEnd()
    #expect(stage.time.frame == 30)
  }

  @Test func `a scene ends at its limit whatever moves`() throws {
    let stage = try Stage(limit: 0.2) { FallingController() }
    try stage.advanceToEnd()
    #expect(stage.time.frame == 12)
    #expect(stage.isBusy)
  }

  @Test func `a scene waits for its last finger`() throws {
    let stage = try Stage(
      showing: UIView(), fingers: [.tap(.point(x: 10, y: 10), at: 2)])
    try stage.advanceToEnd()
    // Lifted at 2.1 s, frame 126.
    #expect(stage.time.frame == 126 + 30)
  }

  @Test func `twice the steps show the same seconds`() throws {
    let slow = try Stage { FallingController() }
    let fast = try Stage(
      Scene("fast", "", rootViewController: { FallingController() }), rate: 120)
    try slow.advance(frames: 30)
    try fast.advance(frames: 60)
    #expect(slow.time.seconds == fast.time.seconds)
    let slowHeight = try #require(slow.view("square")?.center.y)
    let fastHeight = try #require(fast.view("square")?.center.y)
    // One step of 1/120 s at the speed reached, 500 pt/s, is 4.2 points.
    #expect(abs(slowHeight - fastHeight) < 4.5)
  }

  @Test func `two stages side by side do not see each other`() throws {
    let first = try Stage { FallingController() }
    let second = try Stage { FallingController() }
    for _ in 0..<30 {
      try first.advance()
      try second.advance()
      #expect(first.trajectory == second.trajectory)
    }
    #expect(first.snapshot() == second.snapshot())
  }

  @Test func `the picture is in the display list and taking it changes nothing`() throws {
    let square = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    square.backgroundColor = .orange
    let stage = try Stage(showing: square)
    let picture = stage.snapshot()
    #expect(!picture.commands.isEmpty)
    #expect(stage.snapshot() == picture)
  }

  @Test(arguments: [
    Scene("", "") { UIViewController() },
    Scene("../escape", "") { UIViewController() },
    Scene(".hidden", "") { UIViewController() },
    Scene("-q", "") { UIViewController() },
    Scene("flat", "", screen: Screen(width: 320, height: 0)) { UIViewController() },
    Scene("vague", "", screen: Screen(width: .nan, height: 568)) { UIViewController() },
    Scene("coarse", "", screen: Screen(scale: 0)) { UIViewController() },
    Scene("over", "", limit: 0) { UIViewController() },
    Scene("forever", "", limit: .infinity) { UIViewController() },
  ])
  func `a scene that cannot be shown is refused`(scene: Scene) throws {
    let error = #expect(throws: StagingError.self) { try Stage(scene) }
    guard case .unusableScene(scene.name, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `layout that never settles is told with its scene`() throws {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let error = #expect(throws: StagingError.self) {
      try Stage(showing: Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    #expect(error?.description.contains("Layout does not settle") == true)
  }
}
