/// A method or closure that a control calls on some of its events.
@MainActor
struct ControlAction {
  enum Receiver {
    /// Calls a method of an object that is held weakly.
    case target(WeakReference<AnyObject>, Selector)
    /// Calls a method of the next responder that has it.
    case responders(Selector)
    case action(UIAction)
  }

  let receiver: Receiver
  var events: UIControl.Event
  /// Whether one of the events has been sent.
  var wasCalled = false

  /// Whether the object to call no longer exists.
  var isGone: Bool {
    if case .target(let target, _) = receiver { return target.object == nil }
    return false
  }

  /// Returns true when it calls `target`'s `action`, where a `nil` action stands for any.
  func calls(_ target: AnyObject?, _ action: Selector?) -> Bool {
    switch receiver {
    case .target(let own, let selector):
      own.object === target && (action == nil || selector == action)
    case .responders(let selector): target == nil && (action == nil || selector == action)
    case .action: false
    }
  }

  /// The object whose method is called; `nil` where there is none.
  var target: AnyObject? {
    if case .target(let target, _) = receiver { return target.object }
    return nil
  }

  /// Returns the name of the method that it calls on a target; `nil` where it calls another one.
  func selectorName(on target: AnyObject?) -> String? {
    switch receiver {
    case .target(let own, let selector): own.object === target ? selector.description : nil
    case .responders(let selector): target == nil ? selector.description : nil
    case .action: nil
    }
  }

  /// The target and the method that it calls; `nil` for a closure.
  var targetAction: (Any?, Selector)? {
    switch receiver {
    case .target(let own, let selector): (own.object, selector)
    case .responders(let selector): (nil, selector)
    case .action: nil
    }
  }

  /// The action whose closure it calls; `nil` for a method.
  var action: UIAction? {
    if case .action(let action) = receiver { return action }
    return nil
  }

  /// Whether it calls a closure.
  var isClosure: Bool {
    if case .action = receiver { return true }
    return false
  }

  func isAction(_ identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = receiver { return action.identifier == identifier }
    return false
  }
}

extension [ControlAction] {
  /// Adds a receiver, or adds the events to the action of the same receiver.
  @MainActor
  mutating func add(
    _ receiver: ControlAction.Receiver, for events: UIControl.Event,
    inPlaceOf isSame: (ControlAction) -> Bool
  ) {
    if let index = firstIndex(where: isSame) {
      let all = self[index].events.union(events)
      self[index] = ControlAction(
        receiver: receiver, events: all, wasCalled: self[index].wasCalled)
    } else {
      append(ControlAction(receiver: receiver, events: events))
    }
  }

  /// Takes events away from the actions that fit, and removes those left without any.
  @MainActor
  mutating func remove(_ events: UIControl.Event, where fits: (ControlAction) -> Bool) {
    for index in indices where fits(self[index]) { self[index].events.subtract(events) }
    removeAll { $0.events.isEmpty || $0.isGone }
  }
}
