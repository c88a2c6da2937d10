/// Calls of methods by selectors, at once or later in virtual time.
///
/// Source: Apple, NSObject.
@MainActor
extension NSObjectProtocol {
  /// Returns true when the object is of the class whose method the selector names, or says that it has it.
  @preconcurrency @MainActor public func responds(to aSelector: Selector?) -> Bool {
    (self as? any QuestionAnswering)?.responds(to: aSelector) ?? _responds(to: aSelector)
  }

  /// Returns true when the object is of the class whose method the selector names: what `super` answers.
  @preconcurrency @MainActor public func _responds(to aSelector: Selector?) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }

  /// Returns the object to which this one hands a method on that it does not have; `nil` for none.
  @preconcurrency @MainActor public func forwardingTarget(for aSelector: Selector?) -> Any? {
    (self as? any MessageForwarding)?.forwardingTarget(for: aSelector)
  }

  /// Returns `nil`: a class without a method of its own hands nothing on.
  @preconcurrency @MainActor public func _forwardingTarget(for aSelector: Selector?) -> Any? { nil }

  /// Calls a method of this object that takes nothing.
  ///
  /// - Returns: the object that the method gives, which lives until the code that runs now has ended; `nil` for
  ///   none.
  @discardableResult
  @preconcurrency @MainActor public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    answer(aSelector, ())
  }

  /// Calls a method of this object that takes another object.
  ///
  /// - Returns: the object that the method gives; `nil` for none.
  @discardableResult
  @preconcurrency @MainActor public func perform(_ aSelector: Selector!, with object: Any!)
    -> Unmanaged<AnyObject>!
  {
    answer(aSelector, object ?? (object as Any))
  }

  /// Calls a method of this object that takes two other objects.
  ///
  /// - Returns: the object that the method gives; `nil` for none.
  @discardableResult
  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    answer(aSelector, object1 ?? (object1 as Any), object2.map { $0 as AnyObject })
  }

  private func answer(
    _ selector: Selector?, _ first: Any, _ second: AnyObject? = nil
  ) -> Unmanaged<AnyObject>? {
    guard let selector else {
      raise(.invalidArgument, "unrecognized selector sent to instance of \(Self.self): (null)")
    }
    guard let answer = selector.answer(of: self, sender: first, event: second) else { return nil }
    let object = answer as AnyObject
    _ = World.current.schedule(after: 0) { withExtendedLifetime(object) {} }
    return Unmanaged.passUnretained(object)
  }
}

/// What Objective-C's classes answer themselves.
///
/// Source: Apple, NSObject.
extension NSObject {
  /// Returns the class itself, also without its name in front.
  nonisolated public class func classForCoder() -> AnyClass { self }

  /// Returns the class from which this one is derived.
  nonisolated public class func superclass() -> AnyClass? { _getSuperclass(self) }

  /// Returns true for the class and for those from which it is derived.
  nonisolated public class func isSubclass(of aClass: AnyClass) -> Bool {
    sequence(first: self as AnyClass, next: { _getSuperclass($0) }).contains { $0 == aClass }
  }

  /// Returns false: no class has methods of its own that a selector names here.
  nonisolated public class func responds(to aSelector: Selector!) -> Bool { false }

  /// Stops with Apple's sentence: no class has methods of its own that a selector names here.
  @preconcurrency @MainActor
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    raise(
      .invalidArgument,
      "+[\(self) \(aSelector?.description ?? "(null)")]: unrecognized selector sent to class")
  }

  /// Stops with Apple's sentence: no class has methods of its own that a selector names here.
  @preconcurrency @MainActor
  @discardableResult
  public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector)
  }
}

@MainActor
extension NSObject {
  /// Calls a method of this object after a delay, and keeps the object alive until then.
  ///
  /// *Units* of `delay`: seconds.
  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let requests = World.current.requests
    let request = PerformRequest(target: self, selector: aSelector)
    request.token = World.current.schedule(after: delay) { [weak requests] in
      requests?.remove(request)
      aSelector.perform(on: request.target, sender: anArgument as Any)
    }
    requests.add(request)
  }

  /// Calls a method of this object on the main thread: at once where `wait` is true, and else when
  /// the code that runs now has ended.
  @preconcurrency @MainActor public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait {
      aSelector.perform(on: self, sender: arg as Any)
    } else {
      perform(aSelector, with: arg, afterDelay: 0)
    }
  }

  /// Calls a method of this object on the main thread, whichever the run loop's modes.
  @preconcurrency @MainActor public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes: [String]?
  ) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  /// Calls a method of this object when the code that runs now has ended, as a thread of its own
  /// would; there is one thread in a scene.
  @preconcurrency @MainActor public func performSelector(
    inBackground aSelector: Selector, with arg: Any?
  ) {
    perform(aSelector, with: arg, afterDelay: 0)
  }

  /// Calls a method of this object after a delay, whichever the run loop's modes.
  ///
  /// *Units* of `delay`: seconds.
  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Takes back all delayed calls of a target.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any
  ) {
    let target = aTarget as AnyObject
    World.current.cancelRequests(of: target) { _ in true }
  }

  /// Takes back a target's delayed calls of a selector, whatever their argument.
  ///
  /// The selector must be a copy of the one that was given with the call, or have the same name.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = aTarget as AnyObject
    World.current.cancelRequests(of: target) { $0.selector == aSelector }
  }
}

/// A delayed call of an object's method.
@MainActor
final class PerformRequest {
  /// The object whose method is called.
  let target: NSObject
  /// The method.
  let selector: Selector
  /// Names the call among the runtime's timers.
  var token: VirtualTimers.Token?

  init(target: NSObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }
}

/// The delayed calls that have not been made or taken back.
@MainActor
final class PerformRequests {
  private var waiting: [ObjectIdentifier: [ObjectIdentifier: PerformRequest]] = [:]

  /// Adds a call.
  func add(_ request: PerformRequest) {
    waiting[ObjectIdentifier(request.target), default: [:]][ObjectIdentifier(request)] = request
  }

  /// Removes a call.
  func remove(_ request: PerformRequest) {
    let target = ObjectIdentifier(request.target)
    waiting[target]?[ObjectIdentifier(request)] = nil
    if waiting[target]?.isEmpty == true { waiting[target] = nil }
  }

  /// Returns the calls of a target that fit, in no order.
  func requests(
    of target: AnyObject, where fits: (PerformRequest) -> Bool
  ) -> [PerformRequest] {
    waiting[ObjectIdentifier(target)]?.values.filter(fits) ?? []
  }
}

extension World {
  /// The delayed calls that objects requested.
  fileprivate var requests: PerformRequests { part { PerformRequests() } }

  /// Takes back the calls of a target that fit.
  fileprivate func cancelRequests(of target: AnyObject, where fits: (PerformRequest) -> Bool) {
    for request in requests.requests(of: target, where: fits) {
      requests.remove(request)
      if let token = request.token { timers.remove(token) }
    }
  }
}
