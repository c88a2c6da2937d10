/// A trait that a collection has: one of the system's, or an app's own.
///
/// Source: Apple, UITraitDefinition.
public protocol UITraitDefinition {
  /// What the trait says.
  associatedtype Value: Sendable

  /// What the trait says where nobody says anything.
  static var defaultValue: Value { get }

  /// Whether dynamic colours depend on the trait; false unless implemented.
  static var affectsColorAppearance: Bool { get }

  /// A name for logs; that of the type unless implemented.
  static var name: String { get }

  /// The author's name for the trait, which nobody asks for here.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// What holds for traits that do not say otherwise: colours do not depend on them, and the type's
  /// name is theirs.
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { name }

  /// Returns true when the trait differs between two collections; always where its values cannot be
  /// compared.
  package static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    OwnTrait(first[Self.self]) != OwnTrait(second[Self.self])
  }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system's, which has a place of its own.
protocol SystemTrait: UITraitDefinition {
  static var place: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  fileprivate static func read(_ values: TraitValues) -> Any { values[keyPath: place] }

  fileprivate static func write(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: place] = value }
  }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// What stands where neither light nor dark is said; dynamic colours are light then.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.style }
  /// Whether dynamic colours depend on the style: they do.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether a place lies over other content.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// What stands where no level is said; dynamic colours are those of the base then.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.level }
  /// Whether dynamic colours depend on the level: in dark they do.
  public static var affectsColorAppearance: Bool { true }
}

/// The contrast that the user asks for.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// What stands where no contrast is said.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  static var place: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.contrast }
  /// Whether dynamic colours depend on the contrast: those of closures may; the system's do not
  /// here.
  public static var affectsColorAppearance: Bool { true }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// What stands where no kind of device is said.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.idiom }
}

/// The room from left to right.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// What stands where no width is said: neither compact nor regular.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.width }
}

/// The room from top to bottom.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// What stands where no height is said: neither compact nor regular.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.height }
}

/// The scale of the screen, in pixels a point.
public enum UITraitDisplayScale: SystemTrait {
  /// What stands where no scale is said: 0.
  public static let defaultValue = CGFloat()
  static var place: WritableKeyPath<TraitValues, CGFloat> { \.scale }
}

extension UITraitCollection {
  /// The traits on which dynamic colours depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self,
    ]
  }

  /// What a trait says.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }
}

/// What an app's own trait says.
package struct OwnTrait: Hashable, Sendable {
  let value: any Sendable

  init(_ value: any Sendable) { self.value = value }

  package static func == (first: Self, second: Self) -> Bool {
    (first.value as? any Equatable)?.equals(second.value) ?? false
  }

  package func hash(into hasher: inout Hasher) {}
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}

extension TraitValues {
  /// What a trait says.
  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.read(self) as? Trait.Value ?? trait.defaultValue
      }
      return own[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.write(newValue, in: &self)
      } else {
        own[ObjectIdentifier(trait)] = OwnTrait(newValue)
      }
    }
  }

  /// Returns true when a trait says something.
  func says(_ trait: UITrait) -> Bool {
    var silent = self
    silent.silence(trait)
    return silent != self
  }

  /// Lets a trait say nothing.
  mutating func silence(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.write(system.read(TraitValues()), in: &self)
    } else {
      own[ObjectIdentifier(trait)] = nil
    }
  }
}
