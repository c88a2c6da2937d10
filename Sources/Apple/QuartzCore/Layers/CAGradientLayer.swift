import Geometry

/// A layer that fills its bounds with a gradient.
///
/// Source: Apple, CAGradientLayer.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s; other values are left out.
  open var colors: [Any]? {
    didSet { changed("colors", from: Self.animatable(oldValue)) }
  }

  /// The places of the colours, rising; at even distances when absent.
  ///
  /// *Units*: 0...1.
  open var locations: [NSNumber]? {
    didSet { changed("locations", from: .numbers(oldValue?.map(\.doubleValue) ?? [])) }
  }

  /// The place of the first colour.
  ///
  /// *Units*: shares of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { changed("startPoint", from: .point(oldValue)) }
  }

  /// The place of the last colour; for a radial gradient, a corner of the box around its ellipse.
  ///
  /// *Units*: shares of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { changed("endPoint", from: .point(oldValue)) }
  }

  /// The form of the gradient.
  open var type = CAGradientLayerType.axial

  override func takeAppearance(to copy: CALayer) {
    super.takeAppearance(to: copy)
    guard let copy = copy as? CAGradientLayer else { return }
    copy.type = type
  }

  override class var keyedRows: KeyedRows { .ofCAGradientLayer }

  override class var animatableProperties: AnimatableProperties { .ofGradients }

  private static func animatable(_ colors: [Any]?) -> AnimatableValue {
    (colors ?? []).compactMap { $0 as? CGColor }.animatable
  }
}

/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses around a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
