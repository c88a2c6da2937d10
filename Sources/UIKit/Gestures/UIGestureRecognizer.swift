/// Looks for one gesture among the fingers on a view and what is inside it.
///
/// Source: Apple, UIGestureRecognizer.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far the gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// A gesture without duration has been seen.
    public static let recognized = State.ended
  }

  /// The view whose fingers the recognizer watches.
  open internal(set) weak var view: UIView?

  /// Who decides when the recognizer may act.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// What the recognizer is called, for the author's use.
  open var name: String?

  /// Whether the view loses the fingers of a gesture once it is recognized.
  open var cancelsTouchesInView = true

  /// Whether the view is told of fingers only once the gesture has failed.
  open var delaysTouchesBegan = false

  /// Whether the view is told of fingers that lift only once the gesture has failed.
  open var delaysTouchesEnded = true

  /// Whether fingers are watched; turning it off cancels a gesture under way.
  open var isEnabled = true {
    didSet {
      if !isEnabled { request(.cancelled) }
    }
  }

  /// What arbitration knows of the recognizer.
  var progress = GestureProgress()

  private var targets: [TargetAction] = []

  /// A recognizer that tells a target, which it does not keep alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer that tells nobody yet.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Adds somebody to be told of every change of the state.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target: target as AnyObject, action: action))
  }

  /// Takes back a target's action, all of its actions for no action, everybody's for no target.
  ///
  /// An action is known only by a copy of the selector that it was added with; with another one
  /// nothing is taken back.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let wanted = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      let isTarget = wanted == nil || entry.target === wanted
      return entry.target == nil || (isTarget && (action == nil || entry.action == action))
    }
  }

  /// How far the gesture has come; subclasses set it.
  ///
  /// What is set takes effect at the end of the event, when it is known who else has recognized
  /// something; until then, and for as long as another gesture must fail first, actions wait.
  open var state: State {
    get { progress.requests.last ?? progress.state }
    set { request(newValue) }
  }

  /// How many fingers are watched.
  open var numberOfTouches: Int { progress.tracked.count }

  /// The middle of the fingers, in a view's space, in the window's for nothing.
  open func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(progress.middle, from: nil) } ?? progress.middle
  }

  /// Where one finger is, in a view's space, in the window's for nothing.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard progress.tracked.indices.contains(touchIndex) else {
      raise(
        .invalidArgument,
        "the touch index (\(touchIndex)) is beyond the bounds of \(numberOfTouches) touches")
    }
    return progress.tracked[touchIndex].location(in: view)
  }

  /// Waits with recognizing until another recognizer that watches the same fingers has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    progress.requirements.append(WeakGestureRecognizer(otherGestureRecognizer))
  }

  /// Fingers have come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers have lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers have been taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The gesture is over or has failed: forget it.
  open func reset() {}

  /// Lets a finger go its way.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    progress.tracked.removeAll { $0 === touch }
    progress.involved.removeAll { $0 === touch }
  }

  /// Whether recognizing this gesture makes another fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture fails when another is recognized.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits until another has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer waits until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let label = name.map { "; name = \($0)" } ?? ""
      return "<\(type(of: self)): state = \(state)\(label)>"
    }
  }

  /// Whether the gesture goes on although no finger is down, as between two taps.
  var isExpectingMore: Bool { false }

  /// A time that the recognizer had set has come.
  func timeHasCome() {}

  func tellTargets() {
    for entry in targets {
      guard let target = entry.target else { continue }
      entry.action.perform(on: target, sender: self)
    }
  }
}
