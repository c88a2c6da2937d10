/// A tab of a tab bar controller.
///
/// Source: Apple, UITab.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Makes the controller of a tab.
  public typealias ViewControllerProvider = (UITab) -> UIViewController

  /// The author's name for the tab.
  public let identifier: String
  /// The title below the image.
  open var title: String {
    didSet { showItem() }
  }
  open var image: UIImage? {
    didSet { showItem() }
  }
  /// The words in a red pill at the image; `nil` for none.
  open var badgeValue: String? {
    didSet { showItem() }
  }
  /// A smaller text in a sidebar; recorded only, for tabs stand in a bar here.
  open var subtitle: String?
  /// What the app keeps with the tab.
  open var userInfo: Any?
  /// Whether the bar leaves the tab out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.showTabs() } }
  }
  /// The controller in whose bar the tab stands.
  open internal(set) weak var tabBarController: UITabBarController?

  private let provider: ViewControllerProvider?
  private var made: UIViewController?

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: the title below the image.
  ///   - image: the image.
  ///   - identifier: the author's name for the tab.
  ///   - viewControllerProvider: makes the controller, once.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ViewControllerProvider? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }

  /// The controller that the tab shows; without a provider an empty one.
  open var viewController: UIViewController? {
    if let made { return made }
    let controller = provider?(self) ?? UIViewController()
    made = controller
    controller.barState.tab = self
    showItem()
    return controller
  }

  private func showItem() {
    guard let item = made?.tabBarItem else { return }
    (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
  }
}

/// A tab for a search: “Search” beside a magnifying glass, unless it says otherwise.
///
/// Source: Apple, UISearchTab; it stands among the others here.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Makes the tab of a search.
  public convenience init(viewControllerProvider: ViewControllerProvider? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}

extension UIViewController {
  /// The tab that shows the controller or one around it; `nil` for none.
  ///
  /// Source: Apple, UIViewController.tab.
  public var tab: UITab? { barState.tab ?? parent?.tab }
}

extension UITabBarController {
  /// Makes a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs, from left to right.
  ///
  /// Source: Apple, UITabBarController.tabs.
  public var tabs: [UITab] {
    get { givenTabs }
    set {
      for tab in givenTabs { tab.tabBarController = nil }
      for tab in newValue { tab.tabBarController = self }
      givenTabs = newValue
      showTabs()
    }
  }

  /// Replaces the tabs at once.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// The tab that is shown.
  public var selectedTab: UITab? {
    get { givenTabs.first { $0.viewController === selectedViewController } }
    set { if let newValue { selectedViewController = newValue.viewController } }
  }

  /// Returns a tab by its name; `nil` for none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    givenTabs.first { $0.identifier == identifier }
  }

  /// Shows the controllers of the tabs that are not hidden.
  func showTabs() {
    viewControllers = givenTabs.filter { !$0.isHidden }.compactMap(\.viewController)
  }
}
