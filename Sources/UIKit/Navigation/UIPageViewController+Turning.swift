extension UIPageViewController {
  /// The speed from which a swipe turns the page.
  ///
  /// *Units*: points a second.
  ///
  /// Unspecified by Apple: that of a scroll view's pages.
  private static let slowestTurn: CGFloat = 200
  /// The share of the width at each side where a tap turns the page.
  ///
  /// Unspecified by Apple: chosen.
  private static let tapShare: CGFloat = 0.15

  private var isAcross: Bool { navigationOrientation == .horizontal }

  /// Lets a page come that stands on a side of the one that is shown.
  func bring(_ page: UIViewController, way: CGFloat) {
    guard let shown else { return }
    coming = (page, way)
    addChild(page)
    UIView.performWithoutAnimation {
      movement.begin(PageTurn(from: shown.view, to: page.view, way: way, pan: pan), on: stage)
    }
  }

  /// Ends a turn by itself, with the page that comes or with the one that was there.
  func turn(finishing: Bool, _ completion: @escaping (Bool) -> Void) {
    guard let (page, _) = coming else { return }
    isTurning = true
    movement.end(finishing: finishing) { [self] isFinished in
      isTurning = false
      coming = nil
      if finishing {
        if let old = shown { drop(old) }
        shown = page
        page.didMove(toParent: self)
      } else {
        drop(page)
      }
      showDots()
      completion(isFinished)
    }
  }

  func panned() {
    guard !isTurning, let shown else { return }
    let translation = pan.translation(in: stage)
    let way = isAcross ? translation.x : translation.y
    switch pan.state {
    case .began, .changed: follow(way)
    case .ended, .cancelled, .failed:
      guard let side = coming?.way else { return movement.settle(shown.view) }
      let velocity = pan.velocity(in: stage)
      let speed = -side * (isAcross ? velocity.x : velocity.y)
      let length = isAcross ? stage.bounds.width : stage.bounds.height
      let isFar = -side * way > length / 2
      turnByFinger(
        pan.state == .ended && (speed > Self.slowestTurn || isFar && speed > -Self.slowestTurn))
    case .possible: break
    }
  }

  /// Turns the page at whose edge a finger has tapped.
  func tapped() {
    guard !isTurning, coming == nil, let shown else { return }
    let place = tap.location(in: stage)
    let share =
      isAcross ? place.x / stage.bounds.width : place.y / stage.bounds.height
    guard share < Self.tapShare || share > 1 - Self.tapShare else { return }
    let side: CGFloat = share > 0.5 ? 1 : -1
    guard let next = neighbor(of: shown, side) else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    bring(next, way: side)
    turnByFinger(true)
  }

  private func turnByFinger(_ finishes: Bool) {
    guard let old = shown else { return }
    turn(finishing: finishes) { [self] _ in
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old],
        transitionCompleted: finishes)
    }
  }

  /// Follows a finger; the page beside comes along, or the content resists where there is none.
  private func follow(_ way: CGFloat) {
    guard let shown else { return }
    let side: CGFloat = way < 0 ? 1 : -1
    if let (page, old) = coming, old != side, way != 0 {
      movement.cancel(shown.view)
      drop(page)
      coming = nil
    }
    if coming == nil, way != 0, let next = neighbor(of: shown, side) {
      delegate?.pageViewController(self, willTransitionTo: [next])
      bring(next, way: side)
    }
    if coming == nil { movement.resist(shown.view, way) } else { movement.follow(way) }
  }

  private func neighbor(of page: UIViewController, _ side: CGFloat) -> UIViewController? {
    side > 0
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }
}
