import Geometry

/// A colour as layers take it.
///
/// Source: Apple, CGColor.
public final class CGColor: Hashable, Sendable {
  /// Gray and alpha, or red, green, blue and alpha, in sRGB.
  ///
  /// *Units*: 0...1 each; values outside are kept and cut when drawn. *Shape*: 2 or 4 numbers.
  public let components: [CGFloat]?

  private init(components: [CGFloat]) { self.components = components }

  /// Units: 0...1 each, sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: [red, green, blue, alpha])
  }

  /// Units: 0...1 each, with sRGB's tone curve.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(components: [gray, alpha]) }

  /// 2 for gray, 4 for red, green and blue, alpha being one of them.
  public var numberOfComponents: Int { values.count }

  /// Units: 0...1.
  public var alpha: CGFloat { values.last ?? 0 }

  /// The same colour with another alpha (0...1).
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(components: values.dropLast() + [alpha]) }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }

  package var values: [CGFloat] { components ?? [] }

  /// Whether the colour was given as gray.
  package var isGray: Bool { values.count == 2 }

  /// The colour in red, green and blue. Units: 0...1 each.
  package var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    isGray ? (values[0], values[0], values[0]) : (values[0], values[1], values[2])
  }
}
