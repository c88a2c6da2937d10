/// A view that sends events for what fingers do to it.
///
/// Source: Apple, UIControl.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether the control takes touches.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { isHighlighted = false }
      stateChanged()
    }
  }

  /// Whether the control is selected; it never changes that by itself.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// Whether a finger is down on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// The horizontal place of the content in the control.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The vertical place of the content in the control.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Whether a finger that comes down opens the control's menu at once.
  open var showsMenuAsPrimaryAction = false

  /// Whether the control follows a touch.
  open var isTracking: Bool { trackedTouch != nil }

  /// Whether the touch that the control follows is on it or near it.
  open internal(set) var isTouchInside = false

  /// The touch that the control follows.
  var trackedTouch: UITouch?

  private(set) var receivers: [ControlAction] = []

  /// Makes a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(from: coder, in: UIControl.self)
  }

  /// Makes a control that calls `primaryAction` on its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The state: highlighted, disabled, selected, any of them, or `normal` for none.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Calls a method of a target, which is held weakly, on some events.
  ///
  /// For a `nil` target, the method of the first responder that has it is called, from the control
  /// outwards.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target = target.map({ $0 as AnyObject }) else {
      receivers.add(.responders(action), for: controlEvents) { $0.calls(nil, action) }
      return
    }
    receivers.add(.target(WeakReference(target), action), for: controlEvents) {
      $0.calls(target, action)
    }
  }

  /// Stops calling a target's method on some events.
  ///
  /// A `nil` action stands for all actions of the target; if both are `nil`, all targets are
  /// removed. An action is recognized only by a copy of the selector with which it was added;
  /// another selector of the same method removes nothing.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let wanted = target.map { $0 as AnyObject }
    receivers.remove(controlEvents) {
      if wanted == nil, action == nil { return !$0.isClosure }
      return $0.calls(wanted, action)
    }
  }

  /// Calls a closure on some events, in place of another action of the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    receivers.add(.action(action), for: controlEvents) { $0.isAction(action.identifier) }
  }

  /// Stops calling a closure, or another one of the same identifier, on some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops calling the closure of an identifier on some events; it stays for the others.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    receivers.remove(controlEvents) { $0.isAction(actionIdentifier) }
  }

  /// The objects that are called on some event.
  open var allTargets: Set<AnyHashable> {
    Set(receivers.compactMap { $0.target as? AnyHashable })
  }

  /// Returns the names of the methods of a target that are called on an event; `nil` for none.
  ///
  /// A method without a name of its own counts as its selector describes itself.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let wanted = target.map { $0 as AnyObject }
    let names = receivers.filter { !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.selectorName(on: wanted) }
    return names.isEmpty ? nil : names
  }

  /// Calls a closure for every action, until the closure says stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for receiver in receivers where !stops {
      iterator(receiver.action, receiver.targetAction, receiver.events, &stops)
    }
  }

  /// The events on which something is called.
  open var allControlEvents: Event { receivers.reduce([]) { $0.union($1.events) } }

  /// Calls everything that was added for some events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Calls a method of a target, or of the first responder that has it, from the control outwards.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      let target = target as AnyObject
      // Objective-C hands nil also to a method that asks for an event.
      if event == nil,
        action.performs(on: target, sender: self, event: UIEvent(touches: [], timestamp: 0))
      {
        return
      }
      action.perform(on: target, sender: self, event: event)
      return
    }
    var responder: UIResponder? = self
    while let next = responder {
      if action.performs(on: next, sender: self, event: event) { return }
      responder = next.next
    }
  }

  /// Calls the closure of an action.
  open func sendAction(_ action: UIAction) { action.call(from: self) }

  /// Called when a finger comes down; returns true to follow its touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch has moved; returns true to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch has ended, or is not followed any more.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch was cancelled.
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

  /// Called when `state` has changed.
  package func stateChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Called before the main event is sent.
  func willSendPrimaryEvent() {}

  /// The event sent after `touchUpInside`, if any: a control's main event.
  var primaryEvent: Event { [] }

  /// Calls everything that was added for any of the events, once each.
  package func send(_ events: Event, with event: UIEvent?) {
    let due = receivers.filter { !$0.events.isDisjoint(with: events) }
    guard !due.isEmpty else { return }
    for index in receivers.indices where !receivers[index].events.isDisjoint(with: events) {
      receivers[index].wasCalled = true
    }
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

  /// Sends what a tap sends.
  ///
  /// Source: Apple, UIControl.performPrimaryAction().
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// The words beside a pointer that rests; recorded only, for there is no pointer.
  open var toolTip: String? {
    get { recorded("toolTip", nil as String?) }
    set { record("toolTip", newValue) }
  }

  /// Whether the animations of symbols run; recorded only.
  open var isSymbolAnimationEnabled: Bool {
    get { recorded("isSymbolAnimationEnabled", false) }
    set { record("isSymbolAnimationEnabled", newValue) }
  }

  /// Where the content stands along the line, with the direction of reading taken into account.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIControl }
}
