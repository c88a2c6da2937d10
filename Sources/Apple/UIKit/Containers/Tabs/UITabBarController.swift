/// Shows one of several controllers above a bar that selects them.
///
/// Source: Apple, UITabBarController.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  // MARK: Tabs

  /// Decides about selections and is told of them; kept weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar with an item for each controller.
  open internal(set) lazy var tabBar = UITabBar(frame: .zero)

  /// The tabs that were given in place of controllers.
  var givenTabs: [UITab] = []
  /// The names of the tabs that are shown; `nil` for all.
  var compactTabs: [String]?

  /// Whether tabs may stand in a sidebar; recorded only, for a phone has a bar.
  ///
  /// Source: Apple, UITabBarController.mode.
  open var mode = Mode.automatic

  /// Where tabs stand.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  /// The sidebar of an iPad, which is never shown here.
  ///
  /// Source: Apple, UITabBarController.sidebar.
  public let sidebar = Sidebar()

  /// What a sidebar shows beside the tabs; recorded only, for a phone has none.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// Whether the sidebar is out of sight; true by default, and setting it to false shows none.
    open var isHidden = true
    /// What would stand above the tabs; `nil` by default.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// What would stand below the tabs; `nil` by default.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// What would stay below the tabs while they scroll; `nil` by default.
    open var bottomBarView: UIView?
  }

  /// All controllers.
  private var all: [UIViewController] = []
  /// Those that have an item in the bar: all, or the first ones and the list of the others.
  private var controllers: [UIViewController] = []
  private var chosen: Int?
  private var more: MoreNavigationController?
  private let stage = UIView()

  /// Makes a controller without tabs.
  ///
  /// As on iOS its view is loaded at once: `viewDidLoad` of a subclass is called before what stands
  /// behind `super.init`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfNeeded()
  }

  // MARK: Making

  /// Makes a controller without tabs, and takes what a storyboard says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(from: coder, in: UITabBarController.self)
  }

  /// The controllers, from left to right.
  open var viewControllers: [UIViewController]? {
    get { all }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Shows those controllers in a list that have no item in the bar: on a phone, of more than five all
  /// but the first four.
  ///
  /// Source: Apple, UITabBarController.moreNavigationController.
  open var moreNavigationController: UINavigationController { moreList }

  private var moreList: MoreNavigationController {
    if let more { return more }
    let made = MoreNavigationController()
    more = made
    return made
  }

  /// How many items the bar has room for.
  ///
  /// Source: Apple, UITabBarController: five on a phone, eight on an iPad.
  private var room: Int { UIScreen.main.traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// Replaces the controllers at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = shownController
    all = viewControllers ?? []
    let isCrowded = all.count > room
    if isCrowded || more != nil { moreList.list(isCrowded ? Array(all.dropFirst(room - 1)) : []) }
    let new = isCrowded ? all.prefix(room - 1) + [moreList] : all
    for controller in controllers where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    controllers = new
    for controller in new where controller.parent !== self {
      adopt(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = new.map(\.tabBarItem)
    chosen = nil
    let kept = all.firstIndex { $0 === old }
    if let index = kept ?? (new.isEmpty ? nil : 0) { select(all[index]) }
  }

  /// Adds a controller as the last tab.
  ///
  /// Source: known of tab bar controllers: published code adds each of its tabs so.
  open override func addChild(_ child: UIViewController) {
    setViewControllers(all.filter { $0 !== child } + [child], animated: false)
  }

  // MARK: Choosing

  /// The index of the selected controller, from the left; `Int.max` for none.
  open var selectedIndex: Int {
    get { all.firstIndex { $0 === shownController } ?? Int.max }
    set { if all.indices.contains(newValue) { select(all[newValue]) } }
  }

  /// The selected controller; `moreNavigationController` while it shows its list.
  open var selectedViewController: UIViewController? {
    get { shownController }
    set { if let newValue { select(newValue) } }
  }

  private var shownController: UIViewController? {
    chosenInBar.map { $0 === more ? more?.shown ?? $0 : $0 }
  }

  /// Selects a controller without the properties that a subclass may override, of which one may set
  /// the other.
  private func select(_ controller: UIViewController) {
    if let index = controllers.firstIndex(where: { $0 === controller }) {
      choose(index)
    } else if let more, more.show(controller) {
      choose(controllers.count - 1)
    }
  }

  /// The controller whose item is selected in the bar.
  private var chosenInBar: UIViewController? { chosen.map { controllers[$0] } }

  open override func loadView() {
    let view = TabView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = self
    stage.frame = view.bounds
    view.addSubview(stage)
    view.addSubview(tabBar)
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - traitCollection.heightOfTabBar, width: view.bounds.width,
      height: traitCollection.heightOfTabBar)
    tabBar.willSelect = { [weak self] in self?.itemWasTapped($0) ?? false }
    self.view = view
  }

  /// Loads the selected controller's view only now, when it is about to be seen.
  fileprivate func willComeIntoWindow() {
    guard let chosenInBar, chosenInBar.viewIfLoaded?.superview !== stage else { return }
    show(chosenInBar)
  }

  open override var childForStatusBarHidden: UIViewController? { chosenInBar }

  private func choose(_ index: Int) {
    guard index != chosen else { return }
    let old = chosenInBar
    chosen = index
    tabBar.selectedItem = controllers[index].tabBarItem
    guard viewIfLoaded?.window != nil else {
      old?.viewIfLoaded?.removeFromSuperview()
      return
    }
    if let old, begin(from: old, to: controllers[index]) { return }
    old?.viewIfLoaded?.removeFromSuperview()
    show(controllers[index])
  }

  fileprivate func showItems() {
    tabBar.items = controllers.map(\.tabBarItem)
    tabBar.selectedItem = chosenInBar?.tabBarItem
  }

  // MARK: Transitions

  private var transition: TabTransition?

  /// Lets the delegate animate the change to another controller.
  ///
  /// - Returns: false where it animates nothing.
  private func begin(from old: UIViewController, to new: UIViewController) -> Bool {
    guard let window = view.window, transition == nil,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return false }
    let driver = delegate?.tabBarController(self, interactionControllerFor: animator)
    let before = controllers.firstIndex { $0 === old }
    let transition = TabTransition(
      from: old, to: new, stage: stage, animator: animator, driver: driver
    ) { [weak self] completed in
      self?.finish(from: old, to: new, before: before, completed: completed)
    }
    self.transition = transition
    window.runtime.world.afterLayout {
      old.beginAppearanceTransition(false, animated: true)
      new.beginAppearanceTransition(true, animated: true)
      transition.begin()
    }
    return true
  }

  private func finish(
    from old: UIViewController, to new: UIViewController, before: Int?, completed: Bool
  ) {
    transition = nil
    if completed {
      old.viewIfLoaded?.removeFromSuperview()
      show(new)
    } else {
      chosen = before
      tabBar.selectedItem = old.tabBarItem
      new.beginAppearanceTransition(false, animated: true)
      new.viewIfLoaded?.removeFromSuperview()
      old.beginAppearanceTransition(true, animated: true)
    }
    old.endAppearanceTransition()
    new.endAppearanceTransition()
  }

  func show(_ controller: UIViewController) {
    controller.view.frame = stage.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(controller.view)
    view.setNeedsLayout()
  }

  /// Called when an item was tapped, before its controller is selected; for overrides.
  ///
  /// Source: Apple, UITabBarController, which is the delegate of its bar.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Selects the tapped item's controller; a second tap pops its stack to the root.
  ///
  /// - Returns: true if the tap selects the item; its controller is shown by then.
  private func itemWasTapped(_ item: UITabBarItem) -> Bool {
    tabBar(tabBar, didSelect: item)
    guard let index = controllers.firstIndex(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controllers[index]) != false
    else { return false }
    let (oldTab, newTab) = (
      selectedTab, givenTabs.first { $0.viewController === controllers[index] }
    )
    if let newTab, delegate?.tabBarController(self, shouldSelectTab: newTab) == false {
      return false
    }
    let isAgain = index == chosen
    choose(index)
    if isAgain, let navigation = controllers[index] as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    delegate?.tabBarController(self, didSelect: controllers[index])
    if let newTab { delegate?.tabBarController(self, didSelectTab: newTab, previousTab: oldTab) }
    return true
  }

  /// Whether a controller on the selected stack hides the bar.
  private var hidesBar: Bool {
    guard let navigation = chosenInBar as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  fileprivate func place() {
    stage.frame = view.bounds
    let height = traitCollection.heightOfTabBar + view.safeAreaInsets.bottom
    let isAway = hidesBar
    tabBar.isHidden = isAway
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    for controller in controllers {
      controller.insetsOfBars.bottom = isAway ? 0 : traitCollection.heightOfTabBar
    }
    followContent()
  }

  /// Tells a bar that looks different there whether the content ends above it.
  private func followContent() {
    guard tabBar.hasLooksAtEdge else { return }
    let navigation = chosenInBar as? UINavigationController
    let scroll = (navigation?.topViewController ?? chosenInBar)?.barScrollView
    scroll?.onBoundsChangeOverTabs = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    tabBar.isAtEdge =
      scroll.map { scroll in
        let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom
        return scroll.contentOffset.y + scroll.bounds.height >= end
      } ?? true
  }
}

/// Decides about selections in a tab bar controller and is told of them.
///
/// All methods are optional.
///
/// Source: Apple, UITabBarControllerDelegate.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns true when a tap may select a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Tells the delegate that a tap selected a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Returns true when a tap may select a tab.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

  /// Tells the delegate that a tap selected a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

  /// Returns what animates the change to another controller; nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns what drives such an animation; nil for time.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns true: a tap may show any controller unless the delegate says otherwise.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing unless the delegate implements it; called for each tap, also on the selected
  /// item.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  /// Returns true: a tap may select any tab unless the delegate says otherwise.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }

  /// Does nothing unless the delegate implements it; called for taps on given tabs alone.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}

  /// Returns `nil`: the new controller replaces the old one at once.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`: time drives the animation.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
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
}

/// The view of a tab bar controller.
private final class TabView: UIView {
  weak var controller: UITabBarController?

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil { controller?.willComeIntoWindow() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.place()
  }
}

extension UITabBarController {
  /// Whether the bar is hidden by code.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, in a fade if wanted.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != tabBar.isHidden else { return }
    let change = { [self] in
      tabBar.isHidden = hidden
      view.setNeedsLayout()
    }
    guard animated else { return change() }
    UIView.transition(
      with: tabBar, duration: 0.25, options: .transitionCrossDissolve, animations: change)
  }
}

extension UITabBarController: ShowsOneChild {
  /// The selected controller, in which keys and unwinding segues look further; `nil` for no tabs.
  package var shownChild: UIViewController? { selectedViewController }
  /// Fills the bar anew, since a child got another tab bar item.
  package func childItemsChanged() { showItems() }
}
