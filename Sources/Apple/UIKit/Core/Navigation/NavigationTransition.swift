/// One change of a navigation controller's stack.
@MainActor
final class NavigationTransition: ControllerTransition {
  /// Whether the change is a push or a pop.
  let operation: UINavigationController.Operation
  private weak var navigation: UINavigationController?
  private let fromFrame: CGRect

  /// The stack before the change, restored if the transition is cancelled.
  var stackIfCancelled: [UIViewController] = []
  /// What the bar shows before.
  var oldRow: _UINavigationBarContentView?
  /// What the bar shows after.
  var newRow: _UINavigationBarContentView?

  /// Makes a transition that has not begun.
  init(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    navigation: UINavigationController, isAnimated: Bool,
    animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?,
    whenDone: @escaping (_ completed: Bool) -> Void
  ) {
    self.operation = operation
    self.navigation = navigation
    fromFrame = from.view.frame
    super.init(
      operation == .pop ? .pop : .push, from: from, to: to, container: navigation.stage,
      isAnimated: isAnimated,
      animator: animator, driver: driver, whenDone: whenDone)
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  override func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? fromFrame : .zero
  }

  override func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? navigation?.frame(for: to) ?? .zero : .zero
  }

  /// Cross-fades the bar's rows along with another object's animation.
  func changeBarAlongside() {
    beginBarChange(sliding: false)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.endBarChange(sliding: false) }
    )
  }

  /// Puts the new row where it comes from, invisible.
  ///
  /// - Parameter sliding: Whether titles slide besides fading.
  func beginBarChange(sliding: Bool) {
    navigation?.navigationBar.layoutIfNeeded()
    newRow?.alpha = 0
    if sliding { newRow?.slideTitle(by: operation == .pop ? -Self.share : Self.share) }
  }

  /// Puts the new row in its place and makes the old one invisible.
  ///
  /// - Parameter sliding: Whether titles slide besides fading.
  func endBarChange(sliding: Bool) {
    navigation?.placeBar()
    navigation?.navigationBar.layoutIfNeeded()
    newRow?.alpha = 1
    newRow?.slideTitle(by: 0)
    oldRow?.alpha = 0
    if sliding { oldRow?.slideTitle(by: operation == .pop ? Self.share : -Self.share) }
  }

  /// How far titles slide, as a fraction of the bar's width.
  ///
  /// Unspecified by Apple.
  private static let share: CGFloat = 0.4
}

/// The slide from one controller of a stack to another.
@MainActor
final class SlideTransition: NSObject, UIViewControllerAnimatedTransitioning, PacedTransition {
  private let operation: UINavigationController.Operation
  private weak var navigation: UINavigationController?

  /// Makes the slide of a push or a pop.
  init(_ operation: UINavigationController.Operation, _ navigation: UINavigationController) {
    self.operation = operation
    self.navigation = navigation
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : Self.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let target = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let width = container.bounds.width
    let isPop = operation == .pop
    to.frame = transitionContext.finalFrame(for: target)
    let veil = UIView(frame: container.bounds)
    veil.backgroundColor = UIColor(white: 0, alpha: Self.darkness)
    if isPop {
      container.insertSubview(to, belowSubview: from)
      container.insertSubview(veil, belowSubview: from)
    } else {
      container.addSubview(veil)
      container.addSubview(to)
    }
    let (below, above) = isPop ? (to, from) : (from, to)
    let away = CGAffineTransform(translationX: width, y: 0)
    let aside = CGAffineTransform(translationX: -width * Self.share, y: 0)
    below.transform = isPop ? aside : .identity
    above.transform = isPop ? .identity : away
    veil.alpha = isPop ? 1 : 0
    let bar = navigation?.transition
    bar?.beginBarChange(sliding: true)
    UIView.run(
      transitionDuration(using: transitionContext), 0, pace, [],
      {
        below.transform = isPop ? .identity : aside
        above.transform = isPop ? away : .identity
        veil.alpha = isPop ? 0 : 1
        bar?.endBarChange(sliding: true)
      },
      { _ in
        below.transform = .identity
        above.transform = .identity
        veil.removeFromSuperview()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  var pace: TimingCurve { .system }

  /// How long the slide takes.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: commonly reported.
  private static let duration: TimeInterval = 0.35
  /// How far the controller below moves, as a fraction of the width.
  ///
  /// Unspecified by Apple.
  private static let share: CGFloat = 0.3
  /// How dark the controller below becomes, as the opacity of black.
  ///
  /// Unspecified by Apple.
  private static let darkness: CGFloat = 0.1
}
