// swift-format-ignore-file
extension AppNames {
  /// Names of controllers, bars, menus and what is presented.
  static let controllers = """
    class UIAlertController: UIViewController
      init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
      var actions: [UIAlertAction] { get }
      var preferredAction: UIAlertAction? = nil
      var textFields: [UITextField]? { get } = nil
      var title: String? = A
      var message: String? = nil
      var preferredStyle: UIAlertController.Style { get } = alert
      func addAction(_: UIAlertAction)
      func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)

    enum UIAlertController.Style
      case actionSheet
      case alert

    class UIAlertAction: NSObject
      init(title: String?, style: UIAlertAction.Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil)
      var title: String? { get } = A
      var style: UIAlertAction.Style { get } = cancel
      var isEnabled: Bool = true

    enum UIAlertAction.Style
      case cancel
      case destructive
      case `default`

    class UINavigationBar: UIView
      var prefersLargeTitles: Bool = false
      var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil
      var barTintColor: UIColor? = nil
      var isTranslucent: Bool = true
      var shadowImage: UIImage? = nil
      var titleTextAttributes: [NSAttributedString.Key: Any]? = nil

    class UINavigationItem: NSObject
      var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = automatic
      var prompt: String? = nil
      var searchController: UISearchController? = nil
      var hidesSearchBarWhenScrolling: Bool = true
      var title: String? = nil
      var titleView: UIView? = nil

    enum UINavigationItem.LargeTitleDisplayMode
      case automatic
      case always
      case never

    class UISplitViewController: UIViewController
      init(style: UISplitViewController.Style)
      var style: UISplitViewController.Style { get } = doubleColumn
      var preferredDisplayMode: UISplitViewController.DisplayMode = automatic
      var displayMode: UISplitViewController.DisplayMode { get }
      var isCollapsed: Bool { get }
      var presentsWithGesture: Bool = true
      var preferredPrimaryColumnWidthFraction: CGFloat
      var viewControllers: [UIViewController]
      func viewController(for: UISplitViewController.Column) -> UIViewController?
      func setViewController(_: UIViewController?, for: UISplitViewController.Column)
      func show(_: UISplitViewController.Column)
      func show(_: UIViewController, sender: Any?)
      weak var delegate: (any UISplitViewControllerDelegate)?
      func hide(_: UISplitViewController.Column)

    class UISheetPresentationController: UIPresentationController
      var detents: [UISheetPresentationController.Detent]
      var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? = nil
      var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? = nil
      var prefersGrabberVisible: Bool = false
      var preferredCornerRadius: CGFloat? = nil
      var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
      var prefersEdgeAttachedInCompactHeight: Bool = false
      var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false
      func animateChanges(_: () -> Void)
      func invalidateDetents()

    class UIPresentationController: NSObject
      init(presentedViewController: UIViewController, presenting: UIViewController?)
      var presentingViewController: UIViewController { get }
      var presentedViewController: UIViewController { get }
      var presentationStyle: UIModalPresentationStyle { get }
      var containerView: UIView? { get } = nil
      var frameOfPresentedViewInContainerView: CGRect { get }
      var presentedView: UIView? { get }
      func adaptivePresentationStyle(for: UITraitCollection) -> UIModalPresentationStyle
      var adaptivePresentationStyle: UIModalPresentationStyle { get }
      func containerViewWillLayoutSubviews()
      func containerViewDidLayoutSubviews()
      func presentationTransitionWillBegin()
      func presentationTransitionDidEnd(_: Bool)
      func dismissalTransitionWillBegin()
      func dismissalTransitionDidEnd(_: Bool)
      var shouldPresentInFullscreen: Bool { get } = true
      var shouldRemovePresentersView: Bool { get } = false
      weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
      var overrideTraitCollection: UITraitCollection? = nil

    class UIMenu: UIMenuElement
      init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = [])
      var identifier: UIMenu.Identifier { get }
      var options: UIMenu.Options { get }
      var children: [UIMenuElement] { get }
      func replacingChildren(_: [UIMenuElement]) -> UIMenu
      var selectedElements: [UIMenuElement] { get }

    class UIContextMenuInteraction: NSObject
      init(delegate: any UIContextMenuInteractionDelegate)
      func dismissMenu()
      var view: UIView? { get }

    class UIContextMenuConfiguration: NSObject
      init(identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuConfiguration.ContentPreviewProvider? = nil, actionProvider: UIContextMenuConfiguration.ActionProvider? = nil)
      var identifier: any NSCopying { get }

    class UIPageViewController: UIViewController
      init(transitionStyle: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation = .horizontal, options: [UIPageViewController.OptionsKey: Any]? = nil)
      weak var dataSource: (any UIPageViewControllerDataSource)?
      weak var delegate: (any UIPageViewControllerDelegate)?
      var transitionStyle: UIPageViewController.TransitionStyle { get } = scroll
      var navigationOrientation: UIPageViewController.NavigationOrientation { get } = horizontal
      var spineLocation: UIPageViewController.SpineLocation { get }
      var isDoubleSided: Bool = false
      var gestureRecognizers: [UIGestureRecognizer] { get }
      var viewControllers: [UIViewController]? { get }
      func setViewControllers(_: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil)

    class UIToolbar: UIView
      var items: [UIBarButtonItem]? = nil
      var barStyle: UIBarStyle = default
      var isTranslucent: Bool = true
      var barTintColor: UIColor? = nil
      func setItems(_: [UIBarButtonItem]?, animated: Bool)
    """
}
