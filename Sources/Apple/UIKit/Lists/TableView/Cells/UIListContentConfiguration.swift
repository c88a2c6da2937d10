/// An image and up to two texts of a row, header or footer.
///
/// Source: Apple, UIListContentConfiguration.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The looks of a text.
  public struct TextProperties {
    /// The font of the letters that say no other one.
    public var font: UIFont
    /// The colour of the letters that say no other one.
    public var color: UIColor
    /// The greatest number of lines; 0 for no limit.
    public var numberOfLines = 0
    public var alignment = NSTextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    /// The smallest share of its size to which a font shrinks that fits the width; 0 unless set.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters come closer before a text is cut; recorded only, for they do not here.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a pointer shows all of a text that is cut; recorded only, for there is none here.
    public var showsExpansionTextWhenTruncated = false
    /// Changes the colour; `nil`, the default, for as it is.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Whether the font follows the size of text that the user asks for.
    public var adjustsFontForContentSizeCategory = true
    /// How the text's letters are changed.
    public var transform = TextTransform.none

    /// How a text's letters are changed.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    /// Returns the colour that is shown: `color`, changed by `colorTransformer`.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// The looks of the image.
  public struct ImageProperties {
    /// The colour of a template; `nil` for the tint.
    public var tintColor: UIColor?
    /// Changes the colour of a template; `nil`, the default, for as it is.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol; `nil`, the default, for its own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Whether colours that are inverted leave the image as it is; recorded only, for nothing inverts
    /// them here.
    public var accessibilityIgnoresInvertColors = false
    /// A length of `reservedLayoutSize` that stands for that of symbols in rows, so that texts below each
    /// other begin at one place.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    /// The radius of the image's corners, in points; 0 unless set.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image; 0 along an axis for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the room for the image; 0 along an axis for the image's own, but for the width of a symbol,
    /// which then has the same room in all rows.
    public var reservedLayoutSize = CGSize.zero

    /// Returns the colour of a template: `tintColor`, else the tint, changed by `tintColorTransformer`.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// What stands at the left of the texts; `nil`, the default, for nothing.
  public var image: UIImage?
  /// The first text; `nil`, the default, for none.
  public var text: String?
  /// The first text with attributes, which is shown in place of `text`, and as it is, without
  /// `transform`; `nil`, the default, for none.
  public var attributedText: NSAttributedString?
  /// The text below the first one, or at its right; `nil`, the default, for none.
  public var secondaryText: String?
  /// The second text with attributes, which is shown in place of `secondaryText`; `nil`, the
  /// default, for none.
  public var secondaryAttributedText: NSAttributedString?
  /// How the first text looks, by the kind of row unless set.
  public var textProperties: TextProperties
  /// How the second text looks, by the kind of row unless set.
  public var secondaryTextProperties: TextProperties
  /// The tint, corners, greatest size and room of the image.
  public var imageProperties = ImageProperties()
  /// Whether the second text stands right of the first where both fit on a line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space around image and texts, in points; leading is on the left here.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Along which axes the margins of what is around the content are kept; recorded only, for the
  /// margins here are `directionalLayoutMargins` alone.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// How opaque image and texts are; 1 unless set.
  public var alpha: CGFloat = 1
  /// The distances from the image to the texts, and between the two texts beside and below each
  /// other, in points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(
    _ font: UIFont, _ color: UIColor = .label, second: UIFont, _ secondColor: UIColor,
    vertical: CGFloat = TableMetrics.textMargin
  ) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: second, color: secondColor)
    let side = TableMetrics.margin
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  /// A text of 17 points.
  public static func cell() -> Self {
    Self(
      .preferredFont(forTextStyle: .body), second: .preferredFont(forTextStyle: .caption1), .label)
  }

  /// A text of 17 points above one of 12.
  public static func subtitleCell() -> Self {
    Self(
      .preferredFont(forTextStyle: .body), second: .preferredFont(forTextStyle: .caption1), .label)
  }

  /// A text and a grey one on the right.
  public static func valueCell() -> Self {
    var value = Self(
      .preferredFont(forTextStyle: .body), second: .preferredFont(forTextStyle: .body),
      .secondaryLabel)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }

  /// A header, which looks as that of a grouped table until a list shows it.
  public static func header() -> Self { groupedHeader() }

  /// A footer, which looks as that of a grouped table until a list shows it.
  public static func footer() -> Self { groupedFooter() }

  /// The header of a plain table.
  public static func plainHeader() -> Self {
    Self(
      .preferredFont(forTextStyle: .headline), second: .preferredFont(forTextStyle: .caption1),
      .label, vertical: 4)
  }

  /// The footer of a plain table.
  public static func plainFooter() -> Self {
    Self(
      .preferredFont(forTextStyle: .footnote), .secondaryLabel,
      second: .preferredFont(forTextStyle: .caption1), .secondaryLabel,
      vertical: 6)
  }

  /// The header of a grouped table.
  public static func groupedHeader() -> Self {
    var value = plainFooter()
    value.textProperties.transform = .uppercase
    return value
  }

  /// The footer of a grouped table.
  public static func groupedFooter() -> Self { plainFooter() }

  /// A text of a sidebar.
  public static func sidebarCell() -> Self { cell() }

  /// A text of a sidebar above a smaller grey one.
  public static func sidebarSubtitleCell() -> Self {
    Self(
      .preferredFont(forTextStyle: .body), second: .preferredFont(forTextStyle: .subheadline),
      .secondaryLabel)
  }

  /// A text of a sidebar that stands beside an image.
  public static func accompaniedSidebarCell() -> Self { cell() }

  /// Two texts of a sidebar that stand beside an image.
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }

  /// The header of a sidebar's section.
  public static func sidebarHeader() -> Self {
    Self(
      .preferredFont(forTextStyle: .headline), second: .preferredFont(forTextStyle: .subheadline),
      .secondaryLabel)
  }

  /// A bold header of a list of cards.
  public static func prominentInsetGroupedHeader() -> Self {
    Self(
      .preferredFont(forTextStyle: .headline), second: .preferredFont(forTextStyle: .subheadline),
      .secondaryLabel)
  }

  /// A large header of a list of cards.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(
      UIFontMetrics(forTextStyle: .title3).scaledFont(for: .boldSystemFont(ofSize: 20)),
      second: .preferredFont(forTextStyle: .subheadline),
      .secondaryLabel)
  }

  /// Makes a `UIListContentView` that shows the value.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the same: no state changes it.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIListContentConfiguration.TextProperties {
  func apply(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
