import Testing
import UIKit

/// A runtime for one test, with a visible window as large as its screen and frames on demand.
///
/// Frames have all passes, as those of a film. It is made in the body of a test: other tests on the
/// main actor change the current runtime between one call and the next.
@MainActor
final class TestStage {
  let runtime: Runtime
  let window: UIWindow
  private let before: Runtime

  /// Makes a stage.
  ///
  /// - Parameters:
  ///   - size: the screen's, in points.
  ///   - root: what the window shows.
  ///   - kit: the iOS whose kit the app has; up to 14 bars have their ground everywhere.
  init(
    size: CGSize = CGSize(width: 320, height: 568), root: UIViewController? = nil, kit: Int = 14
  ) {
    before = Runtime.current
    runtime = Runtime(screen: UIScreen(size: size, scale: 2))
    runtime.kit = kit
    Runtime.current = runtime
    window = UIWindow(frame: runtime.screen.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    noteTrouble { () throws(UIKitError) in try runtime.layOut() }
  }

  /// Makes the runtime current again that was current before.
  func leave() { Runtime.current = before }

  /// Makes a frame at a moment, in seconds since launch, in which the fingers do what `samples`
  /// say.
  func at(_ time: TimeInterval, _ samples: (Int, UITouch.Phase, CGPoint)...) {
    makeFrame(at: time, samples)
  }

  /// Makes the next frame at 60 Hz, in which the fingers do what `samples` say.
  func frame(_ samples: (Int, UITouch.Phase, CGPoint)...) {
    makeFrame(at: ((runtime.time * Self.rate).rounded() + 1) / Self.rate, samples)
  }

  /// Makes a number of frames at 60 Hz.
  func run(frames: Int = 1) {
    for _ in 0..<frames { frame() }
  }

  /// How much was done in each pass of the last frame.
  private(set) var counts: [FramePass: Int] = [:]

  private func makeFrame(at time: TimeInterval, _ samples: [(Int, UITouch.Phase, CGPoint)]) {
    counts = [:]
    noteTrouble { () throws(UIKitError) in
      try runtime.makeFrame(
        at: FrameMoment(time: time, step: time - runtime.time),
        hands: { () throws(UIKitError) in
          for (id, phase, point) in samples { runtime.touch(id: id, phase: phase, at: point) }
        }, failure: { $0 }, telling: { counts[$0] = $1 })
    }
  }

  private func noteTrouble(_ body: () throws(UIKitError) -> Void) {
    do throws(UIKitError) { try body() } catch { Issue.record(error) }
  }

  /// Units: frames a second.
  private static let rate: TimeInterval = 60
}

extension TestStage {
  /// A view in the window.
  func view(_ frame: CGRect) -> UIView { view(frame, in: window) }

  /// A view in another one.
  func view(_ frame: CGRect, in superview: UIView) -> UIView {
    let view = UIView(frame: frame)
    superview.addSubview(view)
    return view
  }
}

/// Runs a test on a stage of its own.
@MainActor
func onStage(
  root: UIViewController? = nil, kit: Int = 14, _ body: (TestStage) throws -> Void
) throws {
  let stage = TestStage(root: root, kit: kit)
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
