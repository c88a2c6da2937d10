extension UIViewController {
  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? {
    var next = parent
    while let controller = next {
      if let navigation = controller as? UINavigationController { return navigation }
      next = controller.parent
    }
    return nil
  }

  /// What a navigation bar shows for the controller; made when first asked for.
  public var navigationItem: UINavigationItem {
    if let item = barState.navigationItem { return item }
    let item = UINavigationItem()
    item.title = title
    barState.navigationItem = item
    return item
  }
}

/// What bars of other controllers know of a controller.
struct BarState {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
}
