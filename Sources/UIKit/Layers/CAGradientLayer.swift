/// A layer that fills its bounds with colours that go over into one another.
///
/// Source: Apple, CAGradientLayer.
@MainActor
open class CAGradientLayer: CALayer {
  /// `CGColor`s; others are left out.
  open var colors: [Any]? {
    didSet { changedByName("colors", from: Self.animatable(oldValue)) }
  }

  /// Where each colour stands, rising; evenly where absent. Units: 0...1.
  open var locations: [NSNumber]? {
    didSet { changedByName("locations", from: .numbers(oldValue?.map(\.doubleValue) ?? [])) }
  }

  /// Where the first colour stands. Units: shares of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { changedByName("startPoint", from: .point(oldValue)) }
  }

  /// Where the last colour stands; for a radial gradient a corner of the box around its ellipse.
  ///
  /// Units: shares of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { changedByName("endPoint", from: .point(oldValue)) }
  }

  open var type = CAGradientLayerType.axial

  override func takeAppearance(to copy: CALayer) {
    super.takeAppearance(to: copy)
    guard let copy = copy as? CAGradientLayer else { return }
    copy.colors = colors
    copy.locations = locations
    copy.startPoint = startPoint
    copy.endPoint = endPoint
    copy.type = type
  }

  override func animatableValue(of property: String) -> AnimatableValue? {
    switch property {
    case "colors": Self.animatable(colors)
    case "locations": .numbers(locations?.map(\.doubleValue) ?? [])
    case "startPoint": .point(startPoint)
    case "endPoint": .point(endPoint)
    default: super.animatableValue(of: property)
    }
  }

  override func setAnimatableValue(_ value: AnimatableValue, of property: String) {
    switch (property, value) {
    case ("colors", .colors(let values)): colors = values.map(CGColor.init(animatable:))
    case ("locations", .numbers(let values)):
      locations = values.isEmpty ? nil : values.map { NSNumber(value: $0) }
    case ("startPoint", .point(let point)): startPoint = point
    case ("endPoint", .point(let point)): endPoint = point
    default: super.setAnimatableValue(value, of: property)
    }
  }

  private static func animatable(_ colors: [Any]?) -> AnimatableValue {
    (colors ?? []).compactMap { $0 as? CGColor }.animatable
  }
}

/// How the colours of a gradient layer lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses around a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point, from the direction of the end point on.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
