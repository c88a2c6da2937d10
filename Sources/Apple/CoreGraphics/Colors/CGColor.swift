import Foundation
import Geometry

/// A colour of a layer.
///
/// Source: Apple, CGColor.
public final class CGColor: Hashable, Sendable {
  /// The numbers of the colour in sRGB: grey and alpha, or red, green, blue and alpha.
  ///
  /// *Units*: 0...1 each; values outside are kept, and cut off when drawn.
  ///
  /// *Shape*: 2 or 4 numbers; for a pattern the alpha alone.
  public let components: [CGFloat]?

  /// What is repeated over an area; `nil` for a colour that is the same everywhere.
  package let pattern: ColorPattern?

  private init(components: [CGFloat], pattern: ColorPattern? = nil) {
    self.components = components
    self.pattern = pattern
  }

  /// Makes a colour of a drawing that is repeated over an area.
  package convenience init(pattern: ColorPattern) { self.init(components: [1], pattern: pattern) }

  /// Makes a colour of red, green and blue.
  ///
  /// *Units*: 0...1 each, sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: [red, green, blue, alpha])
  }

  /// Makes a grey.
  ///
  /// *Units*: 0...1 each, with sRGB's tone curve.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(components: [gray, alpha]) }

  /// The number of components, alpha included: 2 for a grey, 4 for other colours.
  public var numberOfComponents: Int { values.count }

  /// The opacity of the colour.
  ///
  /// *Units*: 0...1.
  public var alpha: CGFloat { values.last ?? 0 }

  /// Returns the same colour with another alpha (0...1).
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(components: values.dropLast() + [alpha], pattern: pattern)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components && left.pattern == right.pattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
    hasher.combine(pattern)
  }

  /// The components; none where they are absent.
  package var values: [CGFloat] { components ?? [] }

  /// Whether the colour was given as a grey.
  package var isGray: Bool { values.count == 2 }

  /// The colour as red, green and blue; a pattern counts as black.
  ///
  /// *Units*: 0...1 each.
  package var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    switch values.count {
    case 2: (values[0], values[0], values[0])
    case 4: (values[0], values[1], values[2])
    default: (0, 0, 0)
    }
  }

  /// Greys of sRGB, of which only `clear` is not opaque.
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// What the numbers of the colour mean.
  public var colorSpace: CGColorSpace? {
    isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }

  /// Returns the same colour as red, green and blue, or as grey.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
  ) -> CGColor? {
    let (red, green, blue) = rgb
    guard space.numberOfComponents == 1 else {
      return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return CGColor(gray: 0.3 * red + 0.59 * green + 0.11 * blue, alpha: alpha)
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Makes the colour of a literal: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  ///
  /// *Units*: 0...1 each.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
