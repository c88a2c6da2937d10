import Foundation

/// A colour of Core Image, in sRGB.
///
/// Source: Apple, CIColor.
public final class CIColor: NSObject, Sendable {
  /// *Units*: 0...1 each.
  public let red: CGFloat
  /// *Units*: 0...1, sRGB.
  public let green: CGFloat
  /// *Units*: 0...1, sRGB.
  public let blue: CGFloat
  /// How opaque the colour is, 0...1; the other parts are not multiplied by it.
  public let alpha: CGFloat

  /// Makes a colour of its parts, 0...1 each; others are kept as they are.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Makes an opaque colour, 0...1 each.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Makes a colour of Core Graphics'.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    let (alpha, colors) = (cgColor.alpha, parts.dropLast())
    let grey = colors.first ?? 0
    self.init(
      red: grey, green: colors.count > 2 ? parts[1] : grey,
      blue: colors.count > 2 ? parts[2] : grey, alpha: alpha)
  }

  /// Makes a colour of three or four numbers with spaces between them.
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func part(_ index: Int, _ other: CGFloat) -> CGFloat {
      index < parts.count ? parts[index] : other
    }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }

  /// The number of parts, alpha included.
  public var numberOfComponents: Int { 4 }

  /// The colour as four numbers with spaces between them.
  public var stringRepresentation: String {
    [red, green, blue, alpha].map { describe($0) }.joined(separator: " ")
  }

  /// Colours whose parts are 0, 1 or, for grey, 0.5; opaque but for `clear`.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  public override var hash: Int { [red, green, blue, alpha].hashValue }

  /// Returns the colour as a pixel, multiplied by its alpha.
  func pixel(isLinear: Bool) -> SIMD4<Float> {
    func number(_ value: CGFloat) -> Float { ToneCurve.number(value, isLinear: isLinear) }
    return SIMD4(number(red), number(green), number(blue), Float(alpha)).multiplied
  }
}

extension CIImage {
  /// Images of one colour, without an end.
  public static var black: CIImage { CIImage(color: .black) }
  public static var white: CIImage { CIImage(color: .white) }
  public static var gray: CIImage { CIImage(color: .gray) }
  public static var red: CIImage { CIImage(color: .red) }
  public static var green: CIImage { CIImage(color: .green) }
  public static var blue: CIImage { CIImage(color: .blue) }
  public static var cyan: CIImage { CIImage(color: .cyan) }
  public static var magenta: CIImage { CIImage(color: .magenta) }
  public static var yellow: CIImage { CIImage(color: .yellow) }
  public static var clear: CIImage { CIImage(color: .clear) }
}
