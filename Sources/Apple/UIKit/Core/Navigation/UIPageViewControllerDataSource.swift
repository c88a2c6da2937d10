/// Gives the pages of a page view controller.
///
/// Source: Apple, UIPageViewControllerDataSource.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots below the pages; 0 unless implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the number of the dot that is lit.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: no dots are shown.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0: the first dot is lit, where there are dots.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told how fingers turn pages; all methods are optional.
///
/// Source: Apple, UIPageViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before a finger brings a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a finger has turned the page, or has let it go back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing unless implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing unless implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
