extension UINavigationBar: KeyedProperties {
  func setKeyed(_ value: Any?, _ key: String) -> Bool {
    guard key == "hidesShadow" else { return false }
    shadowImage = value as? Bool == true ? UIImage() : nil
    return true
  }
}

extension UITabBar: KeyedProperties {
  func setKeyed(_ value: Any?, _ key: String) -> Bool {
    guard key == "hidesShadow" else { return false }
    shadowImage = value as? Bool == true ? UIImage() : nil
    return true
  }
}

extension UITabBarController: KeyedController {
  func setKeyed(_ value: Any?, _ key: String) -> Bool {
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

extension UINavigationController: KeyedController {
  func setKeyed(_ value: Any?, _ key: String) -> Bool {
    guard key == "navigationBar", let bar = value as? UINavigationBar else { return false }
    take(bar)
    return true
  }

  /// Makes an empty stack with bars of classes of one's own; `nil` for UIKit's.
  ///
  /// Source: Apple, UINavigationController.init(navigationBarClass:toolbarClass:).
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
    let coder = NSCoder()
    if let bar = (navigationBarClass as? UINavigationBar.Type)?.init(coder: coder) {
      bar.frame = navigationBar.frame
      take(bar)
    }
    if let bar = (toolbarClass as? UIToolbar.Type)?.init(coder: coder) { toolbar = bar }
  }

  /// Shows a bar in place of the one that is there.
  private func take(_ bar: UINavigationBar) {
    let old = navigationBar
    navigationBar = bar
    bar.frame = old.frame
    bar.isHidden = old.isHidden
    bar.onTranslucencyChange = old.onTranslucencyChange
    bar.prefersLargeTitles = old.prefersLargeTitles
    if old.superview != nil {
      view.insertSubview(bar, aboveSubview: old)
      old.removeFromSuperview()
      view.setNeedsLayout()
    }
    showItems()
  }
}
