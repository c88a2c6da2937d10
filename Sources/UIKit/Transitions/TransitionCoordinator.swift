/// Lets changes of one's own go along with a transition.
///
/// Source: Apple, UIViewControllerTransitionCoordinator.
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Animates a block with the transition and calls another when it is over. False where the
  /// transition has ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Called when an interactive transition is let go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// What is known of a transition by those who go along with it.
///
/// Source: Apple, UIViewControllerTransitionCoordinatorContext.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// Units: seconds.
  var transitionDuration: TimeInterval { get }
  /// Units: 0...1.
  var percentComplete: CGFloat { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// The coordinator of one transition.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  weak var context: ControllerTransition?
  private(set) var transitionDuration: TimeInterval = 0
  var percentComplete: CGFloat = 0
  private var pace = TimingCurve.easeInOut
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasBegun = false
  private var hasEnded = false

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if hasBegun { run([animation]) } else { animations.append(animation) }
    }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  /// Units: seconds.
  func begin(duration: TimeInterval, pace: TimingCurve) {
    transitionDuration = duration
    self.pace = pace
    hasBegun = true
    run(animations)
    animations = []
  }

  func interactionDidChange() {
    for handler in interactionHandlers { handler(self) }
  }

  func end() {
    hasEnded = true
    for completion in completions { completion(self) }
    completions = []
  }

  private func run(_ animations: [Handler]) {
    guard !animations.isEmpty else { return }
    UIView.run(
      isAnimated ? transitionDuration : 0, 0, pace, [],
      { for animation in animations { animation(self) } }, nil)
  }
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  var isAnimated: Bool { context?.isAnimated ?? false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var containerView: UIView { context?.containerView ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }
}
