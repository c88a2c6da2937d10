/// Looks after a view and what is inside it.
///
/// Source: Apple, UIViewController.
@MainActor
open class UIViewController: UIResponder {
  /// The name of the nib file asked for; there are none, so that loading one stops.
  public let nibName: String?

  /// What the controller is called, also in the bars of controllers around it.
  open var title: String? {
    didSet {
      barState.navigationItem?.title = title
      barState.tabBarItem?.title = title
    }
  }

  /// What bars of other controllers know of this one.
  var barState = BarState()

  /// How much of the view the bars of controllers around this one cover. Units: points.
  var insetsOfBars = UIEdgeInsets.zero {
    didSet { if insetsOfBars != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Below which bars of a navigation controller the view reaches; the others end where it begins.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether it reaches below bars that nothing shows through, too.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Whether a tab bar is away while the controller stands on a navigation stack, not as its first.
  open var hidesBottomBarWhenPushed = false

  /// The controller that this one was added to.
  open internal(set) weak var parent: UIViewController?

  /// The controllers added to this one, in order.
  open internal(set) var children: [UIViewController] = []

  /// How the controller stands over the one that presents it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the controller comes and goes when no delegate animates it.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Vends what animates the coming and going of this controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  var modal = PresentationState()

  private var loadedView: UIView?
  private var isLoadingView = false

  /// How far the view's appearing or disappearing has come.
  var appearance = Appearance()

  /// A controller whose view is made by `loadView`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  /// A controller whose view is made by `loadView`.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// As Apple's, for archives, of which there are none: a controller like any other.
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
  }

  override var runtime: Runtime { viewIfLoaded?.runtime ?? .current }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// What the controller shows, loaded when first asked for.
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

  /// The view, if it was asked for already.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was asked for already.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is there.
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

  /// Makes the view: unless overridden, a plain one as large as the screen.
  open func loadView() {
    if let nibName {
      raise(.internalInconsistency, "Could not load NIB in bundle: with name '\(nibName)'")
    }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// The view is there now.
  open func viewDidLoad() {}

  /// The view is about to come into a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in a window and has its size; nothing is laid out yet.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is in a window and laid out.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// Brings the constraints of the controller's view up to date, as the view would.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// What the controller covers of its view itself, added to what the system covers. Units: points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  /// The safe area of the controller's view is another now.
  open func viewSafeAreaInsetsDidChange() {}

  /// Memory is short, which on this stage never happens.
  open func didReceiveMemoryWarning() {}

  /// Whether this controller's appearing and disappearing is passed on to its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Adds a controller to this one; its view is the author's to add.
  open func addChild(_ child: UIViewController) { adopt(child) }

  /// Takes the controller out of its parent; its view is the author's to take out before.
  open func removeFromParent() { leaveParent() }

  /// The parent is about to become another, or none.
  open func willMove(toParent parent: UIViewController?) {}

  /// The parent is another now, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Tells a controller by hand that it is about to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.isDrivenByHand = true
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  /// Tells a controller by hand that it has done what it was about to do.
  open func endAppearanceTransition() { finishAppearanceByHand() }

  /// Shows another controller over this one and calls the block when it is there.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Shows another controller as the controllers around this one do: on a navigation stack, or over
  /// this one.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Takes away the controller that this one presents, or this one if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    leavePresentation(animated: flag, completion: completion)
  }

  /// The view is about to have another size, as on a screen that turns, which this one does not.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// How the controller would stand on the screen, which does not turn.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether the controller would turn with the device, which does not turn.
  open var shouldAutorotate: Bool { true }

  /// Whether the line at the lower end of the screen is hidden, of which this screen shows none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// What the device is like has changed, which never happens here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A way of a storyboard is about to be gone, which never happens here: there are none.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Stops: there are no storyboards, hence no ways from one controller to another.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    raise(
      .invalidArgument,
      "Receiver (\(self)) has no segue with identifier '\(identifier)': Flipbook reads no "
        + "storyboards")
  }

  /// Says that what is wanted of the status bar is another now.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.setNeedsLayout() }

  /// Whether the controller decides about the status bar even where it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether the view gets the room of the status bar, of which this screen shows nothing else.
  open var prefersStatusBarHidden: Bool { false }

  /// The controller that is asked in place of this one whether to hide the status bar.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// How the controller would have the status bar, of which this screen shows none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self))>" }
  }
}
