extension KeyedRow {
  /// The properties of `UIPageViewController` that are reached by their keys.
  static var ofUIPageViewController: [KeyedRow] {
    [
      KeyedRow("dataSource", \UIPageViewController.dataSource),
      KeyedRow("delegate", \UIPageViewController.delegate),
      KeyedRow("doubleSided", \UIPageViewController.isDoubleSided),
      KeyedRow("viewControllers", reading: \UIPageViewController.viewControllers),
      KeyedRow("gestureRecognizers", reading: \UIPageViewController.gestureRecognizers),
    ]
  }
}
