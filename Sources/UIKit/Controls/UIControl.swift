/// A view that tells what fingers do to it.
///
/// Source: Apple, UIControl.
@MainActor
open class UIControl: UIView {
  /// Whether fingers are heard.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { isHighlighted = false }
      stateChanged()
    }
  }

  /// Whether the control is marked; only its user changes it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// Whether a finger is down on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// Where the content stands across the control.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content stands along the control's height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Whether a finger is followed.
  open var isTracking: Bool { trackedTouch != nil }

  /// Whether the finger that is followed is on the control or near it.
  open internal(set) var isTouchInside = false

  /// The finger that is followed.
  var trackedTouch: UITouch?

  private var actions: [ControlAction] = []

  /// A control of the given place and size.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// As Apple's, for archives, of which there are none: a control of no size at the origin.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control that calls `primaryAction` for what it is there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// How the control stands.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Calls a method of a target, which is not kept alive, on some events; for no target, of the
  /// first responder from the control outwards that has it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target = target.map({ $0 as AnyObject }) else {
      actions.add(.responders(action), for: controlEvents) { $0.calls(nil, action) }
      return
    }
    actions.add(.target(WeakReference(target), action), for: controlEvents) {
      $0.calls(target, action)
    }
  }

  /// Takes back a target's action, all of its actions for no action, everybody's for no target.
  ///
  /// An action is known only by a copy of the selector that it was added with; with another one
  /// nothing is taken back.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let wanted = target.map { $0 as AnyObject }
    actions.remove(controlEvents) {
      if wanted == nil, action == nil { return !$0.isClosure }
      return $0.calls(wanted, action)
    }
  }

  /// Calls a closure on some events, in place of another of the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(.action(action), for: controlEvents) { $0.isAction(action.identifier) }
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.remove(controlEvents) { $0.isAction(actionIdentifier) }
  }

  /// Everybody who is told of something.
  open var allTargets: Set<AnyHashable> {
    Set(actions.compactMap { $0.target as? AnyHashable })
  }

  /// All events of which somebody is told.
  open var allControlEvents: Event { actions.reduce([]) { $0.union($1.events) } }

  /// Calls what waits for some events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Calls a method; for no target, of the first responder from the control outwards that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      action.perform(on: target as AnyObject, sender: self, event: event)
      return
    }
    var responder: UIResponder? = self
    while let next = responder {
      if action.performs(on: next, sender: self, event: event) { return }
      responder = next.next
    }
  }

  /// Calls a closure.
  open func sendAction(_ action: UIAction) { action.call(from: self) }

  /// A finger has come down: whether it is to be followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger has moved: whether it is to be followed further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger has lifted, or is not to be followed further.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The finger was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled { fingersCame(touches, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersMoved(touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersLifted(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersWereTaken(touches, event)
  }

  /// What `state` says is another now.
  func stateChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// What a finger does to the control that it is there for.
  var primaryEvent: Event { [] }

  func send(_ events: Event, with event: UIEvent?) {
    let due = actions.filter { !$0.events.isDisjoint(with: events) }
    guard !due.isEmpty else { return }
    runtime.call(.event, "An event of \(self)") {
      for action in due {
        switch action.receiver {
        case .target(let target, let selector):
          if let target = target.object { sendAction(selector, to: target, for: event) }
        case .responders(let selector): sendAction(selector, to: nil, for: event)
        case .action(let action): sendAction(action)
        }
      }
    }
  }
}
