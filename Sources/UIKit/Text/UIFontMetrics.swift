/// Scales fonts and lengths as the text of a style grows for a user who asks for larger text.
///
/// In a scene nobody does, so that all stays as large as it is.
///
/// Source: Apple, UIFontMetrics.
@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
  /// Makes the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font as large as the user asks for.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns a font as large as the user asks for, in traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font }

  /// Returns a font as large as the user asks for, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : font
  }

  /// Returns a length that grows as text does.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns a length that grows as text does, in traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}

extension UIFont {
  /// The names of the families of fonts: the system's, which is Inter here, and the app's own.
  public class var familyNames: [String] {
    let own = Set(BundledFonts.all.map(\.family)).sorted()
    return [systemFont(ofSize: labelFontSize).familyName] + own
  }

  /// Returns the names of a family's fonts, the thinnest first; none for another family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    guard familyName == systemFont(ofSize: labelFontSize).familyName else {
      return BundledFonts.all.filter { $0.family == familyName }.map(\.font)
    }
    let weights: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights.map { systemFont(ofSize: labelFontSize, weight: $0).fontName }
  }

  /// Returns the font of a text style, as large as traits ask for.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
}
