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
    Runtime.current.coversScreen ? UIModalPresentationStyle.fullScreen : .automatic

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

  /// Makes a controller by the `init()` of an app's class, which the rewriter has overridden this with; `nil`
  /// where this class has none of its own.
  open class func _madeEmpty() -> UIViewController? { nil }

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

  /// Called before layout to bring what the view shows up to date; see that of views.
  ///
  /// Source: Apple, UIViewController.updateProperties().
  open func updateProperties() {}

  /// Called before the view is laid out first, and when `setNeedsUpdateContentUnavailable…` was
  /// called; overrides set `contentUnavailableConfiguration`.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// What the controller shows over its view while it has nothing else to show; `nil` for nothing.
  ///
  /// Source: Apple, UIViewController.contentUnavailableConfiguration.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { settings.unavailable }
    set {
      settings.unavailable = newValue
      showUnavailable(newValue)
    }
  }

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

  /// The class that makes the controller anew at the next launch; recorded only, for nothing is
  /// restored.
  ///
  /// Source: Apple, UIViewController.restorationClass.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { restorationClasses.all.first { $0.controller.controller === self }?.maker }
    set {
      restorationClasses.all.removeAll {
        $0.controller.controller === self || $0.controller.controller == nil
      }
      if let newValue { restorationClasses.all.append((.init(controller: self), newValue)) }
    }
  }

  /// What the toolbar of the navigation controller shows for this controller.
  ///
  /// Source: Apple, UIViewController.toolbarItems.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barState.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces what the toolbar shows for this controller, fading if animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barState.toolbarItems = toolbarItems
    if let navigationController, navigationController.topViewController === self {
      navigationController.showToolbarItems(animated: animated)
    }
  }

  /// The split view controller around this one.
  open var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap { controller in
      controller as? UISplitViewController
        ?? controller.columnOwner.flatMap { $0.hasColumn(controller) ? $0 : nil }
    }.first
  }

  /// The coordinator of the transition that this controller takes part in; nil while there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let modal = modal.transition ?? modal.presented?.modal.transition {
      return modal.coordinator
    }
    let navigation = self as? UINavigationController ?? navigationController
    return navigation?.transition?.coordinator
  }

  /// A button that begins editing, and then ends it; the same each time.
  open var editButtonItem: UIBarButtonItem {
    if let item = barState.editButton { return item }
    let item = UIBarButtonItem(
      barButtonSystemItem: isEditing ? .done : .edit, target: self,
      action: Selector(UIViewController.toggleEditing))
    barState.editButton = item
    return item
  }

  /// Lets the bar at an edge follow a scroll view; `nil` for the one that the bar finds itself.
  ///
  /// Source: Apple, UIViewController.setContentScrollView(_:for:).
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    if edge.contains(.top) { settings.topScrollView = scrollView }
    if edge.contains(.bottom) { settings.bottomScrollView = scrollView }
    viewIfLoaded?.superview?.superview?.setNeedsLayout()
  }

  /// Returns the scroll view that the bar at an edge was told to follow.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge.contains(.top) { return settings.topScrollView as? UIScrollView }
    return edge.contains(.bottom) ? settings.bottomScrollView as? UIScrollView : nil
  }

  /// The popover in which this controller is presented; nil where its style is another one.
  ///
  /// Source: Apple, UIViewController.popoverPresentationController.
  open var popoverPresentationController: UIPopoverPresentationController? {
    if let presentation = modal.presentation as? UIPopoverPresentationController {
      return presentation
    }
    guard modalPresentationStyle == .popover else { return nil }
    if let popover = modal.popover { return popover }
    let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    modal.popover = popover
    return popover
  }

  /// Whether controllers inside this one are presented over it alone, where their style is
  /// `currentContext` or `overCurrentContext`.
  ///
  /// Source: Apple, UIViewController.definesPresentationContext.
  open var definesPresentationContext: Bool {
    get { modal.definesContext }
    set { modal.definesContext = newValue }
  }

  /// Whether what is presented over this controller's context comes and goes in this one's
  /// `modalTransitionStyle`.
  open var providesPresentationContextTransitionStyle: Bool {
    get { modal.providesStyle }
    set { modal.providesStyle = newValue }
  }

  /// The controller that this one or one of its parents presents.
  open var presentedViewController: UIViewController? {
    modal.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one or one of its parents.
  open var presentingViewController: UIViewController? {
    modal.presenting ?? parent?.presentingViewController
  }

  /// Whether a transition brings the controller now.
  open var isBeingPresented: Bool { modal.transition?.direction == .presenting }

  /// Whether a transition takes the controller away now.
  open var isBeingDismissed: Bool { modal.transition?.direction == .dismissing }

  /// The controller that manages the presentation of this one.
  open var presentationController: UIPresentationController? {
    modal.presentation ?? (wantsSheet ? sheetPresentationController : popoverPresentationController)
  }

  /// The sheet on which this controller is presented; nil where its style is another one.
  open var sheetPresentationController: UISheetPresentationController? {
    if let presentation = modal.presentation {
      return presentation as? UISheetPresentationController
    }
    guard wantsSheet else { return nil }
    if let sheet = modal.sheet { return sheet }
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    modal.sheet = sheet
    return sheet
  }

  /// How the controller comes and goes where no delegate animates it; `nil` for the usual way.
  ///
  /// Source: Apple, UIViewController.preferredTransition. A zoom takes no finger that drags it back.
  open var preferredTransition: Transition? {
    get { modal.preferredTransition }
    set {
      modal.preferredTransition = newValue
      switch newValue?.kind {
      case .style(let style): modalTransitionStyle = style
      case .zoom where modalPresentationStyle == .automatic: modalPresentationStyle = .fullScreen
      case .zoom, nil: break
      }
    }
  }

  /// Whether the controller comes because it was added to a parent, such as by a push.
  ///
  /// It is meant for the four methods from `viewWillAppear` to `viewDidDisappear`.
  ///
  /// Source: Apple, UIViewController.isMovingToParent.
  open var isMovingToParent: Bool { appearance.isMovingToParent }

  /// Whether the controller goes because it leaves its parent, such as by a pop.
  ///
  /// Source: Apple, UIViewController.isMovingFromParent.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  /// Replaces the view of one child by that of another in an animation.
  ///
  /// The new view is added to the superview of the old one, which is removed at the end. Both must be
  /// children of this controller.
  ///
  /// *Units*: `duration` in seconds.
  ///
  /// Source: Apple,
  /// UIViewController.transition(from:to:duration:options:animations:completion:).
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      raise(
        .invalidArgument,
        "Children view controllers \(fromViewController) and \(toViewController) must have a common "
          + "parent view controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
    }
    guard let old = fromViewController.view, let new = toViewController.view,
      let container = old.superview
    else {
      completion?(false)
      return
    }
    let isAnimated = duration > 0
    let isSeen = container.window != nil
    if isSeen {
      fromViewController.beginAppearanceTransition(false, animated: isAnimated)
      toViewController.beginAppearanceTransition(true, animated: isAnimated)
    }
    let turns = options.turnsContainer
    if !turns { container.addSubview(new) }
    UIView.transition(
      with: container, duration: duration, options: options,
      animations: {
        if turns { container.addSubview(new) }
        animations?()
        if turns { old.removeFromSuperview() }
      },
      completion: { finished in
        old.removeFromSuperview()
        if isSeen {
          fromViewController.endAppearanceTransition()
          toViewController.endAppearanceTransition()
        }
        completion?(finished)
      })
  }

  /// Sets a value by its key: `title`, the bars of navigation and tab bar controllers, which bars of
  /// one's own replace so, and the texts of alerts; any other stops with Apple's sentence.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Sets a value by its key; see `setValue(_:forKey:)`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, keyPath) }

  /// Returns a value by the name of a property; it stops with Apple's sentence for names of none.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Returns a value by the name of a property, or by the names on the way to one.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(keyPath) }

  /// Lets a view be pressed to look at what is behind it; recorded only, for no screen here feels how
  /// hard.
  ///
  /// Source: Apple, UIViewController.registerForPreviewing(with:sourceView:).
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }

  /// Lets a view be pressed no longer.
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

  /// Asks for `updateContentUnavailableConfiguration(using:)` in the next layout pass.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    settings.needsUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// A name for the system's restoration of apps; recorded only, for nothing is restored.
  open var restorationIdentifier: String? {
    get { settings.restorationIdentifier }
    set { settings.restorationIdentifier = newValue }
  }

  /// Whether scroll views on the view whose `contentInsetAdjustmentBehavior` is `automatic` keep
  /// their content clear of the bars.
  ///
  /// Source: Apple, UIViewController.automaticallyAdjustsScrollViewInsets.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { settings.adjustsScrollViews }
    set {
      guard newValue != settings.adjustsScrollViews else { return }
      settings.adjustsScrollViews = newValue
      viewIfLoaded?.controllerAdjustsOtherwise()
    }
  }

  /// Whether the view has at least the system's margins left and right.
  ///
  /// Source: Apple, UIViewController.viewRespectsSystemMinimumLayoutMargins.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { settings.keepsSystemMargins }
    set {
      settings.keepsSystemMargins = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The least margins of the view at both sides.
  ///
  /// *Units*: points.
  ///
  /// Source: Apple, UIViewController.systemMinimumLayoutMargins.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = UIView.systemMinimumMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The bundle of the controller's nib: the app's.
  open var nibBundle: Bundle? { nibName == nil ? nil : .main }

  /// Adds a command that a key calls while the controller's view can hear keys.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { settings.keyCommands.append(keyCommand) }

  /// Takes a command away.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    settings.keyCommands.removeAll { $0 === keyCommand }
  }

  /// Whether menus and keys act on the controller while another is presented over it; recorded
  /// only, for what is presented covers it.
  open var performsActionsWhilePresentingModally: Bool {
    get { settings.actsWhilePresenting }
    set { settings.actsWhilePresenting = newValue }
  }

  /// Whether keys can focus something in the view again after a transition; recorded only.
  open var restoresFocusAfterTransition: Bool {
    get { settings.providesFocus }
    set { settings.providesFocus = newValue }
  }

  // The screen shows neither status bar nor home indicator, and never turns: nothing is to be asked
  // again.
  /// Says that `prefersHomeIndicatorAutoHidden` changed; without effect, for none is shown.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Says that the edges at which fingers come to the app first have changed; they always do.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Says that the supported orientations have changed; without effect, for this screen stays.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// The traits that the controller says itself, for its view and all inside it.
  ///
  /// Source: Apple, UIViewController.traitOverrides.
  open var traitOverrides: any UITraitOverrides {
    get { traitState.overrides }
    set {
      guard let values = newValue as? TraitValues, values != traitState.overrides else { return }
      runtime.hasStyleOverrides = true
      traitState.overrides = values
      viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  /// Says the traits of a child controller, which stand in place of those around it; `nil` for none.
  ///
  /// Source: Apple, UIViewController.setOverrideTraitCollection(_:forChild:).
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.take(collection) }

  /// Returns the traits that were said of a child controller.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    let given = childViewController.traitState.given
    return given == TraitValues() ? nil : UITraitCollection(given)
  }

  /// The strip that the status bar covers at the top of the controller's view.
  open var topLayoutGuide: any UILayoutSupport { barGuide(isAtTop: true) }

  /// The strip that the system covers at the bottom of the controller's view.
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(isAtTop: false) }

  /// The properties that are reached by their keys.
  class var keyedRows: KeyedRows { .ofUIViewController }
}
