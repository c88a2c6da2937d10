/// The named colours.
///
/// Source: Apple, UIColor, and for the system colours the published values of both
/// appearances.
extension UIColor {
  /// Colours that are the same in light and dark, in sRGB; `clear` is black with an alpha of 0.
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  /// Colours for tints, brighter in dark; the greys from `systemGray2` to `systemGray6` come ever
  /// closer to the background.
  public static let systemRed = UIColor((255, 59, 48), dark: (255, 69, 58))
  public static let systemOrange = UIColor((255, 149, 0), dark: (255, 159, 10))
  public static let systemYellow = UIColor((255, 204, 0), dark: (255, 214, 10))
  public static let systemGreen = UIColor((52, 199, 89), dark: (48, 209, 88))
  public static let systemMint = UIColor((0, 199, 190), dark: (99, 230, 226))
  public static let systemTeal = UIColor((90, 200, 250), dark: (100, 210, 255))
  public static let systemCyan = UIColor((50, 173, 230), dark: (100, 210, 255))
  public static let systemBlue = UIColor((0, 122, 255), dark: (10, 132, 255))
  public static let systemIndigo = UIColor((88, 86, 214), dark: (94, 92, 230))
  public static let systemPurple = UIColor((175, 82, 222), dark: (191, 90, 242))
  public static let systemPink = UIColor((255, 45, 85), dark: (255, 55, 95))
  public static let systemBrown = UIColor((162, 132, 94), dark: (172, 142, 104))
  public static let systemGray = UIColor((142, 142, 147), dark: (142, 142, 147))
  public static let systemGray2 = UIColor((174, 174, 178), dark: (99, 99, 102))
  public static let systemGray3 = UIColor((199, 199, 204), dark: (72, 72, 74))
  public static let systemGray4 = UIColor((209, 209, 214), dark: (58, 58, 60))
  public static let systemGray5 = UIColor((229, 229, 234), dark: (44, 44, 46))
  public static let systemGray6 = UIColor((242, 242, 247), dark: (28, 28, 30))

  /// Colours by purpose, other ones in light and dark; all but `opaqueSeparator` and `link` let
  /// through what lies below.
  public static let label = UIColor((0, 0, 0), dark: (255, 255, 255))
  public static let secondaryLabel = UIColor((60, 60, 67), 0.6, dark: (235, 235, 245), 0.6)
  public static let tertiaryLabel = UIColor((60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  public static let quaternaryLabel = UIColor((60, 60, 67), 0.18, dark: (235, 235, 245), 0.16)
  public static let placeholderText = UIColor((60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  public static let separator = UIColor((60, 60, 67), 0.29, dark: (84, 84, 88), 0.6)
  public static let opaqueSeparator = UIColor((198, 198, 200), dark: (56, 56, 58))
  public static let link = UIColor((0, 122, 255), dark: (9, 132, 255))
  public static let systemFill = UIColor((120, 120, 128), 0.2, dark: (120, 120, 128), 0.36)
  public static let secondarySystemFill = UIColor(
    (120, 120, 128), 0.16, dark: (120, 120, 128), 0.32)
  /// Fills larger things than `secondarySystemFill`, such as fields for text; it shines through.
  public static let tertiarySystemFill = UIColor(
    (118, 118, 128), 0.12, dark: (118, 118, 128), 0.24)
  /// Fills areas with much in them, the faintest of the four fills; it shines through.
  public static let quaternarySystemFill = UIColor(
    (116, 116, 128), 0.08, dark: (118, 118, 128), 0.18)
  /// Lies behind everything on a screen that is not grouped: white; black in dark, and a dark grey
  /// where the place lies over other content.
  public static let systemBackground = UIColor(
    (255, 255, 255), dark: (0, 0, 0), elevated: (28, 28, 30))
  /// Lies behind content that stands out from `systemBackground`; a light grey, in dark a dark one.
  public static let secondarySystemBackground = UIColor(
    (242, 242, 247), dark: (28, 28, 30), elevated: (44, 44, 46))
  /// Lies behind content that stands out from `secondarySystemBackground`: white, in dark a lighter
  /// grey than that.
  public static let tertiarySystemBackground = UIColor(
    (255, 255, 255), dark: (44, 44, 46), elevated: (58, 58, 60))
  /// Lies behind everything on a screen of groups, such as a grouped table: a light grey, black in
  /// dark.
  public static let systemGroupedBackground = UIColor(
    (242, 242, 247), dark: (0, 0, 0), elevated: (28, 28, 30))
  /// Lies behind the groups themselves, such as the rows of a grouped table: white, in dark a dark
  /// grey.
  public static let secondarySystemGroupedBackground = UIColor(
    (255, 255, 255), dark: (28, 28, 30), elevated: (44, 44, 46))
  /// Lies behind content within a group: a light grey, in dark a lighter one than the group's.
  public static let tertiarySystemGroupedBackground = UIColor(
    (242, 242, 247), dark: (44, 44, 46), elevated: (58, 58, 60))

  /// The parts of a colour in sRGB.
  ///
  /// *Units*: 0...255 each.
  package typealias Bytes = (red: CGFloat, green: CGFloat, blue: CGFloat)

  /// Makes a dynamic colour of bytes (0...255 each) and alphas of 0...1.
  ///
  /// - Parameters:
  ///   - light: red, green and blue in light.
  ///   - alpha: the alpha in light.
  ///   - dark: red, green and blue in dark.
  ///   - darkAlpha: the alpha in dark.
  ///   - elevated: red, green and blue in dark over other content; as `dark` where absent.
  package convenience init(
    _ light: Bytes, _ alpha: CGFloat = 1, dark: Bytes, _ darkAlpha: CGFloat = 1,
    elevated: Bytes? = nil
  ) {
    func color(_ bytes: Bytes, _ alpha: CGFloat) -> CGColor {
      CGColor(
        red: bytes.red / 255, green: bytes.green / 255, blue: bytes.blue / 255, alpha: alpha)
    }
    self.init(
      .pair(
        light: color(light, alpha), dark: color(dark, darkAlpha),
        elevated: color(elevated ?? dark, darkAlpha)))
  }

  /// Makes a dynamic colour of two greys (0...1 each).
  package convenience init(light: CGFloat, dark: CGFloat) {
    let night = CGColor(gray: dark, alpha: 1)
    self.init(.pair(light: CGColor(gray: light, alpha: 1), dark: night, elevated: night))
  }
}
