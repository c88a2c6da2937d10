extension UIViewController {
  /// What the controller shows over its view while it has nothing else to show; `nil` for nothing.
  ///
  /// Source: Apple, UIViewController.contentUnavailableConfiguration.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { settings.unavailable as? any UIContentConfiguration }
    set {
      settings.unavailable = newValue
      showUnavailable(newValue)
    }
  }

  private func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
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
