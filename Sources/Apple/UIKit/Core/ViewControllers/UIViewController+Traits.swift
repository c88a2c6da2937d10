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
    let values = traitState.over(around.values)
    return values == around.values ? around : UITraitCollection(values)
  }

  /// Sets the style that the controller asks for.
  func setStyle(_ style: UIUserInterfaceStyle) {
    guard style != traitState.override else { return }
    runtime.hasStyleOverrides = true
    traitState.override = style
    viewIfLoaded?.traitsMayHaveChanged()
  }
}

extension UIViewController {
  /// The traits that the controller says itself, for its view and all inside it.
  ///
  /// Source: Apple, UIViewController.traitOverrides.
  public var traitOverrides: any UITraitOverrides {
    get { traitState.overrides }
    set {
      guard let values = newValue as? TraitValues, values != traitState.overrides else { return }
      runtime.hasStyleOverrides = true
      traitState.overrides = values
      viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  /// Says the traits of a child controller, which stand in place of those around it; `nil` for none.
  ///
  /// Source: Apple, UIViewController.setOverrideTraitCollection(_:forChild:).
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.take(collection) }

  /// Takes the traits that the controller around says.
  func take(_ collection: UITraitCollection?) {
    runtime.hasStyleOverrides = true
    traitState.given = collection?.values ?? TraitValues()
    viewIfLoaded?.traitsMayHaveChanged()
  }

  /// Returns the traits that were said of a child controller.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    let given = childViewController.traitState.given
    return given == TraitValues() ? nil : UITraitCollection(given)
  }
}
