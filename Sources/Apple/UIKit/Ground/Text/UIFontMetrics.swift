/// Scales fonts and lengths as the text of a style grows for a user who asks for larger text.
///
/// They grow as the style's font does, whose sizes Apple publishes; what a phone rounds is not known.
///
/// Source: Apple, UIFontMetrics.
@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Makes the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font as large as the user asks for.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font as large as traits ask for; `nil` for those of the app.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { grown(font, upTo: nil, in: traitCollection) }

  /// Returns a font as large as the user asks for, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font as large as traits ask for, up to a size in points; 0 for no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { grown(font, upTo: maximumPointSize, in: traitCollection) }

  /// Returns a length that grows as text does.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length that grows as text does, in traits; `nil` for those of the app.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? CurrentTraits.ofStage
    return FontGrowth(style: style, size: value).size(at: traits.preferredContentSizeCategory)
  }

  private func grown(
    _ font: UIFont, upTo limit: CGFloat?, in traits: UITraitCollection?
  ) -> UIFont {
    let size = font.growth?.size ?? font.pointSize
    let limit = limit.flatMap { $0 > 0 ? $0 : nil }
    return font.growing(FontGrowth(style: style, size: size, limit: limit), in: traits)
  }
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
}
