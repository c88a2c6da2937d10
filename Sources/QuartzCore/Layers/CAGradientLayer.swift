import Geometry

/// A layer that fills its bounds with colours that go over into one another.
///
/// Source: Apple, CAGradientLayer.
@MainActor
open class CAGradientLayer: CALayer {
  /// `CGColor`s; others are left out.
  open var colors: [Any]? {
    didSet { changed("colors", from: Self.animatable(oldValue)) }
  }

  /// Where each colour stands, rising; evenly where absent. Units: 0...1.
  open var locations: [NSNumber]? {
    didSet { changed("locations", from: .numbers(oldValue?.map(\.doubleValue) ?? [])) }
  }

  /// Where the first colour stands. Units: shares of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { changed("startPoint", from: .point(oldValue)) }
  }

  /// Where the last colour stands; for a radial gradient a corner of the box around its ellipse.
  ///
  /// Units: shares of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { changed("endPoint", from: .point(oldValue)) }
  }

  open var type = CAGradientLayerType.axial

  override func takeAppearance(to copy: CALayer) {
    super.takeAppearance(to: copy)
    guard let copy = copy as? CAGradientLayer else { return }
    copy.type = type
  }

  override class var animatableProperties: AnimatableProperties { .ofGradients }

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
