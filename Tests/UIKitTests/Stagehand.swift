import Testing
import UIKit

/// A runtime for one test, with a visible window as large as its screen.
@MainActor
final class Stagehand {
  let runtime: Runtime
  let window: UIWindow
  private let before: Runtime

  /// Makes the runtime the current one.
  ///
  /// Units: points.
  init(size: CGSize = CGSize(width: 320, height: 568), root: UIViewController? = nil) throws {
    before = Runtime.current
    runtime = Runtime(screen: UIScreen(size: size, scale: 2))
    Runtime.current = runtime
    window = UIWindow(frame: runtime.screen.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    try runtime.layOut()
  }

  /// Makes the runtime current that was so before.
  func leave() { Runtime.current = before }

  /// Moves the fingers, then runs the touch pass at a moment.
  ///
  /// Units: seconds.
  func at(_ time: TimeInterval, _ samples: (Int, UITouch.Phase, CGPoint)...) {
    runtime.advanceClock(to: time)
    for (id, phase, point) in samples { runtime.touch(id: id, phase: phase, at: point) }
    runtime.deliverTouches()
  }
}

/// Runs a test on a runtime of its own.
@MainActor
func onStage(
  root: UIViewController? = nil, _ body: (Stagehand) throws -> Void
) throws {
  let stage = try Stagehand(root: root)
  defer { stage.leave() }
  try body(stage)
}

extension CGPoint {
  init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
