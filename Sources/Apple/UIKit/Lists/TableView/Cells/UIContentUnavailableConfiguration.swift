/// What a controller shows while it has nothing else to show: an image, two texts and two buttons.
///
/// Source: Apple, UIContentUnavailableConfiguration; sizes are those seen on iOS 17 and 18.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where the content stands.
  public enum Alignment: Int, Sendable { case center, natural }

  /// How a text looks.
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
  }

  /// How the image looks.
  public struct ImageProperties {
    public var tintColor: UIColor? = .secondaryLabel
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the image, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
  }

  /// What a button does.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(
    font: UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: .systemFont(ofSize: 22, weight: .bold)), color: .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distances between the parts, in points.
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextPadding: CGFloat = 6
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
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

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}
