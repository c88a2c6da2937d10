extension KeyedRows {
  /// The properties of `UIPageViewController` that are reached by their keys.
  @MainActor static let ofUIPageViewController = ofUIViewController.adding([
    KeyedRow("dataSource", \UIPageViewController.dataSource),
    KeyedRow("delegate", \UIPageViewController.delegate),
    KeyedRow("doubleSided", \UIPageViewController.isDoubleSided),
    KeyedRow("viewControllers", reading: \UIPageViewController.viewControllers),
    KeyedRow("gestureRecognizers", reading: \UIPageViewController.gestureRecognizers),
  ])
}
