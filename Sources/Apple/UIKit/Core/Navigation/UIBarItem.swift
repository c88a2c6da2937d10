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

  /// What the item is called for those who do not see it; recorded only.
  open var accessibilityLabel: String?

  /// A name by which scripts and tests find the item; recorded only.
  open var accessibilityIdentifier: String?

  public override init() { super.init() }

  /// Makes an item without title and image; a coder says nothing of it.
  public required init?(coder: NSCoder) { super.init() }

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

  /// Called when the item changes; the bar that shows it sets this.
  var onChange: () -> Void = {}

  /// Tells the bar that the item changed.
  func changed() { onChange() }
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

  /// The titles that the item may get, the longest of which gives its width; recorded only.
  open var possibleTitles: Set<String>?

  /// The button that a bar shows for the item.
  weak var shownView: UIView?

  /// The system item that this is; nil for an author's item.
  let systemItem: SystemItem?

  /// Makes a button without title and image; a coder says nothing of it.
  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  public override init() {
    systemItem = nil
    super.init()
  }

  /// Makes a button with a title.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    systemItem = nil
    super.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes a button with an image.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    systemItem = nil
    super.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes one of the system's items.
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.systemItem = systemItem
    super.init()
    title = systemItem.words
    image = systemItem.glyph
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes an item that shows a view.
  public init(customView: UIView) {
    systemItem = nil
    super.init()
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
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns an empty space of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

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
