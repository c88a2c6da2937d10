extension KeyedRows {
  /// The properties of `UIPageControl` that are reached by their keys.
  @MainActor static let ofUIPageControl = ofUIControl.adding([
    KeyedRow("numberOfPages", \UIPageControl.numberOfPages),
    KeyedRow("currentPage", \UIPageControl.currentPage),
    KeyedRow("defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay),
    KeyedRow("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
    KeyedRow("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
    KeyedRow("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    KeyedRow("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage),
    KeyedRow("backgroundStyle", \UIPageControl.backgroundStyle),
    KeyedRow(
      "preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage),
    KeyedRow("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction),
  ])
}
