/// A title, an image or both, for a bar to show.
///
/// Source: Apple, UIBarItem.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String? {
    didSet { changed() }
  }

  /// The image.
  open var image: UIImage? {
    didSet { changed() }
  }

  /// Whether the item can be tapped.
  open var isEnabled = true {
    didSet { changed() }
  }

  /// A number for the author's own use.
  open var tag = 0

  /// The distances by which the image is moved.
  ///
  /// *Units*: points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { changed() }
  }

  /// The image shown on a bar of little height; recorded only, for bars keep their height.
  open var landscapeImagePhone: UIImage?

  // MARK: Accessibility

  /// What the item is called for those who do not see it; recorded only.
  open var accessibilityLabel: String?

  /// What happens when the item is used; recorded only.
  open var accessibilityHint: String?

  /// What the item stands at; recorded only.
  open var accessibilityValue: String?

  /// What kind of thing the item is; recorded only.
  open var accessibilityTraits = UIAccessibilityTraits.button

  /// Whether the item is read aloud as one thing; recorded only.
  open var isAccessibilityElement = true

  /// A name by which scripts and tests find the item; recorded only.
  open var accessibilityIdentifier: String?

  // MARK: Making

  public override init() { super.init() }

  /// Makes an item without title and image; a coder says nothing of it.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Titles

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the title's colour (`foregroundColor`) and font (`font`) in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  /// Returns the title's attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  // MARK: Changes and values by key

  /// Called when the item changes; the bar that shows it sets this.
  var onChange: () -> Void = {}

  /// Tells the bar that the item changed.
  func changed() { onChange() }

  /// The properties that are reached by their keys.
  class var keyedRows: KeyedRows { .ofUIBarItem }

  /// Returns a value by the name of a property, or the view that shows the item by the name `view`; it stops with Apple's sentence for names of none.
  open func value(forKey key: String) -> Any? {
    if key == "view" { return viewOfItem }
    return valueByRows(key)
  }

  /// Sets a value by the name of a property; it stops with Apple's sentence for names of none.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  /// The view that shows the item; `nil` where it is not shown.
  var viewOfItem: UIView? { nil }
}

