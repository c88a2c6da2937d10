/// What turns the pages of a page view controller, by fingers and by itself.
///
/// The controller says which page stands on a side; it is told when a turn is over.
@MainActor
protocol PageTurner: AnyObject {
  /// The view in which the pages stand.
  var view: UIView { get }
  var gestureRecognizers: [UIGestureRecognizer] { get }

  /// Places all that there is in the controller's view.
  func layOut(in bounds: CGRect)
  /// Shows a page without a turn.
  func show(_ page: UIView)
  /// Turns to a page by itself; the controller has taken it already.
  func turn(to page: UIView, way: CGFloat, _ completion: @escaping (Bool) -> Void)
  /// Ends the turn that goes on at once, with the page that comes.
  func interrupt()
}

extension PageTurner {
  /// Fills a view with a page, at once.
  func put(_ page: UIView, in place: UIView) {
    UIView.performWithoutAnimation {
      page.frame = place.bounds
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      place.addSubview(page)
    }
  }
}

extension UIPageViewController {
  /// Whether pages stand side by side.
  var isAcross: Bool { navigationOrientation == .horizontal }

  /// Takes the page in that stands on a side of the one that is shown, for a finger.
  ///
  /// - Parameter side: 1 for behind, -1 for before.
  /// - Returns: the page; `nil` where there is none.
  func takeNeighbor(on side: CGFloat) -> UIViewController? {
    guard let shown, let next = neighbor(of: shown, on: side) else { return nil }
    delegate?.pageViewController(self, willTransitionTo: [next])
    take(next, way: side)
    return next
  }

  func take(_ page: UIViewController, way: CGFloat) {
    coming = (page, way)
    addChild(page)
  }

  /// Ends a turn, with the page that comes or with the one that was there.
  func endTurn(finishing: Bool, isByFinger: Bool) {
    guard let (page, way) = coming, let old = shown else { return }
    coming = nil
    if finishing {
      drop(old)
      shown = page
      page.didMove(toParent: self)
    } else {
      drop(page)
    }
    showDots(turnedBy: isByFinger ? finishing ? Int(way) : 0 : nil)
    guard isByFinger else { return }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: finishing)
  }

  private func neighbor(of page: UIViewController, on side: CGFloat) -> UIViewController? {
    side > 0
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }
}
