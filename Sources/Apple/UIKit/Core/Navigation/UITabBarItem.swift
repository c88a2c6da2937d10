/// What a tab bar shows for a controller.
///
/// Source: Apple, UITabBarItem.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image shown in place of `image` while the tab is selected.
  open var selectedImage: UIImage? {
    didSet { changed() }
  }

  /// The words in a red pill at the image; `nil` for none.
  ///
  /// The bar shows what was set here: a subclass that overrides this shows a badge of its own.
  open var badgeValue: String? {
    get { shownBadge }
    set {
      shownBadge = newValue
      changed()
    }
  }

  private(set) var shownBadge: String?

  /// The colour of the pill; `nil` for the system's red.
  open var badgeColor: UIColor? {
    didSet { changed() }
  }

  /// How far the title is moved from its place.
  ///
  /// *Units*: points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }

  /// The looks of the words in the pill, by states.
  var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The view that shows the item.
  weak var shownView: UIView?

  /// Makes an item without title and image.
  public override init() { super.init() }

  /// Makes an item without title and image; a coder says nothing of it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with a number for the author's own use.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with another image for a selected tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's items, in English; its image is a symbol.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.words
    image = UIImage(systemName: systemItem.symbol)
    self.tag = tag
  }

  override var viewOfItem: UIView? { shownView }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUITabBarItem }
}

extension UITabBarItem {
  /// Returns an item that stands for all on tab bars.
  ///
  /// Each one that is shown afterwards takes the title's attributes that are set on it, unless it
  /// has its own.
  public static func appearance() -> UITabBarItem { Runtime.current.tabLooks.item }
}

/// The looks of all tab bar items of a stage.
@MainActor
private final class TabLooks {
  let item = UITabBarItem()
}

extension Runtime {
  fileprivate var tabLooks: TabLooks { part { TabLooks() } }
}
