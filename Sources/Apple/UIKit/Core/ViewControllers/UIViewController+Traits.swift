extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// Keeps a registration, whose closure is called at each change of a trait that it names.
  public func addTraitRegistration(_ registration: any UITraitChangeRegistration) {
    if let registration = registration as? TraitRegistration {
      traitState.registrations.append(registration)
    }
  }

  /// Lets a registration go; nothing happens for one that is not the controller's.
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
  /// Takes the traits that the controller around says.
  func take(_ collection: UITraitCollection?) {
    runtime.hasStyleOverrides = true
    traitState.given = collection?.values ?? TraitValues()
    viewIfLoaded?.traitsMayHaveChanged()
  }
}
