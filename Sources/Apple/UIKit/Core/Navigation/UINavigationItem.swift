/// What a navigation bar shows for a controller.
///
/// Source: Apple, UINavigationItem.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String? {
    didSet { changed() }
  }

  /// A line of small text above the title, for which the bar is 30 points higher; `nil` for none.
  open var prompt: String? {
    didSet {
      changed()
      if prompt != oldValue { onPromptChange() }
    }
  }

  /// Called when the prompt changes; the bar that shows the item sets this.
  var onPromptChange: () -> Void = {}

  /// The view shown in place of the title.
  open var titleView: UIView? {
    didSet { changed() }
  }

  /// The item whose title the back button of the next controller shows, in place of this item's
  /// title.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed() }
  }

  /// The words of the next controller's back button, in place of the title; none where empty.
  open var backButtonTitle: String? {
    didSet { changed() }
  }

  /// What the next controller's back button shows beside its arrowhead.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { changed() }
  }

  /// What a back button shows beside its arrowhead.
  ///
  /// Source: Apple, UINavigationItem.BackButtonDisplayMode.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the controller to which it leads.
    case `default`
    /// “Back”.
    case generic
    /// Nothing.
    case minimal
  }

  /// The words of the next controller's back button.
  var wordsOfBackButton: String {
    if let words = backBarButtonItem?.title { return words }
    switch backButtonDisplayMode {
    case .default: return backButtonTitle ?? title ?? "Back"
    case .generic: return "Back"
    case .minimal: return ""
    }
  }

  /// Whether the back button is hidden.
  open var hidesBackButton = false {
    didSet { changed() }
  }

  /// Whether the back button is shown beside items on the left.
  open var leftItemsSupplementBackButton = false {
    didSet { changed() }
  }

  /// Whether the title is shown large where the bar prefers it.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { changed() }
  }

  /// How the bar's room is divided on wide screens; recorded, since on a phone all look alike.
  ///
  /// *Default*: `.navigator`
  open var style = ItemStyle.navigator

  /// How a bar's room is divided on wide screens.
  ///
  /// Source: Apple, UINavigationItem.ItemStyle.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

  /// The search whose bar stands below the title; `nil` for none.
  package var search: (any BarSearch)? {
    didSet { changed() }
  }

  /// Whether the search bar goes as the content scrolls.
  open var hidesSearchBarWhenScrolling = true {
    didSet { changed() }
  }

  /// When a title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below on the stack; large for the lowest.
    case automatic
    case always, never
    /// Small, as with `never`.
    case inline
  }

  /// The items on the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  /// The items on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  /// The groups of items on the left, from the edge inwards; setting them sets `leftBarButtonItems`.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { Self.groups(of: leftBarButtonItems) }
    set { leftBarButtonItems = newValue.flatMap(\.barButtonItems) }
  }

  /// The groups of items on the right, to the edge; setting them sets `rightBarButtonItems`, which
  /// begin at the edge.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { Self.groups(of: rightBarButtonItems?.reversed()) }
    set { rightBarButtonItems = newValue.flatMap(\.barButtonItems).reversed() }
  }

  /// The groups of items in the middle; recorded only: a phone's bar has no room for them.
  open var centerItemGroups: [UIBarButtonItemGroup] = []

  /// The name under which the bar's items are kept as somebody arranges them; recorded only.
  open var customizationIdentifier: String?

  /// Makes the menu of the title from what the system suggests; recorded only: the title has none.
  open var titleMenuProvider: ((_ suggestedActions: [UIMenuElement]) -> UIMenu?)?

  private static func groups(of items: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
    guard let items, !items.isEmpty else { return [] }
    return [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
  }

  /// Makes an item without a title.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item without a title; a coder says nothing of it.
  public required init?(coder: NSCoder) { super.init() }

  /// The item next to the left edge; setting it replaces all items on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item next to the right edge; setting it replaces all items on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the items on the left at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Replaces the items on the right at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Hides or shows the back button at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// What the back button does in place of going back; `nil` for that.
  ///
  /// Source: Apple, UINavigationItem.backAction.
  open var backAction: UIAction?

  /// The appearances that were set; each wins over the bar's.
  var appearances = BarAppearances<UINavigationBarAppearance>() {
    didSet { onAppearanceChange() }
  }

  /// Called when an appearance changes; the bar that shows the item sets this.
  var onAppearanceChange: () -> Void = {}

  /// Called when the item changes; the bar's row that shows it sets this.
  var onChange: () -> Void = {}

  private func changed() { onChange() }

  /// How the bar looks over scrolled content while it shows the item; `nil` for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = ownCopy(of: newValue) }
  }

  /// How the bar looks on a low screen while it shows the item; `nil` for the bar's own.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = ownCopy(of: newValue) }
  }

  /// How the bar looks where content is not scrolled while it shows the item; `nil` for the bar's
  /// own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = ownCopy(of: newValue) }
  }

  /// How the bar looks on a low screen where content is not scrolled while it shows the item; `nil`
  /// for the bar's own.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = ownCopy(of: newValue) }
  }

  /// Replaces the items on the left at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the items on the right at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The properties that are reached by their keys.
  class var keyedRows: KeyedRows { .ofUINavigationItem }

  /// Returns a value by the name of a property; it stops with Apple's sentence for names of none.
  open func value(forKey key: String) -> Any? { valueByRows(key) }

  /// Sets a value by the name of a property; it stops with Apple's sentence for names of none.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
}
