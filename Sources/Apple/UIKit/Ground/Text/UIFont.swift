import Drawing
import Typography

/// A font of the system's family, which is Inter here, in one weight, slant and size, or one of its
/// monospaced, rounded or serif design: JetBrains Mono, Nunito and Noto Serif.
///
/// Its lines are as high as those of San Francisco.
///
/// Source: Apple, UIFont.
public final class UIFont: NSObject, NSCopying, Sendable {
  private let mark = FoundationMark()
  let typeface: Typeface
  /// The names of the font that this one stands in for; nil for a font of its own.
  private let stoodIn: (font: String, family: String)?
  /// How the font follows the size of text that the user asks for; nil where it does not.
  package let growth: FontGrowth?

  convenience init(_ typeface: Typeface) { self.init(typeface, inPlaceOf: nil) }

  private init(
    _ typeface: Typeface, inPlaceOf stoodIn: (font: String, family: String)?,
    growth: FontGrowth? = nil
  ) {
    var typeface = typeface
    if typeface.size <= 0 { typeface.size = Double(Self.sizeOfNone) }
    self.typeface = typeface
    self.stoodIn = stoodIn
    self.growth = growth
  }

  /// The size of a font that is asked for without one: of 0 points, as Interface Builder writes it, or fewer.
  ///
  /// *Units*: points.
  ///
  /// Source: the frames that Interface Builder gives labels whose font has 0 points: lines of 14.5 points.
  private static let sizeOfNone: CGFloat = 12

  /// Makes the font that a size of zero gives: the system's, of 12 points.
  ///
  /// Unspecified by Apple: chosen. Apps make one where they set another later.
  public override convenience init() { self.init(size: 0, weight: .regular) }

  private convenience init(size: CGFloat, weight: Weight, isItalic: Bool = false) {
    self.init(Typeface(size: Double(size), weight: weight.inInter, isItalic: isItalic))
  }

