extension KeyedRow {
  /// The properties of `UITabBarController` that are reached by their keys.
  @MainActor static var ofUITabBarController: [KeyedRow] {
    [
      KeyedRow("delegate", \UITabBarController.delegate),
      KeyedRow("mode", \UITabBarController.mode),
      KeyedRow("viewControllers", \UITabBarController.viewControllers),
      KeyedRow("moreNavigationController", \UITabBarController.moreNavigationController),
      KeyedRow("selectedIndex", \UITabBarController.selectedIndex),
      KeyedRow("selectedViewController", \UITabBarController.selectedViewController),
      KeyedRow("tabBarHidden", \UITabBarController.isTabBarHidden),
    ]
  }
}
