/// Manages a view and its subviews.
///
/// Source: Apple, UIViewController.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  // MARK: Looks for what stands around it

  /// The name of the nib file asked for, which has to be among the files that were rewritten.
  public let nibName: String?

  /// The title, which the bars of containing controllers show, too.
  open var title: String? {
    didSet {
      barState.navigationItem?.title = title
      barState.tabBarItem?.title = title
    }
  }

  /// What the bars of containing controllers show for this one.
  package var barState = BarState()

  /// How much of the view the bars of containing controllers cover.
  ///
  /// *Units*: points.
  package var insetsOfBars = UIEdgeInsets.zero {
    didSet { if insetsOfBars != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The edges at which the view reaches below a bar; at the others it ends where the bar begins.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether the view reaches below opaque bars, too.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Whether the tab bar is hidden while the controller is on a navigation stack, unless it is the
  /// first.
  open var hidesBottomBarWhenPushed = false

  // MARK: Parent, children and presentation

  /// The controller that this one was added to.
  open internal(set) weak var parent: UIViewController?

  /// The controller that has this one for a column, also before it is the parent.
  weak var columnOwner: UISplitViewController?

  /// The controllers added to this one, in order.
  open internal(set) var children: [UIViewController] = []

  /// How the controller stands over the one that presents it; full screen in an app that is as old
  /// as iOS 12.
  open var modalPresentationStyle =
    Runtime.current.isOfOldKit ? UIModalPresentationStyle.fullScreen : .automatic

  /// How the controller comes and goes when no delegate animates it.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Provides the objects that animate the presentation of this controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentations that this controller takes part in.
  var modal = PresentationState()

  /// What the controller knows of the storyboard that it comes from.
  var interface = ControllerInterface()
  /// What the controller records for its author.
  package var settings = ControllerSettings()

  private var loadedView: UIView?
  private var isLoadingView = false

  /// How far the view's appearing or disappearing has come.
  var appearance = Appearance()

  private var isBeingEdited = false

  // MARK: Making

  /// Makes a controller whose view stands in a nib, or is made by `loadView`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  /// Makes a controller whose view `loadView` makes.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller as a storyboard has it; one like any other for any other coder.
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
    interface.storyboard = coder.interface(.storyboard)
    fill(from: coder, in: UIViewController.self)
  }

  override var runtime: Runtime { viewIfLoaded?.runtime ?? .current }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: View

  /// The controller's view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      loadedView?.viewController = self
    }
  }

  /// The view; nil until it is loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view, unless it is loaded already.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    if isLoadingView {
      raise(.internalInconsistency, "\(type(of: self)) asks for its view while it loads its view")
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard loadedView != nil else {
      raise(.internalInconsistency, "loadView in \(type(of: self)) must set the view")
    }
    viewDidLoad()
  }

  /// Makes the view: that of the storyboard or the nib, else a plain one as large as the screen.
  open func loadView() {
    if loadInterface() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // MARK: Told of the view

  /// Called when the view has been loaded; subclasses override it.
  open func viewDidLoad() {}

  /// Called when the view is about to come into a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in a window and has its size, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is in a window and laid out.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to leave its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called when the view is about to place its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called before the view is laid out first, and when `setNeedsUpdateContentUnavailable…` was
  /// called; overrides set `contentUnavailableConfiguration`.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// The state for which `contentUnavailableConfiguration` is made.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Called when the view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the controller's view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: Safe area, editing and memory

  /// Insets that the controller adds to the safe area of its view.
  ///
  /// *Units*: points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  /// Called when the safe area of the controller's view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Whether what the controller shows is edited.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; the button for editing changes its title.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    barState.editButton?.title = editing ? "Done" : "Edit"
    barState.editButton?.style = editing ? .done : .plain
  }

  /// Called when memory is short, which never happens here.
  open func didReceiveMemoryWarning() {}

  /// Whether appearing and disappearing is passed on to children without the controller's help.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Children

  /// Adds a child; adding the child's view is up to the caller.
  open func addChild(_ child: UIViewController) { adopt(child) }

  /// Leaves the parent; removing the view is up to the caller, before this call.
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes; nil stands for none.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { appearance.isMovingFromParent = true }
  }

  /// Called after the parent changed; nil stands for none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Tells a controller that its view is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.isDrivenByHand = true
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  /// Tells a controller that its view has appeared or disappeared.
  open func endAppearanceTransition() { finishAppearanceByHand() }

  // MARK: Presenting

  /// Presents another controller, and calls the block when it has come.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Pushes another controller on the navigation stack around this one, or presents it without one.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows another controller beside this one: a controller around this one decides where, or it is
  /// presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Whether `show(_:sender:)` ends at this controller, as at those of stacks and columns.
  var decidesWhereOthersShow: Bool { false }

  /// Whether `showDetailViewController(_:sender:)` ends at this controller, as at those of columns.
  var decidesWhereDetailsShow: Bool { false }

  /// Returns this controller or the nearest one around it that performs an action; of
  /// `show(_:sender:)` and `showDetailViewController(_:sender:)` the one that decides where it shows.
  ///
  /// - Returns: `nil` where none does.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first {
      switch action.description {
      case "showDetailViewController:sender:": $0.decidesWhereDetailsShow
      case "show:sender:", "showViewController:sender:": $0.decidesWhereOthersShow
      default: $0.canPerformAction(action, withSender: sender)
      }
    }
  }

  /// Dismisses the controller that this one presents, or this one if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    leavePresentation(animated: flag, completion: completion)
  }

  // MARK: Size, traits and orientation

  /// Called before the view's size changes as the screen turns, which never happens here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the size classes change as the screen turns, which never happens here.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The orientations that the controller supports; without effect, for this screen does not turn.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether the controller turns with the device; without effect, for this one does not turn.
  open var shouldAutorotate: Bool { true }

  /// Whether the home indicator is hidden; without effect, for this screen shows none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The orientation in which the controller is presented; the one that the screen has.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }

  /// The child that decides in place of this controller about the home indicator; none is shown.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The edges at which fingers come to the app first; here they always do.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that decides in place of this controller about those edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// The child that decides in place of this controller about the status bar's style.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// How the status bar hides and shows; without effect, for it is never drawn.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether the keyboard stays as this controller is presented.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Called when the margins of the controller's view were set.
  open func viewLayoutMarginsDidChange() {}

  /// Light or dark for the controller's view and all inside it; as around it where unspecified.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.override }
    set { setStyle(newValue) }
  }

  /// The traits of the controller: those of its view.
  open var traitCollection: UITraitCollection { traitsInPlace }

  /// What the controller knows of its traits.
  var traitState = TraitState()

  /// Called when the traits of the controller's view have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Segues

  /// The storyboard that the controller comes from; `nil` for one that code has made.
  open var storyboard: UIStoryboard? { interface.storyboard }

  /// Returns whether a segue is performed that a control, a cell or a gesture asks for.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a storyboard's segue, with the destination made and its view not yet loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs a segue of the storyboard; raises where the controller has none of that identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = interface.segues.first(where: { $0.identifier == identifier }) else {
      raise(.invalidArgument, "Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    segue.perform(sender)
  }

  /// Returns the segue that goes back to a controller: unless it is overridden, one that dismisses and
  /// pops what stands in between, for which the storyboard may have a class of its own.
  ///
  /// The parent of the controller to which it goes is asked first, then that one itself.
  ///
  /// Source: Apple, UIViewController.segueForUnwinding(to:from:identifier:).
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    UIStoryboardSegue.back(identifier, from: fromViewController, to: toViewController)
  }

  /// Returns whether the controller is one to go back to; one that has the method is.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }

  /// Returns the children that may be gone back to, the nearest first.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { childrenBehind }

  // MARK: Status bar

  /// Asks for a layout after `prefersStatusBarHidden` changed.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.setNeedsLayout() }

  /// Whether the controller decides about the status bar although it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether the status bar is hidden, so that the view gets its room; the bar itself is never
  /// drawn.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides in place of this controller whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The style of the status bar; without effect, for it is never drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  // MARK: Sheets and containers

  /// Whether a finger may not dismiss the controller.
  open var isModalInPresentation = false

  /// The name of iOS 12 and before for `isModalInPresentation`, where the controller is in a popover.
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// The size that the controller's view would like to have; containers may follow it.
  ///
  /// *Units*: points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      if let parent {
        parent.preferredContentSizeDidChange(forChildContentContainer: self)
      } else {
        modal.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// Called when a child has set its `preferredContentSize`; does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child's view: the parent's, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self))>" }
  }

  // MARK: Bars

  /// What a navigation bar shows for the controller; made when it is first asked for.
  open var navigationItem: UINavigationItem {
    if let item = barState.navigationItem { return item }
    let item = UINavigationItem()
    item.title = title
    barState.navigationItem = item
    return item
  }

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? {
    var next = parent
    while let controller = next {
      if let navigation = controller as? UINavigationController { return navigation }
      next = controller.parent
    }
    return nil
  }

  /// What a tab bar shows for the controller.
  ///
  /// A navigation controller without an item of its own has its root controller's.
  open var tabBarItem: UITabBarItem! {
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
      choosingParent?.childItemsChanged()
    }
  }

  /// What can be done with the controller while it is looked at; asked by nobody.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
}
