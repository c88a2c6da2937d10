/// Pages of paper: the one before is rolled up from the one behind, or comes down upon it.
///
/// Source: Apple, UIPageViewController.TransitionStyle.pageCurl.
@MainActor
final class CurlingPages: PageTurner {
  let view = UIView()
  private unowned let controller: UIPageViewController
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var curl: ContentTransition?
  /// The turn that goes on by itself.
  private var turning: AnimationBatch?

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
  /// The share of the width at each side where a tap turns the page.
  ///
  /// Unspecified by Apple: chosen.
  private static let tapShare: CGFloat = 0.15

  /// Makes the pages of a controller, which are rolled up to the left, or upwards.
  init(_ controller: UIPageViewController) {
    self.controller = controller
    view.clipsToBounds = true
    pan.addTarget(self, action: Selector(CurlingPages.panned))
    tap.addTarget(self, action: Selector(CurlingPages.tapped))
    gestureRecognizers.forEach(view.addGestureRecognizer)
  }

  var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }

  func layOut(in bounds: CGRect) { view.frame = bounds }

  func show(_ page: UIView) { put(page, in: view) }

  func turn(to page: UIView, way: CGFloat, _ completion: @escaping (Bool) -> Void) {
    begin(with: page, way: way)
    end(finishing: true, isByFinger: false, completion)
  }

  func interrupt() { turning?.end(finished: true) }

  // MARK: The curl

  private var isAcross: Bool { controller.isAcross }
  private var length: CGFloat { isAcross ? view.bounds.width : view.bounds.height }

  private func begin(with page: UIView, way: CGFloat) {
    let old = view.snapshotView(afterScreenUpdates: false)
    show(page)
    let curl = ContentTransition(
      old: old?.layer, turn: .curl(way: corner, comesDown: way < 0))
    view.layer.contentTransition = curl
    self.curl = curl
  }

  /// The way to the corner that a finger takes: the upper one in the upper half of a page.
  private var corner: CGVector {
    let place = pan.location(in: view)
    let isPulled = [.began, .changed].contains(pan.state)
    let share = isAcross ? place.y / view.bounds.height : place.x / view.bounds.width
    let across = isPulled && share < 0.5 ? -Self.slant.across : Self.slant.across
    return isAcross
      ? CGVector(dx: Self.slant.along, dy: across) : CGVector(dx: across, dy: Self.slant.along)
  }

  /// Ends the turn by itself, with the new page or with the old one.
  private func end(
    finishing: Bool, isByFinger: Bool, _ completion: @escaping (Bool) -> Void = { _ in }
  ) {
    guard let curl else { return completion(false) }
    let (start, end) = (curl.progress, finishing ? 1.0 : 0.0)
    let batch = AnimationBatch(
      duration: Self.duration * abs(end - start), curve: .easeInOut, runtime: .current
    ) { [self] isFinished in
      turning = nil
      lieFlat()
      controller.endTurn(finishing: finishing, isByFinger: isByFinger)
      completion(isFinished)
    }
    turning = batch
    batch.followers.append { curl.progress = start + (end - start) * min(max($0, 0), 1) }
    LayerRuntime.current.collect(into: batch) {}
  }

  private func lieFlat() {
    view.layer.contentTransition = nil
    curl = nil
  }

  // MARK: Fingers

  private func panned() {
    guard turning == nil, controller.shown != nil else { return }
    let translation = pan.translation(in: view)
    let way = isAcross ? translation.x : translation.y
    switch pan.state {
    case .began, .changed: follow(way)
    case .ended, .cancelled, .failed:
      guard let side = controller.coming?.way else { return }
      let velocity = pan.velocity(in: view)
      let speed = -side * (isAcross ? velocity.x : velocity.y)
      let isFar = -side * way > length / 2
      let slowest = UIScrollView.slowestTurn
      let isThrown = speed > slowest || isFar && speed > -slowest
      end(finishing: pan.state == .ended && isThrown, isByFinger: true)
    case .possible: break
    }
  }

  /// Turns the page at whose edge a finger has tapped.
  private func tapped() {
    guard turning == nil, controller.coming == nil else { return }
    let place = tap.location(in: view)
    let share = isAcross ? place.x / view.bounds.width : place.y / view.bounds.height
    guard share < Self.tapShare || share > 1 - Self.tapShare else { return }
    let side: CGFloat = share > 0.5 ? 1 : -1
    guard let next = controller.takeNeighbor(on: side) else { return }
    begin(with: next.view, way: side)
    end(finishing: true, isByFinger: true)
  }

  /// Lifts the page after a finger; paper that cannot be turned lies still.
  private func follow(_ way: CGFloat) {
    guard way != 0 else { return }
    let side: CGFloat = way < 0 ? 1 : -1
    if let coming = controller.coming, coming.way != side {
      lieFlat()
      controller.endTurn(finishing: false, isByFinger: true)
    }
    if controller.coming == nil, let next = controller.takeNeighbor(on: side) {
      begin(with: next.view, way: side)
    }
    curl?.progress = Double(min(abs(way) / max(length, 1), 1) * Self.shareOfWidth)
  }
}
