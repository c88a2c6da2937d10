/// How a tab bar looks.
///
/// Source: Apple, UITabBarAppearance.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How items look whose titles stand below their images, as all do here.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { follow() }
  }

  /// How items look whose titles stand beside their images.
  ///
  /// Recorded only: titles stand below here.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)

  /// How items look whose titles stand beside their images on a low screen.
  ///
  /// Recorded only: titles stand below here.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  public override init() {
    super.init()
    follow()
  }

  /// Makes an appearance with the ground of another, and all else if that is of a tab bar.
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
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = UITabBarItemAppearance(other.stackedLayoutAppearance)
    inlineLayoutAppearance = UITabBarItemAppearance(other.inlineLayoutAppearance)
    compactInlineLayoutAppearance = UITabBarItemAppearance(other.compactInlineLayoutAppearance)
  }

  private func follow() {
    stackedLayoutAppearance.onChange = { [weak self] in self?.changed() }
    changed()
  }
}

/// How the items of a tab bar look.
///
/// Source: Apple, UITabBarItemAppearance.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Where titles stand.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  /// How items look that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// How the selected item looks.
  public let selected = UITabBarItemStateAppearance()
  /// How items look that cannot be tapped.
  public let disabled = UITabBarItemStateAppearance()

  var onChange: () -> Void = {} {
    didSet { for state in states { state.onChange = onChange } }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled] }

  /// Returns how items look in a state.
  func looks(in state: UIControl.State) -> UITabBarItemStateAppearance {
    switch state {
    case .disabled: disabled
    case .selected: selected
    default: normal
    }
  }

  /// Makes the appearance of items; those of a style have the same looks until they get others.
  public init(style: Style) { super.init() }

  /// Makes an appearance of items whose titles stand below their images.
  public convenience override init() { self.init(style: .stacked) }

  /// Takes away all that was set.
  open func configureWithDefault(for style: Style) {
    for state in states { state.looks = UITabBarItemStateAppearance.Looks() }
  }

  convenience init(_ other: UITabBarItemAppearance) {
    self.init(style: .stacked)
    for (state, old) in zip(states, other.states) { state.looks = old.looks }
  }
}

/// How the items of a tab bar look in a state.
///
/// Source: Apple, UITabBarItemStateAppearance.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The title's colour (`foregroundColor`) and font (`font`).
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { looks.title }
    set { looks.title = newValue }
  }

  /// How far the title is moved from its place.
  ///
  /// *Units*: points.
  open var titlePositionAdjustment: UIOffset {
    get { looks.titleOffset }
    set { looks.titleOffset = newValue }
  }

  /// The colour of the image; `nil` for the bar's own.
  open var iconColor: UIColor? {
    get { looks.icon }
    set { looks.icon = newValue }
  }

  /// The colour of the badge; `nil` for red.
  open var badgeBackgroundColor: UIColor? {
    get { looks.badge }
    set { looks.badge = newValue }
  }

  /// The badge's colour (`foregroundColor`) and font (`font`).
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { looks.badgeText }
    set { looks.badgeText = newValue }
  }

  /// How far the badge is moved from its place.
  ///
  /// *Units*: points.
  open var badgePositionAdjustment: UIOffset {
    get { looks.badgeOffset }
    set { looks.badgeOffset = newValue }
  }

  /// How far the badge's text is moved in it; recorded only.
  ///
  /// *Units*: points.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { looks.badgeTextOffset }
    set { looks.badgeTextOffset = newValue }
  }

  /// All that an item shows in a state.
  struct Looks {
    var title: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var icon: UIColor?
    var badge: UIColor?
    var badgeText: [NSAttributedString.Key: Any] = [:]
    var badgeOffset = UIOffset.zero
    var badgeTextOffset = UIOffset.zero
  }

  var looks = Looks() {
    didSet { onChange() }
  }

  var onChange: () -> Void = {}
}
