/// The size of text that the user asks for.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// What stands where no size of text is said, as in a collection of other traits alone.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var place: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.textSize }
}

/// The direction in which the system's language is read.
public enum UITraitLayoutDirection: SystemTrait {
  /// What stands where no direction is said: neither from the left nor from the right.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.direction
  }
}

/// Whether the user asks for bold text.
public enum UITraitLegibilityWeight: SystemTrait {
  /// What stands where nothing is said of bold text: neither regular nor bold.
  public static let defaultValue = UILegibilityWeight.unspecified
  static var place: WritableKeyPath<TraitValues, UILegibilityWeight> { \.boldness }
}

/// Which colours the screen shows.
public enum UITraitDisplayGamut: SystemTrait {
  /// What stands where no colours of a screen are said: neither sRGB nor P3.
  public static let defaultValue = UIDisplayGamut.unspecified
  static var place: WritableKeyPath<TraitValues, UIDisplayGamut> { \.gamut }
}

extension UITraitCollection {
  /// The size of text that the user asks for.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.textSize }

  /// The direction in which the system's language is read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }

  /// Whether the user asks for bold text: regular here.
  public var legibilityWeight: UILegibilityWeight { values.boldness }

  /// Which colours the screen shows: those of sRGB, as a film has.
  public var displayGamut: UIDisplayGamut { values.gamut }
}

extension UIMutableTraits {
  /// The size of text that the user asks for.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// The direction in which the system's language is read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// Whether the user asks for bold text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// Which colours the screen shows.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
}

/// The direction in which a language is read.
///
/// Source: Apple, UITraitEnvironmentLayoutDirection.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Whether the user asks for bold text.
///
/// Source: Apple, UILegibilityWeight.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// Which colours a screen shows.
///
/// Source: Apple, UIDisplayGamut.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}
