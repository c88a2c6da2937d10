/// Shows one of several controllers above a bar in which another can be chosen.
///
/// Source: Apple, UITabBarController.
@MainActor
open class UITabBarController: UIViewController {
  /// Is asked and told of what is chosen. Not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?

  open private(set) lazy var tabBar = UITabBar(frame: .zero)

  private var controllers: [UIViewController] = []
  private var chosen: Int?
  private let stage = UIView()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// As Apple's, for archives, of which there are none: a controller without tabs.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// From left to right.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Shows other controllers; they are there at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    let new = viewControllers ?? []
    for controller in controllers where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    controllers = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = new.map(\.tabBarItem)
    chosen = nil
    let kept = new.firstIndex { $0 === old }
    if let index = kept ?? (new.isEmpty ? nil : 0) { choose(index) }
  }

  /// Which controller is seen, from the left.
  open var selectedIndex: Int {
    get { chosen ?? Int.max }
    set { if controllers.indices.contains(newValue) { choose(newValue) } }
  }

  /// The controller that is seen.
  open var selectedViewController: UIViewController? {
    get { chosen.map { controllers[$0] } }
    set {
      if let index = controllers.firstIndex(where: { $0 === newValue }) { choose(index) }
    }
  }

  open override func loadView() {
    let view = TabView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = self
    stage.frame = view.bounds
    view.addSubview(stage)
    view.addSubview(tabBar)
    tabBar.willSelect = { [weak self] in self?.itemWasTapped($0) ?? false }
    self.view = view
    if let chosen { show(controllers[chosen]) }
  }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  private func choose(_ index: Int) {
    guard index != chosen else { return }
    let old = selectedViewController
    chosen = index
    tabBar.selectedItem = controllers[index].tabBarItem
    guard isViewLoaded else { return }
    old?.viewIfLoaded?.removeFromSuperview()
    show(controllers[index])
  }

  private func show(_ controller: UIViewController) {
    controller.view.frame = stage.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(controller.view)
    view.setNeedsLayout()
  }

  /// Whether the tap chooses; the controller is shown already then.
  private func itemWasTapped(_ item: UITabBarItem) -> Bool {
    guard let index = controllers.firstIndex(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controllers[index]) != false
    else { return false }
    let isAgain = index == chosen
    choose(index)
    if isAgain, let navigation = controllers[index] as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    delegate?.tabBarController(self, didSelect: controllers[index])
    return true
  }

  /// Whether the controller that is seen has the bar away.
  private var hidesBar: Bool {
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  fileprivate func place() {
    stage.frame = view.bounds
    let height = UITabBar.height + view.safeAreaInsets.bottom
    let isAway = hidesBar
    tabBar.isHidden = isAway
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    for controller in controllers {
      controller.insetsOfBars.bottom = isAway ? 0 : UITabBar.height
    }
  }
}

/// Is asked and told of what is chosen in a tab bar controller; every method is optional.
///
/// Source: Apple, UITabBarControllerDelegate.
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

extension UIViewController {
  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? {
    var next = parent
    while let controller = next {
      if let tabs = controller as? UITabBarController { return tabs }
      next = controller.parent
    }
    return nil
  }

  /// What a tab bar shows for the controller; a navigation controller's is its first controller's
  /// unless set.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = barState.tabBarItem { return item }
      if let first = (self as? UINavigationController)?.viewControllers.first {
        return first.tabBarItem
      }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      barState.tabBarItem = item
      return item
    }
    set {
      barState.tabBarItem = newValue
      tabBarController?.tabBarItemsChanged()
    }
  }
}

extension UITabBarController {
  fileprivate func tabBarItemsChanged() {
    tabBar.items = (viewControllers ?? []).map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }
}

/// The view of a tab bar controller.
private final class TabView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.place()
  }
}
