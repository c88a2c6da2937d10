/// What bars show of something: a title, an image or both.
///
/// Source: Apple, UIBarItem.
@MainActor
open class UIBarItem: NSObject {
  open var title: String? {
    didSet { changed() }
  }

  open var image: UIImage? {
    didSet { changed() }
  }

  /// Whether it can be tapped.
  open var isEnabled = true {
    didSet { changed() }
  }

  /// Which item it is, for the author.
  open var tag = 0

  public override init() { super.init() }

  /// Who shows the item, to be told when it changes.
  var onChange: () -> Void = {}

  func changed() { onChange() }
}

/// A button on a bar.
///
/// Source: Apple, UIBarButtonItem.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// How strongly the title is set.
  public enum Style: Int, Sendable {
    case plain = 0
    /// Semibold, for what ends a task.
    case done = 2
  }

  /// Items that iOS draws or names itself, in English.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    /// Nothing, as wide as there is room.
    case flexibleSpace
    /// Nothing, `width` wide.
    case fixedSpace
    case search = 12
    case refresh = 13
    case stop = 14
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  open var style = Style.plain {
    didSet { changed() }
  }

  /// How wide the item is; 0 for as wide as it likes. Units: points.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }

  /// The colour of title and image; the bar's tint where absent.
  open var tintColor: UIColor? {
    didSet { changed() }
  }

  /// What is shown in place of a title or an image.
  open var customView: UIView? {
    didSet { changed() }
  }

  /// Whose method is called, not kept alive; nobody's in particular where absent.
  open weak var target: AnyObject?

  open var action: Selector?

  /// Which of the system's items it is, if it is one.
  let systemItem: SystemItem?

  public override init() {
    systemItem = nil
    super.init()
  }

  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    systemItem = nil
    super.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    systemItem = nil
    super.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.systemItem = systemItem
    super.init()
    title = systemItem.words
    image = systemItem.glyph
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public init(customView: UIView) {
    systemItem = nil
    super.init()
    self.customView = customView
  }

  /// Calls the method, of the first responder from a view outwards that has it for no target.
  func call(from view: UIView) {
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
