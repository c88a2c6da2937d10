/// How a navigation bar looks.
///
/// Source: Apple, UINavigationBarAppearance.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The title's colour (`foregroundColor`) and font (`font`).
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }

  /// The large title's colour (`foregroundColor`) and font (`font`).
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }

  /// How far the title is moved from its place.
  ///
  /// *Units*: points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }

  /// The image of the back button in place of the arrowhead; `nil` for the bar's own.
  open private(set) var backIndicatorImage: UIImage?

  /// The part of that image at which titles vanish; recorded only, for titles fade.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the back button, and the part of it at which titles vanish.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    changed()
  }

  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { follow() }
  }

  /// How buttons look that end a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { follow() }
  }

  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { follow() }
  }

  public override init() {
    super.init()
    follow()
  }

  /// Makes an appearance with the ground of another, and all else if that is of a navigation bar.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    follow()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    follow()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    buttonAppearance = UIBarButtonItemAppearance(other.buttonAppearance)
    doneButtonAppearance = UIBarButtonItemAppearance(other.doneButtonAppearance)
    backButtonAppearance = UIBarButtonItemAppearance(other.backButtonAppearance)
  }

  private func follow() {
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      buttons.onChange = { [weak self] in self?.changed() }
    }
    changed()
  }
}

/// How the buttons of a bar look.
///
/// Source: Apple, UIBarButtonItemAppearance.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// How buttons look that can be tapped.
  public let normal = UIBarButtonItemStateAppearance()
  /// How buttons look while they are pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// How buttons look that cannot be tapped.
  public let disabled = UIBarButtonItemStateAppearance()

  var onChange: () -> Void = {} {
    didSet { for state in states { state.onChange = onChange } }
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled] }

  /// How far titles are moved in a state, in points.
  func titleOffset(_ state: UIControl.State) -> UIOffset { normal.titlePositionAdjustment }

  /// Returns what is said of titles in a state; `nil` for nothing.
  func titleLook<Value>(_ state: UIControl.State, _ key: NSAttributedString.Key) -> Value? {
    let own =
      switch state {
      case .disabled: disabled
      case .highlighted: highlighted
      default: normal
      }
    return own.titleTextAttributes[key] as? Value
  }

  /// Makes the appearance of buttons; those of a style have the same looks until they get others.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// Makes an appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Takes away all that was set.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states {
      state.titleTextAttributes = [:]
      state.titlePositionAdjustment = .zero
      state.backgroundImage = nil
      state.backgroundImagePositionAdjustment = .zero
    }
  }

  convenience init(_ other: UIBarButtonItemAppearance) {
    self.init(style: .plain)
    for (state, old) in zip(states, other.states) {
      state.titleTextAttributes = old.titleTextAttributes
      state.titlePositionAdjustment = old.titlePositionAdjustment
      state.backgroundImage = old.backgroundImage
      state.backgroundImagePositionAdjustment = old.backgroundImagePositionAdjustment
    }
  }
}

/// How the buttons of a bar look in a state.
///
/// Source: Apple, UIBarButtonItemStateAppearance.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The title's colour (`foregroundColor`) and font (`font`).
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }

  /// How far the title is moved from its place; that of normal buttons counts.
  ///
  /// *Units*: points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { onChange() }
  }

  /// The image behind the title.
  open var backgroundImage: UIImage? {
    didSet { onChange() }
  }

  /// How far that image is moved; recorded only.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  var onChange: () -> Void = {}
}
