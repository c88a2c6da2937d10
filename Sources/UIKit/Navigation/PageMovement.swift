/// A page that gives way to another.
@MainActor
struct PageTurn {
  let from: UIView
  let to: UIView
  /// The side on which the page that comes stands: 1 for behind, -1 for before.
  let way: CGFloat
  /// What follows the finger.
  let pan: UIPanGestureRecognizer
}

/// How the pages of a page view controller move.
@MainActor
protocol PageMovement: AnyObject {
  /// Puts the page that comes where its turn begins.
  func begin(_ turn: PageTurn, on stage: UIView)
  /// Shows the turn as far as a finger has gone, in points, since it came.
  func follow(_ way: CGFloat)
  /// Ends the turn by itself, with the new page or with the old one.
  func end(finishing: Bool, _ completion: @escaping (Bool) -> Void)
  /// Takes the turn back at once, and shows the old page.
  func cancel(_ page: UIView)
  /// Follows a finger where there is no page to come.
  func resist(_ page: UIView, _ way: CGFloat)
  /// Lets the page go back that has resisted.
  func settle(_ page: UIView)
}

/// Pages that slide beside one another.
@MainActor
final class SlidingPages: PageMovement {
  private let isAcross: Bool
  private let spacing: CGFloat
  private var turn: PageTurn?
  private weak var stage: UIView?

  /// How long a turn takes by itself.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: that of a scroll view's animation.
  private static let duration: TimeInterval = 0.3
  /// The share of the finger's way that a page without a neighbour goes.
  ///
  /// Unspecified by Apple: chosen.
  private static let resistance: CGFloat = 0.4

  /// Makes the movement of pages with room between them, in points.
  init(_ orientation: UIPageViewController.NavigationOrientation, spacing: CGFloat) {
    isAcross = orientation == .horizontal
    self.spacing = spacing
  }

  func begin(_ turn: PageTurn, on stage: UIView) {
    (self.turn, self.stage) = (turn, stage)
    place(turn.to, at: turn.way * length, in: stage)
    stage.addSubview(turn.to)
  }

  func follow(_ way: CGFloat) { slide(by: max(-length, min(length, way))) }

  func end(finishing: Bool, _ completion: @escaping (Bool) -> Void) {
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) { [self] in
      slide(by: finishing ? -(turn?.way ?? 0) * length : 0)
    } completion: { [self] isFinished in
      turn = nil
      completion(isFinished)
    }
  }

  func cancel(_ page: UIView) { turn = nil }

  func resist(_ page: UIView, _ way: CGFloat) {
    if let stage = page.superview { place(page, at: way * Self.resistance, in: stage) }
  }

  func settle(_ page: UIView) {
    UIView.animate(withDuration: Self.duration) { [self] in resist(page, 0) }
  }

  private var length: CGFloat {
    guard let stage else { return 0 }
    return (isAcross ? stage.bounds.width : stage.bounds.height) + spacing
  }

  private func place(_ page: UIView, at offset: CGFloat, in stage: UIView) {
    page.frame =
      isAcross
      ? stage.bounds.offsetBy(dx: offset, dy: 0) : stage.bounds.offsetBy(dx: 0, dy: offset)
  }

  /// Moves both pages by a way.
  private func slide(by way: CGFloat) {
    guard let turn, let stage else { return }
    place(turn.from, at: way, in: stage)
    place(turn.to, at: way + turn.way * length, in: stage)
  }
}
