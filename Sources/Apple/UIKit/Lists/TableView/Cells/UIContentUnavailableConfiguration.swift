/// What a controller shows while it has nothing else to show: an image, two texts and two buttons.
///
/// Source: Apple, UIContentUnavailableConfiguration; sizes are those seen on iOS 17 and 18.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where the content stands.
  public enum Alignment: Int, Sendable { case center, natural }

  /// How a text looks.
  public struct TextProperties {
    /// The font of the letters that say no other one.
    public var font: UIFont
    /// The colour of the letters that say no other one.
    public var color: UIColor
    /// How a text that is too long is shortened; at its end unless set.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
  }

  /// How the image looks.
  public struct ImageProperties {
    /// The colour of a symbol or template; `secondaryLabel` unless set, and `nil` for the tint.
    public var tintColor: UIColor? = .secondaryLabel
    /// The size and weight of a symbol; `nil`, the default, for one of 48 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The radius of the image's corners, in points; 0 unless set.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the image, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
  }

  /// What a button does.
  public struct ButtonProperties {
    /// What a tap does; `nil`, the default, for nothing.
    public var primaryAction: UIAction?
    /// What a tap shows where there is no action; `nil`, the default, for nothing.
    public var menu: UIMenu?
    /// Whether the button can be tapped; true unless set.
    public var isEnabled = true
    /// What kind of thing the button does; recorded only: it looks as its configuration says.
    public var role = UIButton.Role.normal
  }

  /// What stands above the texts; `nil` for nothing; not shown while something is loaded.
  public var image: UIImage?
  /// The tint, symbol, corners and greatest size of the image.
  public var imageProperties = ImageProperties()
  /// The first text; `nil`, the default, for none.
  public var text: String?
  /// The first text with attributes, which is shown in place of `text`; `nil`, the default, for
  /// none.
  public var attributedText: NSAttributedString?
  /// How the first text looks: bold in 22 points, in the colour of labels, unless set.
  public var textProperties = TextProperties(
    font: UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: .systemFont(ofSize: 22, weight: .bold)), color: .label)
  /// The text below the first one; `nil`, the default, for none.
  public var secondaryText: String?
  /// The second text with attributes, which is shown in place of `secondaryText`; `nil`, the
  /// default, for none.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks: in the font of subheadlines and a grey, unless set.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The first button, which is shown where it has a title or an image; the second one stands below
  /// it.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  /// Where the content stands from left to right; in the middle unless set.
  public var alignment = Alignment.center
  /// The space around the content, in points; that above and below does not count.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distances between the parts, in points.
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextPadding: CGFloat = 6
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What lies behind the content; recorded only: nothing does.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether something turns in place of the image.
  var isLoading = false

  /// Makes a configuration for what is empty, to be filled in.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Makes a configuration for what is being loaded: something that turns, and a word.
  public static func loading() -> UIContentUnavailableConfiguration {
    var loading = UIContentUnavailableConfiguration()
    loading.isLoading = true
    loading.text = "Loading…"
    loading.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    return loading
  }

  /// Makes a configuration for a search that has found nothing, in English.
  public static func search() -> UIContentUnavailableConfiguration {
    var search = UIContentUnavailableConfiguration()
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = "No Results"
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  /// Makes a `UIContentUnavailableView` that shows the value.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the same: no state changes it.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
