/// What a view or a controller knows of its traits.
struct TraitState {
  /// The style that it asks for.
  var override = UIUserInterfaceStyle.unspecified
  /// Whether it lies over other content, as a sheet does.
  var level = UIUserInterfaceLevel.unspecified
  /// The traits by which its colours are shown; `nil` for the stage's.
  var shown: UITraitCollection?
  /// The background of a view, where it is dynamic.
  var background: UIColor?
  /// Who is told of a change, in the order of registration.
  var registrations: [TraitRegistration] = []

  /// Tells those who registered for a trait that has changed.
  @MainActor
  func tell(_ environment: AnyObject, of new: UITraitCollection, from old: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { $0.differs(new, old) }) {
      registration.call(environment, old)
    }
  }
}

/// The token of a registration for changes of traits.
///
/// Source: Apple, UITraitChangeRegistration.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A registration for changes of traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let call: (_ environment: AnyObject, _ old: UITraitCollection) -> Void

  init(_ traits: [UITrait], call: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }
}

/// A trait that a collection has.
///
/// Source: Apple, UITraitDefinition.
public protocol UITraitDefinition {
  /// Returns true when the trait differs between two collections.
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceStyle != second.userInterfaceStyle
  }
}

/// Whether a place lies over other content.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceLevel != second.userInterfaceLevel
  }
}

/// The room from left to right, which never changes here.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.horizontalSizeClass != second.horizontalSizeClass
  }
}

/// The room from top to bottom, which never changes here.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.verticalSizeClass != second.verticalSizeClass
  }
}

/// The scale of the screen, which never changes here.
public enum UITraitDisplayScale: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.displayScale != second.displayScale
  }
}

extension UITraitCollection {
  /// The traits on which dynamic colours depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self]
  }
}
