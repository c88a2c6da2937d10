extension UIView {
  /// The traits that the view says itself, for all inside it.
  ///
  /// Source: Apple, UIView.traitOverrides.
  public var traitOverrides: any UITraitOverrides {
    get { traitState.overrides }
    set {
      guard let values = newValue as? TraitValues, values != traitState.overrides else { return }
      runtime.hasStyleOverrides = true
      traitState.overrides = values
      traitsMayHaveChanged()
    }
  }
}
