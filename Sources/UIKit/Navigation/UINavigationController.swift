/// Shows a stack of controllers, the last of them, below a bar that leads back.
///
/// Source: Apple, UINavigationController.
@MainActor
open class UINavigationController: UIViewController {
  /// Which way the stack changes.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// Is asked for transitions and told of them. Not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar above the controllers.
  open private(set) lazy var navigationBar = UINavigationBar(
    frame: CGRect(x: 0, y: 0, width: 320, height: UINavigationBar.height))

  /// Drags the last controller off to the right, from the left edge of the screen.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = backSwipe.edge

  /// The stack, from the first controller to the one that is seen.
  var stack: [UIViewController] = []
  /// What runs.
  var transition: NavigationTransition?
  /// What is to be done when it is over.
  var waiting: [() -> Void] = []
  /// Where the controllers' views stand.
  let stage = NavigationStage()
  lazy var backSwipe = BackSwipe(self)
  private var hidesBar = false

  /// A stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// As Apple's, for archives, of which there are none: an empty stack.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The stack, from the first controller to the one that is seen.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// What is seen: what the last of the stack presents, or the last of the stack itself.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? stack.last
  }

  /// Puts a controller on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === viewController }) {
      raise(
        .invalidArgument,
        "Pushing the same view controller instance (\(viewController)) more "
          + "than once is not supported")
    }
    change(to: stack + [viewController], .push, animated: animated && !stack.isEmpty)
  }

  /// Takes the last controller off the stack, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Takes all controllers off the stack that are beyond one.
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

  /// Takes all controllers but the first off the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? pop(to: 0, animated: animated) : nil
  }

  /// Replaces the stack; the change is a pop where its last controller was on the stack before.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isPop = viewControllers.last.map { last in stack.dropLast().contains { $0 === last } }
    change(
      to: viewControllers, isPop == true ? .pop : .push, animated: animated && !stack.isEmpty)
  }

  /// Whether the bar is away.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Moves the bar out at the top or back in.
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

  /// Pushes.
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
    showTop()
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Unspecified by Apple: `UINavigationController.hideShowBarDuration` is 0.2 s.
  ///
  /// Units: seconds.
  public static let hideShowBarDuration: CGFloat = 0.2
}

/// Is asked for the transitions of a navigation controller and told of them; every method is
/// optional.
///
/// Source: Apple, UINavigationControllerDelegate.
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to be seen.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// A controller is seen now.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// What animates a change of the stack in place of the slide.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What drives such an animation in place of time.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
