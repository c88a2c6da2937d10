/// How a font follows the size of text that a user asks for.
package struct FontGrowth: Hashable, Sendable {
  /// The text style with which it grows.
  let style: UIFont.TextStyle
  /// How large it is for a user who asks for `large`.
  ///
  /// *Units*: points.
  let size: CGFloat
  /// The greatest size; `nil` for no limit.
  ///
  /// *Units*: points.
  var limit: CGFloat?

  /// Returns the size of the font.
  ///
  /// *Units*: points.
  func size(at category: UIContentSizeCategory) -> CGFloat {
    let grown = size * style.size(at: category) / style.size
    return limit.map { min(grown, $0) } ?? grown
  }
}

extension UIFont.TextStyle {
  /// Returns the size of the style's font for a user who asks for larger or smaller text; that of
  /// `large` for a category of another name.
  ///
  /// *Units*: points.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, the tables of Dynamic Type sizes.
  func size(at category: UIContentSizeCategory) -> CGFloat {
    guard category.rank >= 0 else { return size }
    return sizes[category.rank]
  }

  /// The sizes from `extraSmall` to `accessibilityExtraExtraExtraLarge`; body's for a style of an
  /// unknown name.
  ///
  /// *Units*: points.
  private var sizes: [CGFloat] {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: Array(repeating: size, count: 12)
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }
}

extension NSAttributedString {
  /// Returns the text in other fonts.
  package func replacingFonts(_ replacement: (UIFont) -> UIFont) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    let all = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: all, options: []) { font, range, _ in
      guard let font = font as? UIFont else { return }
      changed.addAttribute(.font, value: replacement(font), range: range)
    }
    return changed
  }
}
