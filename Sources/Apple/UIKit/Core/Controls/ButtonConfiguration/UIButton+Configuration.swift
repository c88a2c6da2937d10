extension UIButton {
  /// The looks and the content of a button as a value.
  ///
  /// Source: Apple, UIButton.Configuration; the measures: docs/measurements.md, “Text and
  /// controls”.
  @preconcurrency @MainActor
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As `background.cornerRadius` says.
      case fixed
      /// The same as `fixed`: the size of letters never changes here.
      case dynamic
      case small, medium, large
      /// Half circles at the ends.
      case capsule
    }

    /// How large the button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// Where title and subtitle stand relative to one another.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    /// The sign after the title.
    public enum Indicator: Int, Sendable {
      /// The arrows of a pop-up button where the button is one.
      case automatic
      case none
      /// Two arrows, up and down.
      case popup
    }

    /// The colours of a configuration.
    enum Look: Hashable { case plain, gray, tinted, filled }

    let look: Look

    /// The title; setting it drops `attributedTitle`.
    public var title: String? {
      get { titles.title.plain }
      set { titles.title = TitleText(newValue) }
    }
    /// The title with looks of its own, which win over the configuration's.
    public var attributedTitle: AttributedString? {
      get { titles.title.attributed }
      set { titles.title = TitleText(newValue) }
    }
    /// A smaller text below the title; setting it drops `attributedSubtitle`.
    public var subtitle: String? {
      get { titles.subtitle.plain }
      set { titles.subtitle = TitleText(newValue) }
    }
    /// The subtitle with looks of its own, which win over the configuration's.
    public var attributedSubtitle: AttributedString? {
      get { titles.subtitle.attributed }
      set { titles.subtitle = TitleText(newValue) }
    }
    /// Changes the looks of the title each time that the button shows it; `nil` for nothing.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The same for the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title is broken or shortened that is wider than the button.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The same for the subtitle.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    var titles = ButtonTitles()
    /// The sign after the title.
    public var indicator = Indicator.automatic
    /// Changes the colour of the sign; `nil` for that of the texts.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Stands beside the texts, at `imagePlacement`; `nil` for that of the button's state.
    public var image: UIImage?
    /// How a symbol is shown that leaves its size, weight or scale open.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the colour of the image; `nil` for that of the texts.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether the configuration is matched to a button that becomes selected; recorded, for the
    /// looks of selected buttons are those of others here.
    public var automaticallyUpdateForSelection = true
    /// Where the image stands; at one edge.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance of the image from the texts.
    public var imagePadding: CGFloat = 0
    /// The distance of the subtitle from the title.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a wheel turns in place of the image.
    public var showsActivityIndicator = false
    /// Changes the colour of the wheel; `nil` for that of the texts.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The colour of texts and image; `nil` for that of the looks.
    public var baseForegroundColor: UIColor?
    /// The colour from which that of the background follows; `nil` for that of the looks.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are: as `background.cornerRadius` says by default.
    ///
    /// The small, medium and large radius are 4, 8 and 12 points.
    public var cornerStyle = CornerStyle.dynamic
    /// The background; its colour and radius win where they are set.
    public var background = UIBackgroundConfiguration()

    /// How large the button is; setting it sets the insets.
    public var buttonSize = Size.medium {
      didSet { contentInsets = buttonSize.insets }
    }

    /// The distance of the content from the edges.
    public var contentInsets = Size.medium.insets

    private init(_ look: Look) { self.look = look }

    /// A tinted text.
    public static func plain() -> Self { Self(.plain) }
    /// A tinted text; the same as `plain`.
    public static func borderless() -> Self { Self(.plain) }
    /// A tinted text on grey.
    public static func gray() -> Self { Self(.gray) }
    /// A tinted text on grey; the same as `gray`.
    public static func bordered() -> Self { Self(.gray) }
    /// A tinted text on a faint tint.
    public static func tinted() -> Self { Self(.tinted) }
    /// A tinted text on a faint tint; the same as `tinted`.
    public static func borderedTinted() -> Self { Self(.tinted) }
    /// A white text on the tint.
    public static func filled() -> Self { Self(.filled) }
    /// A white text on the tint; the same as `filled`.
    public static func borderedProminent() -> Self { Self(.filled) }

    /// A text on a glass of iOS 26; near to it, on grey with round ends.
    public static func glass() -> Self { Self(.gray).withRoundEnds }
    /// The same, clearer.
    public static func clearGlass() -> Self { Self(.gray).withRoundEnds }
    /// A white text on a glass of the tint; near to it, on the tint with round ends.
    public static func prominentGlass() -> Self { Self(.filled).withRoundEnds }
    /// The same, clearer.
    public static func prominentClearGlass() -> Self { Self(.filled).withRoundEnds }

    private var withRoundEnds: Self {
      var configuration = self
      configuration.cornerStyle = .capsule
      return configuration
    }

    /// The image as the button shows it.
    var shownImage: UIImage? { image?.preferring(preferredSymbolConfigurationForImage) }

    /// Returns the configuration as it is: it has the same values in every state.
    public func updated(for button: UIButton) -> Self { self }

    /// Sets the insets that the size has.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }
  }

  /// Makes a system button with a configuration that calls an action when tapped.
  ///
  /// Title and image of the action are shown where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var own = configuration
    if let primaryAction {
      if own.title == nil, !primaryAction.title.isEmpty {
        own.title = primaryAction.title
      }
      own.image = own.image ?? primaryAction.image
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = own
    contentChanged()
  }
}

extension UIButton.Configuration.Size {
  /// The distance of the content from the edges.
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The size of the title's font.
  var fontSize: CGFloat {
    switch self {
    case .mini, .small: 15
    case .medium, .large: 17
    }
  }
}

/// The edges of a rectangle, in the direction of reading.
///
/// Source: Apple, NSDirectionalRectEdge.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edges by themselves, and all four; the leading one is always the left one here.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
