/// Traits that can be set.
///
/// Source: Apple, UIMutableTraits.
public protocol UIMutableTraits {
  /// What a trait says.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// Whether the place lies over other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// The contrast that the user asks for.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// The room from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The scale of the screen, in pixels a point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
}

/// The traits that a view or a controller says itself, for all inside it.
///
/// Source: Apple, UITraitOverrides.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns true when a trait is overridden.
  func contains(_ trait: UITrait) -> Bool

  /// Takes an override away.
  mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
  /// Returns whether something is said of a trait.
  package func contains(_ trait: UITrait) -> Bool { says(trait) }

  /// Lets a trait say nothing, as if it had never been set.
  package mutating func remove(_ trait: UITrait) { silence(trait) }
}

extension UITraitCollection {
  /// Makes a collection of the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(mutations))
  }

  /// Returns these traits with those that a closure sets.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection { UITraitCollection(values.changed(mutations)) }
}

extension TraitValues {
  fileprivate func changed(_ change: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    change(&traits)
    return traits as? TraitValues ?? self
  }
}
