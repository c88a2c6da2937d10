/// Pages of paper: the one before is rolled up from the one behind, or comes down upon it.
@MainActor
final class CurlingPages: PageMovement {
  private let isAcross: Bool
  private weak var stage: UIView?
  private var curl: ContentTransition?

  /// How long a whole turn takes by itself.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  private static let duration: TimeInterval = 0.6
  /// How far a page is rolled up whose edge has come to the other side, by the geometry of the roll.
  ///
  /// *Units*: share of the whole curl.
  private static let shareOfWidth: CGFloat = 0.6
  /// The shares of the way to a corner, along the pages and across them; their squares sum up to 1.
  ///
  /// Unspecified by Apple: chosen.
  private static let slant = (along: 0.96, across: 0.28)

  /// Makes the movement of pages that are rolled up to the left, or upwards.
  init(_ orientation: UIPageViewController.NavigationOrientation) {
    isAcross = orientation == .horizontal
  }

  func begin(_ turn: PageTurn, on stage: UIView) {
    self.stage = stage
    let old = stage.snapshotView(afterScreenUpdates: false)
    turn.to.frame = stage.bounds
    stage.addSubview(turn.to)
    let curl = ContentTransition(
      old: old?.layer,
      turn: .curl(way: corner(of: turn, on: stage), comesDown: turn.way < 0))
    stage.layer.contentTransition = curl
    self.curl = curl
  }

  /// Returns the way to the corner that a finger takes: the upper one in the upper half of a page.
  private func corner(of turn: PageTurn, on stage: UIView) -> CGVector {
    let place = turn.pan.location(in: stage)
    let isPulled = [.began, .changed].contains(turn.pan.state)
    let share = isAcross ? place.y / stage.bounds.height : place.x / stage.bounds.width
    let across = isPulled && share < 0.5 ? -Self.slant.across : Self.slant.across
    return isAcross
      ? CGVector(dx: Self.slant.along, dy: across) : CGVector(dx: across, dy: Self.slant.along)
  }

  func follow(_ way: CGFloat) {
    guard let stage, let curl else { return }
    let length = isAcross ? stage.bounds.width : stage.bounds.height
    curl.progress = Double(min(abs(way) / max(length, 1), 1) * Self.shareOfWidth)
  }

  func end(finishing: Bool, _ completion: @escaping (Bool) -> Void) {
    guard let curl else { return completion(false) }
    let (start, end) = (curl.progress, finishing ? 1.0 : 0.0)
    let batch = AnimationBatch(
      duration: Self.duration * abs(end - start), curve: .easeInOut, runtime: .current
    ) { [self] finished in
      take()
      completion(finished)
    }
    batch.followers.append { curl.progress = start + (end - start) * min(max($0, 0), 1) }
    LayerRuntime.current.collect(into: batch) {}
  }

  func cancel(_ page: UIView) { take() }

  // Paper that cannot be turned lies still.
  func resist(_ page: UIView, _ way: CGFloat) {}
  func settle(_ page: UIView) {}

  /// Takes the curl away: what is on the stage is seen.
  private func take() {
    stage?.layer.contentTransition = nil
    curl = nil
  }
}
