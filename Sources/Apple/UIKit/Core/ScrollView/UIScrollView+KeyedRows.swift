extension KeyedRow {
  /// The properties of `UIScrollView` that are reached by their keys.
  static var ofUIScrollView: [KeyedRow] {
    [
      KeyedRow("scrollDelegate", \UIScrollView.scrollDelegate),
      KeyedRow("contentSize", \UIScrollView.contentSize),
      KeyedRow("contentInset", \UIScrollView.contentInset),
      KeyedRow("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
      KeyedRow("adjustedContentInset", reading: \UIScrollView.adjustedContentInset),
      KeyedRow("bounces", \UIScrollView.bounces),
      KeyedRow("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
      KeyedRow("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
      KeyedRow("pagingEnabled", \UIScrollView.isPagingEnabled),
      KeyedRow("decelerationRate", \UIScrollView.decelerationRate),
      KeyedRow("scrollEnabled", \UIScrollView.isScrollEnabled),
      KeyedRow("delaysContentTouches", \UIScrollView.delaysContentTouches),
      KeyedRow("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
      KeyedRow("tracking", reading: \UIScrollView.isTracking),
      KeyedRow("dragging", reading: \UIScrollView.isDragging),
      KeyedRow("decelerating", reading: \UIScrollView.isDecelerating),
      KeyedRow("refreshControl", \UIScrollView.refreshControl),
      KeyedRow("scrollsToTop", \UIScrollView.scrollsToTop),
      KeyedRow(
        "automaticallyAdjustsScrollIndicatorInsets",
        \UIScrollView.automaticallyAdjustsScrollIndicatorInsets),
      KeyedRow("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
      KeyedRow("contentOffset", \UIScrollView.contentOffset),
      KeyedRow("panGestureRecognizer", reading: \UIScrollView.panGestureRecognizer),
      KeyedRow("pinchGestureRecognizer", \UIScrollView.pinchGestureRecognizer),
      KeyedRow("minimumZoomScale", \UIScrollView.minimumZoomScale),
      KeyedRow("maximumZoomScale", \UIScrollView.maximumZoomScale),
      KeyedRow("zoomScale", \UIScrollView.zoomScale),
      KeyedRow("bouncesZoom", \UIScrollView.bouncesZoom),
      KeyedRow("zooming", reading: \UIScrollView.isZooming),
      KeyedRow("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      KeyedRow("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      KeyedRow("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
      KeyedRow("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets),
      KeyedRow("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets),
      KeyedRow("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
      KeyedRow("contentLayoutGuide", \UIScrollView.contentLayoutGuide),
      KeyedRow("frameLayoutGuide", \UIScrollView.frameLayoutGuide),
      KeyedRow("indicatorStyle", \UIScrollView.indicatorStyle),
      KeyedRow("scrollAnimating", reading: \UIScrollView.isScrollAnimating),
      KeyedRow("indexDisplayMode", \UIScrollView.indexDisplayMode),
      KeyedRow("allowsKeyboardScrolling", \UIScrollView.allowsKeyboardScrolling),
      KeyedRow(
        "transfersHorizontalScrollingToParent", \UIScrollView.transfersHorizontalScrollingToParent),
      KeyedRow(
        "transfersVerticalScrollingToParent", \UIScrollView.transfersVerticalScrollingToParent),
      KeyedRow("contentAlignmentPoint", \UIScrollView.contentAlignmentPoint),
    ]
  }
}
