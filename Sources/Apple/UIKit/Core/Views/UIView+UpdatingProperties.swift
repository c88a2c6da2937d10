extension UIView {
  /// Calls `updateProperties()` at once, if it was asked for.
  ///
  /// Source: Apple, UIView.updatePropertiesIfNeeded().
  public func updatePropertiesIfNeeded() {
    guard constraintState.needsProperties else { return }
    constraintState.needsProperties = false
    let change = WeakCall { [weak self] in self?.setNeedsUpdateProperties() }
    tracking(change) { updateProperties() }
  }

  /// Asks for `updateProperties()` before the next layout.
  ///
  /// Source: Apple, UIView.setNeedsUpdateProperties().
  public func setNeedsUpdateProperties() {
    constraintState.needsProperties = true
    setNeedsLayout()
  }
}

extension UIViewController {
  /// Calls `updateProperties()` at once, if it was asked for.
  ///
  /// Source: Apple, UIViewController.updatePropertiesIfNeeded().
  public func updatePropertiesIfNeeded() {
    guard settings.needsProperties else { return }
    settings.needsProperties = false
    let change = WeakCall { [weak self] in self?.setNeedsUpdateProperties() }
    tracking(change) { updateProperties() }
  }

  /// Asks for `updateProperties()` before the next layout.
  ///
  /// Source: Apple, UIViewController.setNeedsUpdateProperties().
  public func setNeedsUpdateProperties() {
    settings.needsProperties = true
    viewIfLoaded?.setNeedsLayout()
  }
}
