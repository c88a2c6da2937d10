/// The properties of an item that behaviours set, with Apple's defaults.
///
/// Source: docs/measurements.md, “Material”; Apple's page states a resistance of 0.
struct ItemMaterial: Hashable, Sendable {
  /// How much speed a bounce keeps; no unit.
  var elasticity: CGFloat = 0.2
  /// How much the surface resists sliding; no unit.
  var friction: CGFloat = 0.2
  /// How much the item weighs for its size; 1 is 1 kg for 100×100 points.
  var density: CGFloat = 1
  /// How strongly motion is slowed down, in 1/s.
  var resistance: CGFloat = 0.1
  /// How strongly rotation is slowed down, in 1/s.
  var angularResistance: CGFloat = 0.1
  /// What electric and magnetic fields act on.
  var charge: CGFloat = 0
  /// Whether the item stands still.
  var isAnchored = false
  /// Whether forces turn the item.
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
