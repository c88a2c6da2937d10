extension KeyedRows {
  /// The properties of `UINavigationController` that are reached by their keys.
  @MainActor static let ofUINavigationController = ofUIViewController.adding([
    KeyedRow("delegate", \UINavigationController.delegate),
    KeyedRow("viewControllers", \UINavigationController.viewControllers),
    KeyedRow("topViewController", reading: \UINavigationController.topViewController),
    KeyedRow("visibleViewController", \UINavigationController.visibleViewController),
    KeyedRow("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
    KeyedRow("toolbarHidden", \UINavigationController.isToolbarHidden),
    KeyedRow("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
    KeyedRow("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
    KeyedRow(
      "hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears),
    KeyedRow(
      "hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact),
    KeyedRow(
      "barHideOnSwipeGestureRecognizer", \UINavigationController.barHideOnSwipeGestureRecognizer),
    KeyedRow(
      "barHideOnTapGestureRecognizer", \UINavigationController.barHideOnTapGestureRecognizer),
  ])
}
