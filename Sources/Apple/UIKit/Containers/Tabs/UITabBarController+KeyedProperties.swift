extension UITabBarController: KeyedController {
  /// Sets a value by its key; a bar set as `tabBar` takes the items and the place of the old one.
  ///
  /// - Returns: false for a key that the controller does not have.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    guard key == "tabBar", let bar = value as? UITabBar else { return false }
    take(bar)
    return true
  }

  /// Shows a bar in place of the one that is there.
  private func take(_ bar: UITabBar) {
    let old = tabBar
    tabBar = bar
    (bar.items, bar.selectedItem) = (old.items, old.selectedItem)
    bar.frame = old.frame
    bar.willSelect = old.willSelect
    guard old.superview != nil else { return }
    view.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    view.setNeedsLayout()
  }
}
