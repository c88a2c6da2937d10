import Drawing
import Typography

/// A cut of the system font, which is Inter here, in one size.
///
/// Its lines are as high as San Francisco's. Source: Apple, UIFont.
public final class UIFont: NSObject, NSCopying, Sendable {
  let typeface: Typeface

  init(_ typeface: Typeface) { self.typeface = typeface }

  private convenience init(size: CGFloat, weight: Weight, isItalic: Bool = false) {
    self.init(Typeface(size: Double(size), weight: weight.inInter, isItalic: isItalic))
  }

  /// A cut by its own name, such as `Inter-SemiBoldItalic`, or the regular one as `Inter`; nothing
  /// for a font that is not here.
  ///
  /// Units: points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let size = Double(fontSize)
    let cuts = [false, true].flatMap { isItalic in
      (1...9).map { Typeface(size: size, weight: $0 * 100, isItalic: isItalic) }
    }
    let wanted = fontName == Typeface.family ? "\(Typeface.family)-Regular" : fontName
    guard let cut = cuts.first(where: { $0.cut == wanted }) else { return nil }
    self.init(cut)
  }

  /// The regular cut. Units: points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// The cut nearest to a weight. Units: points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Semibold, as iOS has it under this name. Units: points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold)
  }

  /// The regular italic cut. Units: points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: true)
  }

  /// The font of a kind of text, at the size that people have who never changed it.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, weight: style == .headline ? .semibold : .regular)
  }

  /// The same cut in another size. Units: points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var typeface = typeface
    typeface.size = Double(fontSize)
    return UIFont(typeface)
  }

  /// Units: points.
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The name of the cut, such as `Inter-Regular`.
  public var fontName: String { typeface.cut }

  /// The name that all cuts share.
  public var familyName: String { Typeface.family }

  /// Units: points.
  public var pointSize: CGFloat { CGFloat(typeface.size) }

  /// From one baseline to the next. Units: points.
  public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }

  /// From the baseline up to the top of a line. Units: points.
  public var ascender: CGFloat { CGFloat(metrics.ascender) }

  /// From the baseline to the bottom of a line; negative, as Apple's is. Units: points.
  public var descender: CGFloat { CGFloat(-metrics.descender) }

  /// Additional space between lines, of which there is none. Units: points.
  public var leading: CGFloat { 0 }

  /// From the baseline up to the top of a capital letter. Units: points.
  public var capHeight: CGFloat { CGFloat(metrics.capHeight) }

  /// From the baseline up to the top of an x. Units: points.
  public var xHeight: CGFloat { CGFloat(metrics.xHeight) }

  private var metrics: FontMetrics { FontMetrics(of: typeface) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.typeface == typeface
  }

  public override var hash: Int { typeface.hashValue }

  /// The font itself, since it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override var description: String {
    "<UIFont: font-family: \"\(familyName)\"; font-name: \"\(fontName)\"; "
      + "font-size: \(describe(pointSize))pt>"
  }
}
