/// What a navigation bar shows for a controller.
///
/// Source: Apple, UINavigationItem.
@MainActor
open class UINavigationItem: NSObject {
  open var title: String? {
    didSet { changed() }
  }

  /// What is shown in place of the title.
  open var titleView: UIView? {
    didSet { changed() }
  }

  /// What the back button of the next item says in place of this item's title.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed() }
  }

  /// Whether no way back is shown.
  open var hidesBackButton = false {
    didSet { changed() }
  }

  /// Whether the way back is shown beside items on the left.
  open var leftItemsSupplementBackButton = false {
    didSet { changed() }
  }

  /// From the left edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  /// From the right edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  public override init() { super.init() }

  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// The one furthest left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The one furthest right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Shows other items; they are there at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Shows other items; they are there at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Shows or hides the way back at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Who shows the item, to be told when it changes.
  var onChange: () -> Void = {}

  private func changed() { onChange() }
}
