extension UIViewController {
  /// Shows what a configuration says over the controller's view; `nil` shows nothing.
  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    if let shown = settings.unavailableView as? any UIView & UIContentView {
      if let configuration, shown.supports(configuration) {
        shown.configuration = configuration
        return
      }
      shown.removeFromSuperview()
      settings.unavailableView = nil
    }
    guard let configuration, let view else { return }
    let shown = configuration.makeContentView()
    settings.unavailableView = shown
    view.addSubview(shown)
    shown.translatesAutoresizingMaskIntoConstraints = false
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      shown.topAnchor.constraint(equalTo: guide.topAnchor),
      // Above the keyboard, and else where the safe area ends.
      shown.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      shown.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      shown.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}
