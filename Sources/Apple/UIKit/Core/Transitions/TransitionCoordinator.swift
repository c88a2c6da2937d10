/// Lets an app animate changes of its own alongside a transition.
///
/// Source: Apple, UIViewControllerTransitionCoordinator.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates a block along with the transition and calls another when it is over.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes to animate.
  ///   - completion: Is called when the transition has ended.
  /// - Returns: false if the transition has ended already; then neither is called.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates a block along with the transition, of views that may lie outside of its container.
  ///
  /// - Parameters:
  ///   - view: the view in which the changes are seen; the whole window for `nil`.
  ///   - animation: Makes the changes to animate.
  ///   - completion: Is called when the transition has ended.
  /// - Returns: false if the transition has ended already; then neither is called.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a handler when an interactive transition stops being interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates a block along with the transition, of views that may lie outside of its container.
  ///
  /// - Parameters:
  ///   - view: the view in which the changes are seen; the whole window for `nil`.
  ///   - animation: Makes the changes to animate.
  /// - Returns: false if the transition has ended already; then it is not called.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }

  /// Animates a block along with the transition.
  ///
  /// - Parameter animation: Makes the changes to animate.
  /// - Returns: false if the transition has ended already; then it is not called.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// What a coordinator's blocks learn about the transition.
///
/// Source: Apple, UIViewControllerTransitionCoordinatorContext.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether something other than time drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// How long the transition takes.
  ///
  /// *Units*: seconds.
  var transitionDuration: TimeInterval { get }
  /// How far an interactive transition has come.
  ///
  /// *Units*: 0...1.
  var percentComplete: CGFloat { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Returns one of the two controllers; nil for an unknown key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the two views; nil where the transition does not move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// How the container is turned while the screen turns, which it does at once here.
  var targetTransform: CGAffineTransform { get }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// How fast an interactive transition goes on when the finger lifts: as fast as before.
  ///
  /// No unit.
  public var completionVelocity: CGFloat { 1 }

  /// The pace at which an interactive transition goes on when the finger lifts.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// Whether the transition began with a finger.
  public var initiallyInteractive: Bool { isInteractive }

  /// How the controller is presented that comes or goes; `none` in a navigation controller.
  public var presentationStyle: UIModalPresentationStyle {
    let controllers = [viewController(forKey: .to), viewController(forKey: .from)]
    return controllers.lazy.compactMap(\.self).first { $0.modal.transition != nil }?
      .modalPresentationStyle ?? .none
  }
}

/// The coordinator of one transition.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  /// A block of the app's.
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The transition; nil until it begins.
  weak var context: ControllerTransition?
  private(set) var transitionDuration: TimeInterval = 0
  private(set) var percentComplete: CGFloat = 0
  /// What was begun alongside and has not ended.
  private var batches: [AnimationBatch] = []
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

  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  /// Animates what was asked for so far; later requests start at once.
  ///
  /// - Parameters:
  ///   - duration: How long the transition takes, in seconds.
  ///   - pace: Its timing curve.
  func begin(duration: TimeInterval, pace: TimingCurve) {
    transitionDuration = duration
    self.pace = pace
    hasBegun = true
    run(animations)
    animations = []
  }

  /// Holds what goes along where it is.
  func hold() {
    for batch in batches where !batch.hasEnded { batch.hold() }
  }

  /// Moves what goes along to a place, 0...1, and holds it there.
  func scrub(to place: CGFloat) {
    percentComplete = place
    guard isInteractive else { return }
    for batch in batches where !batch.hasEnded { batch.hold(at: Double(place)) }
  }

  /// Lets go of what is held.
  ///
  /// - Parameters:
  ///   - reversed: Whether it goes back to its beginning.
  ///   - rest: The pace and the seconds of the rest; nil for its own.
  func release(reversed: Bool, rest: TransitionRest?) {
    for batch in batches where !batch.hasEnded {
      batch.release(reversed: reversed, curve: rest?.pace, duration: rest?.duration)
    }
  }

  /// Calls the handlers for changes of interaction.
  func interactionDidChange() {
    for handler in interactionHandlers { handler(self) }
  }

  /// Calls the completions; later requests are refused.
  func end() {
    hasEnded = true
    // What nothing let go of would stay where it is for ever.
    for batch in batches where batch.isHeld && !batch.hasEnded {
      batch.end(isCancelled ? .beginnings : .values, finished: true)
    }
    batches = []
    for completion in completions { completion(self) }
    completions = []
  }

  private func run(_ animations: [Handler]) {
    guard !animations.isEmpty else { return }
    let begun = LayerRuntime.current.begunBatches {
      UIView.run(
        isAnimated ? transitionDuration : 0, 0, pace, [],
        { for animation in animations { animation(self) } }, nil)
    }
    if isInteractive {
      for batch in begun { batch.hold(at: Double(percentComplete)) }
    }
    batches += begun
  }
}

/// How the rest of a transition runs that a hand has let go of.
struct TransitionRest {
  /// The timing curve; nil for the old one.
  var pace: TimingCurve?
  /// How long it takes, in seconds.
  var duration: TimeInterval
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  var isAnimated: Bool { context?.isAnimated ?? false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var containerView: UIView { context?.containerView ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

  var targetTransform: CGAffineTransform { .identity }
}
