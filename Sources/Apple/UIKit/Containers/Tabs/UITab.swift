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
  /// What the item in the bar shows above the title; `nil` for the title alone.
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
  /// Where a tab stands that can be moved; recorded only, for nobody moves tabs on a phone.
  open var preferredPlacement = Placement.automatic
  /// Whether somebody may hide the tab; recorded only.
  open var allowsHiding = false

  /// The controller in whose bar the tab stands, or the tab around it.
  open internal(set) weak var tabBarController: UITabBarController?
  /// The tab that this one stands in; `nil` for one in the bar.
  open internal(set) weak var parent: UITabGroup?

  /// Where a tab stands that can be moved.
  ///
  /// Source: Apple, UITab.Placement.
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  let provider: ViewControllerProvider?
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
    let controller = provider?(self) ?? standIn
    made = controller
    controller.barState.tab = self
    showItem()
    return controller
  }

  /// What the tab shows without a provider.
  var standIn: UIViewController { UIViewController() }

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
  public var tab: UITab? { barState.tab as? UITab ?? parent?.tab }
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
      for tab in givenTabs { tab.stand(in: nil) }
      for tab in newValue { tab.stand(in: self) }
      givenTabs = newValue
      showTabs()
    }
  }

  /// Replaces the tabs at once.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// The tab that is shown; of a group without a controller of its own, the selected one in it.
  public var selectedTab: UITab? {
    get { givenTabs.first { $0.viewController === selectedViewController }?.shownTab }
    set {
      guard var tab = newValue else { return }
      while let group = tab.parent {
        group.selectedChild = tab
        tab = group
      }
      selectedViewController = tab.viewController
    }
  }

  /// Returns a tab by its name, also one of a group; `nil` for none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    givenTabs.lazy.compactMap { $0.tab(called: identifier) }.first
  }

  /// The names of the tabs that a narrow screen shows, in this order; `nil` for all.
  ///
  /// Source: Apple, UITabBarController.compactTabIdentifiers.
  public var compactTabIdentifiers: [String]? {
    get { compactTabs }
    set {
      compactTabs = newValue
      showTabs()
    }
  }

  /// Shows the controllers of the tabs that are not hidden.
  func showTabs() {
    let tabs = compactTabs?.compactMap { tab(forIdentifier: $0) } ?? givenTabs
    viewControllers = tabs.filter { !$0.isHidden }.compactMap(\.viewController)
  }
}

extension UITab {
  /// Takes a place in a controller's bar, or leaves it for `nil`.
  func stand(in controller: UITabBarController?) {
    tabBarController = controller
    for child in (self as? UITabGroup)?.children ?? [] { child.stand(in: controller) }
  }

  /// The tab itself, or the one that is shown in its place.
  fileprivate var shownTab: UITab {
    guard let group = self as? UITabGroup, group.provider == nil else { return self }
    return group.shownChild?.shownTab ?? self
  }

  fileprivate func tab(called name: String) -> UITab? {
    if identifier == name { return self }
    return (self as? UITabGroup)?.children.lazy.compactMap { $0.tab(called: name) }.first
  }
}
