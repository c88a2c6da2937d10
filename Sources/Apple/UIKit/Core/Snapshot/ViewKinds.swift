/// What the names of types tell: those of views, of layers and of controllers.
///
/// Each takes long to find, and is kept.
@MainActor
package enum ViewKinds {
  private struct Kind {
    let isOfSystem: Bool
    let isPublic: Bool
    let publicName: String
  }

  private static var known: [ObjectIdentifier: Kind] = [:]

  /// Returns true for a type of UIKit.
  package static func isOfSystem(_ type: AnyClass) -> Bool { kind(of: type).isOfSystem }

  /// Returns true for a type that apps know: Apple's names begin with `UI` or `CA`.
  package static func isPublic(_ type: AnyClass) -> Bool { kind(of: type).isPublic }

  /// Returns the name of a type; for one of the system's own, that of the first type that it is made of and
  /// whose name begins with `UI` or `CA`, as Apple's do.
  static func publicName(of type: AnyClass) -> String { kind(of: type).publicName }

  /// Returns the name of a type; for one that apps do not know, that of what it is made of.
  package static func toldName(of type: AnyClass) -> String {
    let name = publicName(of: type)
    return name == transition ? "\(UIView.self)" : name
  }

  /// A type with a name like Apple's that apps cannot use.
  private static let transition = "\(UITransitionView.self)"

  private static func kind(of type: AnyClass) -> Kind {
    if let kind = known[ObjectIdentifier(type)] { return kind }
    let module = PartsOfUIKit.parts(of: type).module
    let isOfSystem = PartsOfUIKit.names.contains(String(module))
    let name = "\(type)"
    let isApples =
      (name.hasPrefix("UI") || name.hasPrefix("CA")) && !(type is any KnownByName.Type)
    let isOwn = isOfSystem || module == "QuartzCore"
    let outer: AnyClass? = isOwn && !isApples ? _getSuperclass(type) : nil
    let kind = Kind(
      isOfSystem: isOfSystem, isPublic: !isOfSystem || (isApples && name != transition),
      publicName: outer.map(publicName) ?? name)
    known[ObjectIdentifier(type)] = kind
    return kind
  }
}
