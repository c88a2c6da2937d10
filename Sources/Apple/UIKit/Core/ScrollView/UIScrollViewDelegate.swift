/// Told how a scroll view scrolls; methods that are not implemented do nothing.
///
/// Source: Apple, UIScrollViewDelegate.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content has moved, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called before fingers begin to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the last finger lifts; the delegate may change the offset of rest.
  ///
  /// *Units*: points a millisecond for the velocity.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called after the last finger has lifted; the content may move on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when content that moved on by itself has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called at the end of an animation that the author asked for.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns the view that is zoomed; `nil` where the content cannot be zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when fingers begin to pinch the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called after the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when the content has come to rest at a scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Returns true when a tap on the status bar may scroll to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called after a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Called after `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing unless implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing unless implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing: the content rests where it comes to rest by itself.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing unless implemented.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing unless implemented.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless implemented.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless implemented.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns `nil`: the content cannot be zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing unless implemented.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing unless implemented.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing unless implemented.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Returns true: a tap on the status bar scrolls to the top, where `scrollsToTop` allows it.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing unless implemented.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing unless implemented.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Gives scroll views their `delegate`.
///
/// A class cannot override a property with one of another type, as `UICollectionView.delegate` is;
/// but it can hide one that a protocol extension declares.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: AnyObject {
  /// The same object as `delegate`; held weakly.
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollViewDelegating {
  /// Told how the view scrolls; held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
