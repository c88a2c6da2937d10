import Testing
import UIKit

extension Stagehand {
  /// Moves the fingers, then runs the next frame at 60 Hz with all passes but the last.
  func frame(_ samples: (Int, UITouch.Phase, CGPoint)...) throws {
    let step = 1.0 / 60
    let frame = (runtime.time / step).rounded() + 1
    runtime.advanceClock(to: frame * step)
    for (id, phase, point) in samples { runtime.touch(id: id, phase: phase, at: point) }
    runtime.deliverTouches()
    runtime.animate()
    runtime.fireDisplayLinks(after: step)
    try runtime.layOut()
  }

  func frames(_ count: Int) throws {
    for _ in 0..<count { try frame() }
  }

  /// Drags a finger from one point to another in a number of moves, one each frame.
  ///
  /// The last move lifts the finger, if it is to lift.
  func drag(from start: CGPoint, to end: CGPoint, moves: Int, lifts: Bool = true) throws {
    try frame((1, .began, start))
    for move in 1...moves {
      let share = CGFloat(move) / CGFloat(moves)
      let point = CGPoint(
        start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      try frame((1, lifts && move == moves ? .ended : .moved, point))
    }
  }

  /// Touches a point for a number of frames.
  func tap(_ point: CGPoint, frames count: Int = 3) throws {
    try frame((1, .began, point))
    try frames(count)
    try frame((1, .ended, point))
  }
}

/// Logs what a scroll view tells its delegate.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
  var lines: [String] = []
  var whenEnding: (UnsafeMutablePointer<CGPoint>) -> Void = { _ in }

  /// Returns what was told since the last call; repeated lines count once.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func note(_ line: String) {
    if lines.last != line { lines.append(line) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("will end")
    whenEnding(targetContentOffset)
  }
  func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { note("did end \(decelerate)") }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did decelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("did animate") }
}

/// Adds a scroll view with a long content, as large as the window.
@MainActor
func list(
  in stage: Stagehand, content: CGSize = CGSize(width: 320, height: 5680)
) throws -> UIScrollView {
  let view = UIScrollView(frame: stage.window.bounds)
  view.contentInsetAdjustmentBehavior = .never
  view.contentSize = content
  stage.window.addSubview(view)
  try stage.runtime.layOut()
  return view
}
