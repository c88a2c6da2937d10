/// The properties of an item that behaviours set, with Apple's defaults.
///
/// Source: docs/measurements.md, “Material”; Apple's page states a resistance of 0.
struct ItemMaterial: Hashable, Sendable {
  var elasticity: CGFloat = 0.2
  var friction: CGFloat = 0.2
  var density: CGFloat = 1
  var resistance: CGFloat = 0.1
  var angularResistance: CGFloat = 0.1
  var charge: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true

  /// Names a property.
  enum Property: Hashable, Sendable, CaseIterable {
    case elasticity, friction, density, resistance, angularResistance
    case charge, isAnchored, allowsRotation
  }

  /// The properties that return to their defaults when an item leaves a behaviour; charge and
  /// anchor stay.
  static let resetOnRemoval: Set<Property> = [
    .elasticity, .friction, .density, .resistance, .angularResistance, .allowsRotation,
  ]

  /// Takes some properties from another material.
  mutating func take(_ properties: Set<Property>, from other: ItemMaterial) {
    for property in Property.allCases where properties.contains(property) {
      switch property {
      case .elasticity: elasticity = other.elasticity
      case .friction: friction = other.friction
      case .density: density = other.density
      case .resistance: resistance = other.resistance
      case .angularResistance: angularResistance = other.angularResistance
      case .charge: charge = other.charge
      case .isAnchored: isAnchored = other.isAnchored
      case .allowsRotation: allowsRotation = other.allowsRotation
      }
    }
  }
}
