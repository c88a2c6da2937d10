import Testing
import UIKit

extension TestStage {
  /// Drags a finger from one point to another in so many moves, a frame each, the last of which
  /// lifts it.
  func drag(from start: CGPoint, to end: CGPoint, moves: Int, lifts: Bool = true) {
    frame((1, .began, start))
    for move in 1...moves {
      let share = CGFloat(move) / CGFloat(moves)
      let point = CGPoint(
        start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      frame((1, lifts && move == moves ? .ended : .moved, point))
    }
  }

  /// Touches a point for so many frames.
  func tap(_ point: CGPoint, frames count: Int = 3) {
    frame((1, .began, point))
    run(frames: count)
    frame((1, .ended, point))
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
  in stage: TestStage, content: CGSize = CGSize(width: 320, height: 5680)
) throws -> UIScrollView {
  let view = UIScrollView(frame: stage.window.bounds)
  view.contentInsetAdjustmentBehavior = .never
  view.contentSize = content
  stage.window.addSubview(view)
  try stage.runtime.layOut()
  return view
}
