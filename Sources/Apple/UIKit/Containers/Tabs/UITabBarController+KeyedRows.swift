extension KeyedRows {
  /// The properties of `UITabBarController` that are reached by their keys.
  @MainActor static let ofUITabBarController = KeyedRows([
    KeyedRow("delegate", \UITabBarController.delegate),
    KeyedRow("mode", \UITabBarController.mode),
    KeyedRow("viewControllers", \UITabBarController.viewControllers),
    KeyedRow("moreNavigationController", \UITabBarController.moreNavigationController),
    KeyedRow("selectedIndex", \UITabBarController.selectedIndex),
    KeyedRow("selectedViewController", \UITabBarController.selectedViewController),
    KeyedRow("tabBarHidden", \UITabBarController.isTabBarHidden),
  ])
}

extension UITabBarController: HasOwnRows {
  /// The rows of `UITabBarController` itself.
  package static var ownRows: KeyedRows { .ofUITabBarController }
}
