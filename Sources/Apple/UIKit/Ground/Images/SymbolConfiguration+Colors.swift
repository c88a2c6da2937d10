@MainActor
extension UIImage.SymbolConfiguration {
  /// Makes the configuration of a symbol in the first of some colours: symbols have one layer here.
  @preconcurrency @MainActor public convenience init(paletteColors: [UIColor]) {
    if paletteColors.count > 1 {
      Log.once("A symbol has one layer here: it is drawn in the first of its paletteColors.")
    }
    self.init(Symbol.Look(color: paletteColors.first?.cgColor))
  }

  /// Makes the configuration of a symbol in a colour.
  @preconcurrency @MainActor public convenience init(hierarchicalColor: UIColor) {
    self.init(Symbol.Look(color: hierarchicalColor.cgColor))
  }

  /// Returns a configuration for a symbol in its own colours, which none has here.
  @preconcurrency @MainActor public class func preferringMulticolor() -> Self {
    Self(Symbol.Look())
  }

  /// Returns a configuration for a symbol in one colour, as it is.
  @preconcurrency @MainActor public class func preferringMonochrome() -> Self {
    Self(Symbol.Look())
  }
}

@MainActor
extension UIImage {
  /// Finds a symbol of the system, of which a share is drawn strongly; here all of it is.
  @preconcurrency @MainActor public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }
}
