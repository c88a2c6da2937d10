/// Methods called by selectors, at once or later in virtual time.
///
/// Source: Apple, NSObject.
@MainActor
extension NSObject {
  /// Calls a method that takes nothing.
  public func perform(_ aSelector: Selector) {
    aSelector.perform(on: self, sender: ())
  }

  /// Calls a method that takes an object.
  public func perform(_ aSelector: Selector, with object: Any?) {
    aSelector.perform(on: self, sender: object as Any)
  }

  /// Calls a method of this object, which is kept alive until then. Units: seconds.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let requests = Runtime.current.requests
    let request = PerformRequest(target: self, selector: aSelector)
    request.token = Runtime.current.schedule(after: delay) { [weak requests] in
      requests?.remove { $0 === request }
      aSelector.perform(on: request.target, sender: anArgument as Any)
    }
    requests.add(request)
  }

  /// Takes back all that a target was to do later.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = aTarget as AnyObject
    Runtime.current.cancelRequests { $0.target === target }
  }

  /// Takes back what a target was to do later by a selector, which is known by a copy of the one
  /// that was given then, whatever its object.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = aTarget as AnyObject
    Runtime.current.cancelRequests { $0.target === target && $0.selector == aSelector }
  }
}

/// A call that an object was asked to make later.
@MainActor
final class PerformRequest {
  let target: NSObject
  let selector: Selector
  var token: VirtualTimers.Token?

  init(target: NSObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }
}

/// The calls that objects were asked to make later, in the order of asking.
@MainActor
final class PerformRequests {
  private var waiting: [PerformRequest] = []

  func add(_ request: PerformRequest) { waiting.append(request) }

  /// Takes out those that fit.
  @discardableResult
  func remove(where fits: (PerformRequest) -> Bool) -> [PerformRequest] {
    let gone = waiting.filter(fits)
    waiting.removeAll(where: fits)
    return gone
  }
}

extension Runtime {
  fileprivate func cancelRequests(where fits: (PerformRequest) -> Bool) {
    for token in requests.remove(where: fits).compactMap(\.token) { timers.remove(token) }
  }
}
