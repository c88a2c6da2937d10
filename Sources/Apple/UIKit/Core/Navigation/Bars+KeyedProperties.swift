extension UINavigationBar: KeyedProperties {
  /// Sets `hidesShadow`: true takes the line below the bar away, false brings the system's back.
  ///
  /// - Returns: false for any other key.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    guard key == "hidesShadow" else { return false }
    shadowImage = value as? Bool == true ? UIImage() : nil
    return true
  }
}

extension UITabBar: KeyedProperties {
  /// Sets `hidesShadow`: true takes the line above the bar away, false brings the system's back.
  ///
  /// - Returns: false for any other key.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    guard key == "hidesShadow" else { return false }
    shadowImage = value as? Bool == true ? UIImage() : nil
    return true
  }
}

extension UINavigationController: KeyedController {
  /// Sets `navigationBar`, with which apps give a controller a bar of a class of their own.
  ///
  /// - Returns: false for any other key, and for what is no bar.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    guard key == "navigationBar", let bar = value as? UINavigationBar else { return false }
    take(bar)
    return true
  }

  /// Makes bars of classes of one's own; `nil` for UIKit's.
  func takeBars(_ navigationBarClass: AnyClass?, _ toolbarClass: AnyClass?) {
    if let type = navigationBarClass as? UINavigationBar.Type {
      take(_made(type, frame: navigationBar.frame))
    }
    if let type = toolbarClass as? UIToolbar.Type { toolbar = _made(type, frame: .zero) }
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
