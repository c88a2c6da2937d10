extension UIScrollView {
  /// When the safe area insets are added to the content insets.
  ///
  /// Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The same as `scrollableAxes`, unless the controller around does not adjust scroll views.
    case automatic
    /// Along the axes in which the content scrolls.
    case scrollableAxes
    case never
    case always
  }

  /// The safe area insets that `contentInsetAdjustmentBehavior` adds.
  ///
  /// *Units*: points.
  var coveredInsets: UIEdgeInsets { coveredInsets(of: safeAreaInsets) }

  /// Returns which of the safe area insets `contentInsetAdjustmentBehavior` adds.
  ///
  /// - Parameter safe: `safeAreaInsets`, which whoever has them need not ask for again: each scroll
  ///   view in another one would double the way up.
  /// - Returns: the insets, in points.
  func coveredInsets(of safe: UIEdgeInsets) -> UIEdgeInsets {
    var insets = safe
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return insets
    case .automatic where controllerAround?.automaticallyAdjustsScrollViewInsets == false:
      return .zero
    case .automatic, .scrollableAxes:
      if !alwaysBounceHorizontal, contentSize.width <= bounds.width {
        insets.left = 0
        insets.right = 0
      }
      if !alwaysBounceVertical, contentSize.height <= bounds.height, !isContentBelowBars {
        insets.top = 0
        insets.bottom = 0
      }
      return insets
    }
  }

  /// Whether the view is what a controller below bars shows, or the first in it: its content always
  /// keeps clear of them.
  ///
  /// Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior.automatic.
  private var isContentBelowBars: Bool {
    let above = superview?.subviews.first === self ? superview?.viewController : nil
    guard contentInsetAdjustmentBehavior == .automatic, let viewController = viewController ?? above
    else { return false }
    return viewController.navigationController != nil || viewController.choosingParent != nil
  }

  /// The controller of the view or of the innermost view around it.
  private var controllerAround: UIViewController? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.viewController).first
  }

  /// Computes `adjustedContentInset` again; content at its beginning stays there.
  func adjustInsets() {
    let covered = coveredInsets
    let old = adjustedContentInset
    let new = UIEdgeInsets(
      top: contentInset.top + covered.top + refreshInset,
      left: contentInset.left + covered.left,
      bottom: contentInset.bottom + covered.bottom, right: contentInset.right + covered.right)
    guard new != old else { return }
    let range = offsets
    adjustedContentInset = new
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    if !range.x.contains(contentOffset.x) || !range.y.contains(contentOffset.y) { comeBack() }
    guard motion == nil, !isTracking else { return }
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    // Of a view that nobody has placed yet nobody is told: a delegate may be making it.
    tellsOfScrolling = window != nil || bounds.size != .zero
    contentOffset = nearestRest(to: offset)
    tellsOfScrolling = true
  }
}
