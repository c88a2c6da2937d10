/// A colour in sRGB with straight alpha.
///
/// A dynamic colour looks otherwise in light and in dark: it is a colour for every collection of
/// traits. System colours are dynamic.
///
/// Source: Apple, UIColor.
public final class UIColor: NSObject, NSCopying, Sendable, _ExpressibleByColorLiteral {
  private let mark = FoundationMark()
  /// What the colour is with each collection of traits.
  package let shades: ColorShades

  /// The same colour as layers take it: a dynamic colour as it is with the current traits.
  public var cgColor: CGColor {
    if case .one(let color) = shades { return color }
    return shades.color(with: .current)
  }

  /// Makes the colour of a layer's colour.
  public convenience init(cgColor: CGColor) { self.init(.one(cgColor)) }

  /// Makes a dynamic colour: a closure gives the colour for traits.
  @preconcurrency
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(.provided(ColorProvider(dynamicProvider)))
  }

  /// Makes a colour of all its shades; one of `.one` is not dynamic.
  package init(_ shades: ColorShades) { self.shades = shades }

  /// Makes a clear colour, as code does that needs any colour for a moment.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Returns the colour that a method of Objective-C's class makes, as in `redColor`.
  ///
  /// - Parameter key: the name in Objective-C.
  /// - Returns: `nil` for other names, for which iOS raises.
  public static func value(forKey key: String) -> Any? { namesInObjectiveC[key] }

  private static let namesInObjectiveC: [String: UIColor] = [
    "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray,
    "whiteColor": .white, "grayColor": .gray, "redColor": .red, "greenColor": .green,
    "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow, "magentaColor": .magenta,
    "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear,
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen,
    "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
    "systemIndigoColor": .systemIndigo, "systemGrayColor": .systemGray,
  ]

  /// Returns the colour that a dynamic one is with some traits; others as they are.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: shades.color(with: traitCollection)) : self
  }

  /// Whether the colour depends on traits.
  package var isDynamic: Bool {
    if case .one = shades { false } else { true }
  }

  /// Makes a colour of red, green and blue.
  ///
  /// *Units*: 0...1 each; values outside are kept, and cut off when drawn.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey.
  ///
  /// *Units*: 0...1 each; 0 is black.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Makes a colour of hue, saturation and brightness.
  ///
  /// *Units*: 0...1 each; the hue goes round once from red over green and blue.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HueSaturationBrightness(
      hue: hue, saturation: saturation, brightness: brightness
    ).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Makes the colour of a literal, `#colorLiteral(red:green:blue:alpha:)`.
  ///
  /// *Units*: 0...1 each.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Returns the same colour with another alpha (0...1).
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(shades.withAlpha(alpha))
  }

  /// Returns true when the other colour was given in the same way with the same numbers.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.shades == shades
  }

  public override var hash: Int { shades.hashValue }

  /// Returns the colour itself, since colours never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override var description: String {
    guard !isDynamic else {
      let light = resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      let dark = resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      return "<UIDynamicColor: light = \(light), dark = \(dark)>"
    }
    guard cgColor.pattern == nil else { return "kCGColorSpacePattern pattern" }
    let space = cgColor.isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([space] + cgColor.values.map(describe)).joined(separator: " ")
  }
}

/// The type of a colour literal in a file that imports UIKit.
public typealias _ColorLiteralType = UIColor
