/// A tab with others in it: on a phone one tab in the bar, which shows the selected one of them.
///
/// Source: Apple, UITabGroup.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs in it.
  open var children: [UITab] {
    didSet {
      for tab in oldValue where !children.contains(where: { $0 === tab }) {
        tab.parent = nil
        tab.stand(in: nil)
      }
      adopt()
      showChild()
    }
  }

  /// The tab in it that is selected; before one is, that of `defaultChildIdentifier`, or the first.
  open var selectedChild: UITab? {
    didSet { if selectedChild !== oldValue { showChild() } }
  }

  /// The name of the tab that is shown first.
  open var defaultChildIdentifier: String? {
    didSet { if selectedChild == nil { showChild() } }
  }

  /// Shows the controllers of the tabs in it, one at a time; `nil` for no bar above them.
  open var managingNavigationController: UINavigationController? {
    didSet { showChild() }
  }

  /// How the group looks in a sidebar; recorded only, for a phone has none.
  open var sidebarAppearance = SidebarAppearance.automatic

  /// How a group looks in a sidebar.
  public enum SidebarAppearance: Int, Sendable { case automatic, inline, rootSection }

  /// Whether somebody may move the tabs; recorded only.
  open var allowsReordering = false
  /// The order that somebody gave the tabs; recorded only.
  open var displayOrderIdentifiers: [String] = []

  private lazy var stage = TabGroupController()

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - title: the title below the image.
  ///   - image: the image.
  ///   - identifier: the author's name for the tab.
  ///   - children: the tabs in it.
  ///   - viewControllerProvider: makes what the tab shows, once; `nil` for the selected tab in it.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ViewControllerProvider? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  /// Returns a tab in it by its name; `nil` for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.first { $0.identifier == identifier }
  }

  /// The tab in it that is shown; `nil` where all are hidden.
  var shownChild: UITab? {
    selectedChild ?? defaultChildIdentifier.flatMap(tab(forIdentifier:))
      ?? children.first { !$0.isHidden }
  }

  override var standIn: UIViewController {
    showChild()
    return stage
  }

  private func adopt() {
    for tab in children {
      tab.parent = self
      tab.stand(in: tabBarController)
    }
  }

  private func showChild() {
    guard provider == nil, let child = shownChild?.viewController else { return stage.show(nil) }
    guard let navigation = managingNavigationController else { return stage.show(child) }
    if navigation.viewControllers.first !== child { navigation.viewControllers = [child] }
    stage.show(navigation)
  }
}

/// Shows the controller of the selected tab of a group.
@MainActor
private final class TabGroupController: UIViewController {
  private var shown: UIViewController?

  func show(_ controller: UIViewController?) {
    guard controller !== shown else { return }
    if let shown {
      shown.willMove(toParent: nil)
      shown.viewIfLoaded?.removeFromSuperview()
      shown.removeFromParent()
    }
    shown = controller
    guard let controller else { return }
    addChild(controller)
    if isViewLoaded { place(controller) }
    controller.didMove(toParent: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let shown { place(shown) }
  }

  override var childForStatusBarHidden: UIViewController? { shown }

  private func place(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
  }
}