/// A button on a bar.
///
/// Source: Apple, UIBarButtonItem.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// Whether the button was tapped.
  private(set) var wasCalled = false

  /// The weight of the title.
  public enum Style: Int, Sendable {
    case plain = 0
    /// Semibold, for what ends a task.
    case done = 2
  }

  /// Items that iOS draws or names itself, in English.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    /// An empty space that takes what room there is.
    case flexibleSpace
    /// An empty space that is `width` wide.
    case fixedSpace
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  // MARK: What it shows

  /// The weight of the title.
  open var style = Style.plain {
    didSet { changed() }
  }

  /// Whether bars leave the item out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { changed() } }
  }

  /// How wide the item is; 0 for its natural width.
  ///
  /// *Units*: points.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }

  /// The colour of title and image; nil for the bar's tint.
  open var tintColor: UIColor? {
    didSet { changed() }
  }

  /// The view shown in place of title and image.
  open var customView: UIView? {
    didSet { changed() }
  }

  // MARK: Action

  /// The object that the action is called on, kept weakly; nil for the first responder that has it.
  open weak var target: AnyObject?

  /// The method that a tap calls.
  open var action: Selector?

  /// The action that a tap calls, in place of a target's; it gives title and image.
  open var primaryAction: UIAction? {
    didSet {
      takeLooksOfAction()
      changed()
    }
  }

  /// Takes title and image of the action; initializers call it themselves, for observers of a
  /// property hear of nothing there.
  private func takeLooksOfAction() {
    guard let primaryAction else { return }
    title = primaryAction.title.isEmpty ? nil : primaryAction.title
    image = primaryAction.image
  }

  /// The menu that a tap opens, or a long press where a tap does something else.
  open var menu: UIMenu? {
    didSet { changed() }
  }

  /// The images, offsets and marks by which a bar shows the item.
  var looks = BarItemLooks() {
    didSet { changed() }
  }

  /// Whether a tap that chooses an entry of the menu is what the item is for; recorded only.
  open var changesSelectionAsPrimaryAction = false

  /// The order of the menu's entries; recorded only: the first one stands at the top.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// What stands for the item in a menu of the bar; recorded only: a phone's bar has none.
  open var menuRepresentation: UIMenuElement?

  /// The titles that the item may get, the longest of which gives its width; recorded only.
  open var possibleTitles: Set<String>?

  /// The button that a bar shows for the item.
  weak var shownView: UIView?

  /// The system item that this is; nil for an author's item.
  private(set) var systemItem: SystemItem?

  /// Makes a button without title and image; a coder says nothing of it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init() { super.init() }

  // MARK: Making

  /// Makes a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes one of the system's items.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.words
    image = systemItem.glyph
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns an item that stands for all on bars.
  ///
  /// Each one that is shown afterwards takes the tint and the title's attributes that are set on it,
  /// unless it has its own.
  public static func appearance() -> UIBarButtonItem { Runtime.current.barButtonLooks.item }

  /// Returns an item that stands for all on bars; where they stand inside makes no difference here,
  /// which the log says.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    Log.once(
      "The appearance of bar buttons inside of \(containerTypes.map { "\($0)" }.joined(separator: ", ")) is"
        + " not told from that of others: it is left out.")
    return UIBarButtonItem()
  }

  /// Makes a button with an image, and another one for bars of little height, which there are not.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes one of the system's items that calls an action or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    let (title, image) = (title, image)
    self.primaryAction = primaryAction
    self.title = title
    self.image = image
    self.menu = menu
  }

  /// Makes a button that calls an action or opens a menu; the action gives a title or image not
  /// given here.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    takeLooksOfAction()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Returns an empty space that takes what room there is.
  public class func flexibleSpace() -> Self {
    let item = _made(self)
    item.systemItem = .flexibleSpace
    return item
  }

  /// Returns an empty space of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = _made(self)
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  // MARK: Pressing

  /// Calls the action on the target, or on the first responder from a view outwards that takes it.
  func call(from view: UIView) {
    wasCalled = true
    if let primaryAction { return primaryAction.call(from: self) }
    guard let action else { return }
    if let target {
      action.perform(on: target, sender: self)
      return
    }
    var responder: UIResponder? = view
    while let next = responder {
      if action.performs(on: next, sender: self) { return }
      responder = next.next
    }
  }

  // MARK: Backgrounds and places

  /// Shows an image behind the title in a state, where bars are as high as they are here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    looks.backgrounds[state.rawValue] = backgroundImage
  }

  /// Returns the image behind the title in a state.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { barMetrics == .default ? looks.backgrounds[state.rawValue] : nil }

  /// Shows an image behind the title in a state, for items of a style; others leave it out.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) {
    guard style == self.style else { return }
    setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }

  /// Moves the title from its place.
  ///
  /// *Units*: points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { looks.titleOffset = adjustment }
  }

  /// Returns how far the title is moved, in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? looks.titleOffset : .zero
  }

  /// Moves the image behind the title from its place, downwards.
  ///
  /// *Units*: points.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { looks.backgroundOffset = adjustment }
  }

  /// Returns how far the image behind the title is moved, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    barMetrics == .default ? looks.backgroundOffset : 0
  }

  /// Shows an image behind a back button, in place of its arrowhead; for all of them where it is set
  /// on `appearance()`.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { looks.backBackgrounds[state.rawValue] = backgroundImage }
  }

  /// Returns the image behind a back button.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { barMetrics == .default ? looks.backBackgrounds[state.rawValue] : nil }

  /// Moves the title of a back button from its place; code moves it out of sight so.
  ///
  /// *Units*: points.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { looks.backTitleOffset = adjustment }
  }

  /// Returns how far the title of a back button is moved, in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? looks.backTitleOffset : .zero
  }

  /// Moves the image behind a back button from its place, downwards.
  ///
  /// *Units*: points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { looks.backBackgroundOffset = adjustment }
  }

  /// Returns how far the image behind a back button is moved, in points.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { barMetrics == .default ? looks.backBackgroundOffset : 0 }

  /// Whether the button looks selected.
  open var isSelected: Bool {
    get { looks.isSelected }
    set { looks.isSelected = newValue }
  }

  override var viewOfItem: UIView? { customView ?? shownView }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIBarButtonItem }
}

/// The looks of all bar button items of a stage.
@MainActor
final class BarButtonLooks {
  let item = UIBarButtonItem()
}

extension Runtime {
  /// The looks of all bar button items.
  var barButtonLooks: BarButtonLooks { part { BarButtonLooks() } }
}
