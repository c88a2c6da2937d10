/// What shows text in a font that may follow the size of text that the user asks for.
///
/// Source: Apple, UIContentSizeCategoryAdjusting.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows changes of the size of text: those of text styles do, and those of
  /// `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view that shows text in such fonts.
@MainActor
protocol GrowingText: UIView, UIContentSizeCategoryAdjusting {
  /// Gives each font of the text to a function, and shows the text in what it returns.
  func replaceFonts(_ replacement: (UIFont) -> UIFont)
}

extension GrowingText {
  /// Shows the text as large as the view's traits ask for.
  func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    replaceFonts { font in font.growth.map { font.growing($0, in: traits) } ?? font }
  }
}

extension UILabel: GrowingText {
  func replaceFonts(_ replacement: (UIFont) -> UIFont) {
    guard let whole = attributed else {
      let grown = replacement(font)
      if grown != font { font = grown }
      return
    }
    attributed = whole.replacingFonts(replacement)
    contentChanged()
  }
}
