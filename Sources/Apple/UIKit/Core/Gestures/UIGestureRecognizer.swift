/// Looks for one gesture of the fingers on a view and its subviews.
///
/// Source: Apple, UIGestureRecognizer.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The states that a gesture goes through.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The state of a gesture without duration, such as a tap, that has been recognized.
    public static let recognized = State.ended
  }

  /// The view whose fingers the recognizer watches.
  open internal(set) weak var view: UIView?

  /// The object that decides when the recognizer may act.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name for the author's own use.
  open var name: String?

  /// Whether the view's touches are cancelled once the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether the view is told of fingers that come down only after the gesture has failed.
  open var delaysTouchesBegan = false

  /// Whether the view is told of fingers that lift only after the gesture has failed.
  open var delaysTouchesEnded = true

  /// Whether the recognizer watches fingers; false cancels a gesture under way.
  open var isEnabled = true {
    didSet {
      if !isEnabled { request(.cancelled) }
    }
  }

  /// The kinds of touches that the recognizer watches, as raw values of `UITouch.TouchType`.
  ///
  /// Source: Apple, UIGestureRecognizer.allowedTouchTypes.
  open var allowedTouchTypes: [NSNumber] {
    get {
      progress.touchTypes ?? UITouch.TouchType.allCases.map { NSNumber(value: $0.rawValue) }
    }
    set { progress.touchTypes = newValue }
  }

  /// The kinds of presses that the recognizer watches; recorded only, for there are no buttons.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether a gesture begins with touches of one kind alone; fingers are of one kind.
  open var requiresExclusiveTouchType = true

  /// What the arbiter knows of the recognizer.
  var progress = GestureProgress()

  private(set) var targets: [TargetAction] = []

  /// Makes a recognizer that calls `action` on a target, which it does not keep alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Makes a recognizer by the `init()` of an app's class, which the rewriter has overridden this with; `nil`
  /// where this class has none of its own.
  open class func _madeEmpty() -> UIGestureRecognizer? { nil }

  /// Adds a target whose action is called whenever the state changes.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target: target as AnyObject, action: action))
  }

  /// Removes a target's action; with no action all of the target's, with no target those of all
  /// targets.
  ///
  /// Only the selector that added an action, a copy of it, or one of the same name removes it.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let wanted = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      let isTarget = wanted == nil || entry.target === wanted
      return entry.target == nil || (isTarget && (action == nil || entry.action == action))
    }
  }

  /// How far the gesture has come; subclasses set it.
  ///
  /// A new state takes effect at the end of the event, when all recognizers have seen the fingers.
  /// Until then, and while another gesture must fail first, no action is sent.
  open var state: State {
    get { progress.requests.last ?? progress.state }
    set { request(newValue) }
  }

  /// How many fingers the recognizer watches.
  open var numberOfTouches: Int { progress.tracked.count }

  /// Returns the middle of the fingers in a view's space, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(progress.middle, from: nil) } ?? progress.middle
  }

  /// Returns the position of one finger in a view's space, or in the window's for nil.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard progress.tracked.indices.contains(touchIndex) else {
      raise(
        .invalidArgument,
        "the touch index (\(touchIndex)) is beyond the bounds of \(numberOfTouches) touches")
    }
    return progress.tracked[touchIndex].location(in: view)
  }

  /// Makes this recognizer wait until another one that watches the same fingers has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    progress.requirements.append(WeakGestureRecognizer(otherGestureRecognizer))
  }

  /// Tells the recognizer that fingers came down; subclasses override it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that fingers moved; subclasses override it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that fingers lifted; subclasses override it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that the system took fingers away; subclasses override it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets a gesture that is over or has failed; subclasses override it.
  open func reset() {}

  /// Stops watching a finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    progress.tracked.removeAll { $0 === touch }
    progress.involved.removeAll { $0 === touch }
  }

  /// Returns true when another gesture fails once this one is recognized.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns true when this gesture fails once another is recognized.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns true when this recognizer waits until another has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns true when another recognizer waits until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let label = name.map { "; name = \($0)" } ?? ""
      return "<\(type(of: self)): state = \(state)\(label)>"
    }
  }

  /// Whether the gesture goes on while no finger is down, as between two taps.
  var isExpectingMore: Bool { false }

  /// Called at the time set by `startTimer`.
  func timeHasCome() {}

  /// Calls the actions of all targets that still exist.
  func tellTargets() {
    for index in targets.indices where targets[index].target != nil {
      targets[index].wasCalled = true
    }
    for entry in targets {
      guard let target = entry.target else { continue }
      entry.action.perform(on: target, sender: self)
    }
  }

  /// The properties that are reached by their keys.
  class var keyedRows: KeyedRows { .ofUIGestureRecognizer }

  /// Returns a value by the name of a property; it stops with Apple's sentence for names of none.
  open func value(forKey key: String) -> Any? { valueByRows(key) }

  /// Sets a value by the name of a property; it stops with Apple's sentence for names of none.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
}