  /// Makes the font of a name, such as `Inter-SemiBoldItalic`; `Inter` is the regular one.
  ///
  /// For a font that phones bring, such as `HelveticaNeue-Light`, the nearest cut of the fonts here
  /// stands in, and so it does for a font whose file stands in the app's bundle; a line in the log
  /// says so. It fails for every other name, as on iOS.
  ///
  /// *Units*: points.
  @preconcurrency @MainActor
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let own = BundledFonts.font(named: fontName)
    if var cut = Self.cut(named: fontName, size: Double(fontSize)) {
      // An app's own Inter is drawn for small sizes, and wider than what stands in for other fonts.
      if own != nil { (cut.isTracked, cut.stretch) = (false, 1.047) }
      self.init(cut)
      return
    }
    let known =
      PhoneFont(named: fontName, size: Double(fontSize))
      ?? own.map { PhoneFont(ofApp: $0.font, family: $0.family, size: Double(fontSize)) }
    guard let font = known else { return nil }
    Log.once("The font “\(fontName)” is not here: \(font.typeface.cut) stands in for it.")
    self.init(font.typeface, inPlaceOf: (fontName, font.family))
  }

  /// Finds the cut of a name among the fonts here.
  ///
  /// *Units* of `size`: points.
  static func cut(named name: String, size: Double) -> Typeface? {
    let cuts = [Typeface.Design.system, .monospaced, .rounded, .serif].flatMap { design in
      [false, true].flatMap { isItalic in
        (1...9).map { weight in
          var cut = Typeface(size: size, weight: weight * 100, isItalic: isItalic)
          cut.design = design
          return cut
        }
      }
    }
    let wanted = name == Typeface.family ? "\(Typeface.family)-Regular" : name
    return cuts.first { $0.cut == wanted }
  }

  /// Returns the regular font.
  ///
  /// *Units*: points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// Returns the font of the nearest weight.
  ///
  /// *Units*: points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the font of the nearest weight; its letters are drawn narrower or wider.
  ///
  /// *Units*: points.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    var typeface = Typeface(size: Double(fontSize), weight: weight.inInter)
    typeface.stretch = 1 + Double(width.rawValue) * Width.step
    return UIFont(typeface)
  }

  /// How wide the letters of a font are.
  ///
  /// Source: Apple, UIFont.Width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a width of a number: 0 is a font as it is, and letters are 1 + 0.9 × the number as
    /// wide.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The widths that have names, drawn 0.73, 0.82, 1 and 1.18 times as wide.
    public static let compressed = Self(-0.3)
    public static let condensed = Self(-0.2)
    public static let standard = Self(0)
    public static let expanded = Self(0.2)

    /// How much wider letters of a width of 1 would be drawn.
    ///
    /// Unspecified by Apple: chosen; condensed letters are 0.82 as wide.
    fileprivate static let step = 0.9
  }

  /// Returns the font of the nearest weight with digits of one width.
  ///
  /// *Units*: points.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var typeface = Typeface(size: Double(fontSize), weight: weight.inInter, isItalic: false)
    typeface.hasEvenDigits = true
    return UIFont(typeface)
  }

  /// Returns the font whose letters all have one width, of the nearest weight.
  ///
  /// *Units*: points.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var typeface = Typeface(size: Double(fontSize), weight: weight.inInter)
    typeface.design = .monospaced
    return UIFont(typeface)
  }

  /// Returns the semibold font, which iOS has under this name.
  ///
  /// *Units*: points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold)
  }

  /// Returns the regular italic font.
  ///
  /// *Units*: points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: true)
  }

  /// Returns the font of a text style, as large as the user asks for.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style, as large as traits ask for; `nil` for those of the app.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let weight: Weight =
      switch style {
      case .extraLargeTitle, .extraLargeTitle2: .bold
      case .headline: .semibold
      default: .regular
      }
    return UIFont(size: style.size, weight: weight)
      .growing(FontGrowth(style: style, size: style.size), in: traitCollection)
  }

  /// Returns the font as it follows the size of text that the user asks for.
  ///
  /// - Parameters:
  ///   - growth: how it grows.
  ///   - traitCollection: says the size of text; `nil` for the app's traits.
  /// - Returns: the font in the size that is asked for.
  package func growing(_ growth: FontGrowth, in traitCollection: UITraitCollection?) -> UIFont {
    var typeface = typeface
    let traits = traitCollection ?? CurrentTraits.ofStage
    typeface.size = Double(growth.size(at: traits.preferredContentSizeCategory))
    return UIFont(typeface, inPlaceOf: stoodIn, growth: growth)
  }

  /// Returns the same font in another size.
  ///
  /// *Units*: points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var typeface = typeface
    typeface.size = Double(fontSize)
    return UIFont(typeface, inPlaceOf: stoodIn)
  }

  /// The standard sizes of fonts.
  ///
  /// *Units*: points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of titles of buttons; those of system buttons are 15 points all the same.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of a text that has no other one.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of a small text.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The font's own name, such as `Inter-Regular`, or that of the font it stands in for.
  public var fontName: String { stoodIn?.font ?? typeface.cut }

  /// The name of the family.
  public var familyName: String { stoodIn?.family ?? typeface.family }

  /// The size of the font.
  ///
  /// *Units*: points.
  public var pointSize: CGFloat { CGFloat(typeface.size) }

  /// The distance from one baseline to the next.
  ///
  /// *Units*: points.
  public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }

  /// The height of a line above its baseline.
  ///
  /// *Units*: points.
  public var ascender: CGFloat { CGFloat(metrics.ascender) }

  /// The depth of a line below its baseline; negative, as Apple's is.
  ///
  /// *Units*: points.
  public var descender: CGFloat { CGFloat(-metrics.descender) }

  /// The additional space between lines, which is always 0.
  ///
  /// *Units*: points.
  public var leading: CGFloat { 0 }

  /// The height of a capital letter above the baseline.
  ///
  /// *Units*: points.
  public var capHeight: CGFloat { CGFloat(metrics.capHeight) }

  /// The height of an x above the baseline.
  ///
  /// *Units*: points.
  public var xHeight: CGFloat { CGFloat(metrics.xHeight) }

  private var metrics: FontMetrics { FontMetrics(of: typeface) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.typeface == typeface
  }

  public override var hash: Int { typeface.hashValue }

  /// Returns the font itself, since fonts never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override var description: String {
    "<UIFont: font-family: \"\(familyName)\"; font-name: \"\(fontName)\"; "
      + "font-size: \(describe(pointSize))pt>"
  }
}
