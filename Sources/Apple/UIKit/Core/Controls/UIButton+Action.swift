extension UIButton {
  /// Makes a system button that shows an action's title and image, and calls it when tapped.
  public convenience init(primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
  }

  /// Makes a button that shows an action's title and image, and calls it when tapped.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { take(primaryAction) }
  }

  /// Shows an action's title and image, and calls it when tapped.
  func take(_ action: UIAction) {
    setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }
}
