extension UIScrollView {
  /// Where what the system covers of the view is left as room around the content.
  ///
  /// Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`: there are no bars of controllers here.
    case automatic
    /// Along the axes in which the content can be scrolled.
    case scrollableAxes
    case never
    case always
  }

  /// How much of the view is covered where that counts. Units: points.
  private var coveredInsets: UIEdgeInsets {
    var insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return insets
    case .automatic, .scrollableAxes:
      if !alwaysBounceHorizontal, contentSize.width <= bounds.width {
        insets.left = 0
        insets.right = 0
      }
      if !alwaysBounceVertical, contentSize.height <= bounds.height {
        insets.top = 0
        insets.bottom = 0
      }
      return insets
    }
  }

  /// Finds out how much room there is around the content; content at its beginning stays there.
  func adjustInsets() {
    let covered = coveredInsets
    let old = adjustedContentInset
    let new = UIEdgeInsets(
      top: contentInset.top + covered.top, left: contentInset.left + covered.left,
      bottom: contentInset.bottom + covered.bottom, right: contentInset.right + covered.right)
    guard new != old else { return }
    adjustedContentInset = new
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    guard motion == nil, !isTracking else { return }
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    contentOffset = nearestRest(to: offset)
  }
}
