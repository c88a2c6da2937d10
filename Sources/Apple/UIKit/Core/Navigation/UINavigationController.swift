/// Shows the top controller of a stack below a bar with a back button.
///
/// Source: Apple, UINavigationController.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// How the stack changes.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// Provides the transitions and is told of changes; kept weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar above the controllers.
  open internal(set) lazy var navigationBar = UINavigationBar(
    frame: CGRect(x: 0, y: 0, width: 320, height: UITraitCollection.current.heightOfNavigationBar))

  /// The recognizer that pops the top controller by a swipe from the left edge of the screen.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = backSwipe.edge

  /// The stack, from the bottom up.
  var stack: [UIViewController] = []
  /// The transition that runs.
  var transition: NavigationTransition?
  /// Changes of the stack that wait for the transition to end, in order.
  var waiting: [() -> Void] = []
  /// The view in which the controllers' views stand.
  let stage = NavigationStage()
  /// The swipe that pops the top controller.
  lazy var backSwipe = BackSwipe(self)
  private var hidesBar = false
  /// What is shown and hidden beside the bar.
  var barHabits = BarHabits()

  /// The bar at the bottom, which shows the top controller's `toolbarItems`.
  open internal(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)

  /// Makes a stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Makes an empty stack with bars of classes of one's own; `nil` for UIKit's.
  ///
  /// Source: Apple, UINavigationController.init(navigationBarClass:toolbarClass:).
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    takeBars(navigationBarClass, toolbarClass)
  }

  /// Makes an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an empty stack, and takes what a storyboard says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(from: coder, in: UINavigationController.self)
  }

  /// The stack, from the bottom up.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top controller of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: one that is presented over the stack, or the top of the stack.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? stack.last
  }

  /// Pushes a controller on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === viewController }) {
      raise(
        .invalidArgument,
        "Pushing the same view controller instance (\(viewController)) more "
          + "than once is not supported")
    }
    change(to: stack + [viewController], .push, animated: animated && !stack.isEmpty)
  }

  /// Pops the top controller, unless it is the only one.
  ///
  /// - Returns: the popped controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Pops all controllers above one of the stack.
  ///
  /// - Returns: the popped controllers, from the bottom up.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      raise(
        .invalidArgument, "Tried to pop to a view controller that doesn't exist.")
    }
    return index == stack.count - 1 ? [] : pop(to: index, animated: animated)
  }

  /// Pops all controllers but the root.
  ///
  /// - Returns: the popped controllers, from the bottom up; nil for none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? pop(to: 0, animated: animated) : nil
  }

  /// Replaces the stack, by a pop if the new top controller was below the old one, else by a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isPop = viewControllers.last.map { last in stack.dropLast().contains { $0 === last } }
    change(
      to: viewControllers, isPop == true ? .pop : .push, animated: animated && !stack.isEmpty)
  }

  /// Adds a child: the root, where there is none yet; else one that lies over the stack, as published code
  /// shows its own panels.
  ///
  /// Unspecified by Apple: what becomes of a stack.
  open override func addChild(_ child: UIViewController) {
    if stack.isEmpty {
      setViewControllers([child], animated: false)
    } else {
      super.addChild(child)
    }
  }

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, which moves out at the top or back in if animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard isViewLoaded else { return }
    guard animated, view.window != nil else {
      navigationBar.isHidden = hidden
      return view.setNeedsLayout()
    }
    navigationBar.isHidden = false
    UIView.animate(
      withDuration: Self.hideShowBarDuration,
      animations: {
        self.view.setNeedsLayout()
        self.view.layoutIfNeeded()
      }, completion: { _ in self.navigationBar.isHidden = self.hidesBar })
  }

  override var decidesWhereOthersShow: Bool { true }

  /// Pushes a controller on the stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = self
    stage.frame = view.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stage)
    view.addSubview(navigationBar)
    view.addGestureRecognizer(backSwipe.edge)
    navigationBar.isHidden = hidesBar
    navigationBar.onTranslucencyChange = { [weak view] in view?.setNeedsLayout() }
    self.view = view
    if !isToolbarHidden { view.addSubview(toolbar) }
    showTop()
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// How long the bar takes to hide or show.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: the constant is 0.2.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// Whether the toolbar at the bottom is hidden; true unless set.
  ///
  /// Source: Apple, UINavigationController.isToolbarHidden.
  open var isToolbarHidden: Bool {
    get { barHabits.hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar, which moves out at the bottom or back in if animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    barHabits.hidesToolbar = hidden
    guard isViewLoaded else { return }
    if toolbar.superview == nil {
      view.addSubview(toolbar)
      toolbar.frame = toolbarFrame(isAway: true)
    }
    showToolbarItems(animated: false)
    toolbar.isHidden = false
    guard animated, view.window != nil else {
      toolbar.isHidden = hidden
      return view.setNeedsLayout()
    }
    UIView.animate(
      withDuration: Self.hideShowBarDuration,
      animations: {
        self.view.setNeedsLayout()
        self.view.layoutIfNeeded()
      }, completion: { _ in self.toolbar.isHidden = self.isToolbarHidden })
  }

  /// Whether a finger that moves up hides the bars and one that moves down shows them.
  ///
  /// Source: Apple, UINavigationController.hidesBarsOnSwipe.
  open var hidesBarsOnSwipe: Bool {
    get { barHabits.swipe?.recognizer.isEnabled ?? false }
    set { barHideOnSwipeGestureRecognizer.isEnabled = newValue }
  }

  /// Whether a tap hides or shows the bars.
  ///
  /// Source: Apple, UINavigationController.hidesBarsOnTap.
  open var hidesBarsOnTap: Bool {
    get { barHabits.tap?.recognizer.isEnabled ?? false }
    set { barHideOnTapGestureRecognizer.isEnabled = newValue }
  }

  /// Whether the bars go while the keyboard is there; recorded only: they stay.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHabits.hidesForKeyboard }
    set { barHabits.hidesForKeyboard = newValue }
  }

  /// Whether the bars go on a screen of little height; recorded only: a scene's has enough.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHabits.hidesWhenCompact }
    set { barHabits.hidesWhenCompact = newValue }
  }

  /// The recognizer of the swipes that hide and show the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    let hiding = barHabits.swipe ?? BarHiding(UIPanGestureRecognizer(), self)
    if barHabits.swipe == nil { barHabits.swipe = hiding }
    return hiding.recognizer as? UIPanGestureRecognizer ?? UIPanGestureRecognizer()
  }

  /// The recognizer of the taps that hide and show the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    let hiding = barHabits.tap ?? BarHiding(UITapGestureRecognizer(), self)
    if barHabits.tap == nil { barHabits.tap = hiding }
    return hiding.recognizer as? UITapGestureRecognizer ?? UITapGestureRecognizer()
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUINavigationController }
}

/// Provides the transitions of a navigation controller and is told of changes of its stack.
///
/// All methods are optional.
///
/// Source: Apple, UINavigationControllerDelegate.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Tells the delegate that a controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Tells the delegate that a controller has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// Returns what animates a change of the stack; nil for UIKit's slide.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns what drives such an animation; nil for time.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing unless implemented.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing unless implemented.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Returns `nil`: UIKit's slide is shown, or the zoom of a controller that has one.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`: time drives an animation of the delegate's.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
