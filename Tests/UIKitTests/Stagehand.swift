import Testing
import UIKit

/// A runtime of its own for one test, with a visible window as large as its screen.
@MainActor
final class Stagehand {
  let runtime: Runtime
  let window: UIWindow
  private let before: Runtime

  /// Units: points, seconds.
  init(size: CGSize = CGSize(width: 320, height: 568), root: UIViewController? = nil) throws {
    before = Runtime.current
    runtime = Runtime(screen: UIScreen(size: size, scale: 2))
    Runtime.current = runtime
    window = UIWindow(frame: runtime.screen.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    try runtime.layOut()
  }

  /// Puts back the runtime that was current.
  func leave() { Runtime.current = before }

  /// Runs the touch pass at a moment, after saying what fingers do.
  func at(_ time: TimeInterval, _ samples: (Int, UITouch.Phase, CGPoint)...) {
    runtime.advanceClock(to: time)
    for (id, phase, point) in samples { runtime.touch(id: id, phase: phase, at: point) }
    runtime.deliverTouches()
  }
}

/// Runs a test on a stage of its own.
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
