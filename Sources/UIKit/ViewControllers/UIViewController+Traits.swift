extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  public func addTraitRegistration(_ registration: any UITraitChangeRegistration) {
    if let registration = registration as? TraitRegistration {
      traitState.registrations.append(registration)
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.registrations.removeAll { $0 === registration }
  }

  /// The traits of the view, or before it is loaded those of the controllers around this one.
  var traitsInPlace: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let around = parent?.traitCollection ?? runtime.traits
    guard traitState.override != .unspecified else { return around }
    return UITraitCollection(
      traitsFrom: [around, UITraitCollection(userInterfaceStyle: traitState.override)])
  }

  /// Sets the style that the controller asks for.
  func setStyle(_ style: UIUserInterfaceStyle) {
    guard style != traitState.override else { return }
    runtime.hasStyleOverrides = true
    traitState.override = style
    viewIfLoaded?.traitsMayHaveChanged()
  }
}
