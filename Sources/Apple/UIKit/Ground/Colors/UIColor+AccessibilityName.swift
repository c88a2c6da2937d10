extension UIColor {
  /// The colour in words for those who hear the screen: “red”, “dark blue”, “light gray”.
  ///
  /// Apple does not say which words it has; these tell hue, lightness and strength.
  ///
  /// Source: Apple, UIColor.accessibilityName.
  public var accessibilityName: String {
    let (red, green, blue) = channels
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let lightness = (most + least) / 2
    let spread = most - least
    if lightness < 0.06 { return "black" }
    if lightness > 0.97 { return "white" }
    if spread < 0.08 { return Self.shade(of: "gray", lightness, from: 0.35, to: 0.65) }
    let hue = Self.hue(red, green, blue, most, spread)
    let name = Self.name(ofHue: hue)
    if name == "orange", lightness < 0.42 { return lightness < 0.2 ? "dark brown" : "brown" }
    if name == "red", lightness > 0.7 { return "pink" }
    let strength = spread / (1 - abs(2 * lightness - 1))
    let words = strength < 0.35 ? "grayish \(name)" : name
    return Self.shade(of: words, lightness, from: 0.24, to: 0.7)
  }

  private var channels: (CGFloat, CGFloat, CGFloat) {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    return (min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1))
  }

  private static func shade(
    of name: String, _ lightness: CGFloat, from dark: CGFloat, to light: CGFloat
  ) -> String { lightness < dark ? "dark \(name)" : lightness > light ? "light \(name)" : name }

  /// Returns the hue in degrees.
  private static func hue(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ most: CGFloat, _ spread: CGFloat
  ) -> CGFloat {
    let sixths: CGFloat =
      switch most {
      case red: ((green - blue) / spread).truncatingRemainder(dividingBy: 6)
      case green: (blue - red) / spread + 2
      default: (red - green) / spread + 4
      }
    return (sixths * 60 + 360).truncatingRemainder(dividingBy: 360)
  }

  private static func name(ofHue hue: CGFloat) -> String {
    hues.first { hue < $0.end }?.name ?? "red"
  }

  /// The hues by their ends, in degrees.
  private static let hues: [(end: CGFloat, name: String)] = [
    (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (200, "cyan"), (255, "blue"),
    (305, "purple"), (330, "magenta"),
  ]
}
