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
      requests?.remove(request)
      aSelector.perform(on: request.target, sender: anArgument as Any)
    }
    requests.add(request)
  }

  /// Takes back all that a target was to do later.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = aTarget as AnyObject
    Runtime.current.cancelRequests(of: target) { _ in true }
  }

  /// Takes back what a target was to do later by a selector, which is known by a copy of the one
  /// that was given then, whatever its object.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = aTarget as AnyObject
    Runtime.current.cancelRequests(of: target) { $0.selector == aSelector }
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

/// The calls that objects were asked to make later.
@MainActor
final class PerformRequests {
  private var waiting: [ObjectIdentifier: [ObjectIdentifier: PerformRequest]] = [:]

  func add(_ request: PerformRequest) {
    waiting[ObjectIdentifier(request.target), default: [:]][ObjectIdentifier(request)] = request
  }

  func remove(_ request: PerformRequest) {
    let target = ObjectIdentifier(request.target)
    waiting[target]?[ObjectIdentifier(request)] = nil
    if waiting[target]?.isEmpty == true { waiting[target] = nil }
  }

  /// Those of a target that fit, in no order.
  func requests(
    of target: AnyObject, where fits: (PerformRequest) -> Bool
  ) -> [PerformRequest] {
    waiting[ObjectIdentifier(target)]?.values.filter(fits) ?? []
  }
}

extension Runtime {
  fileprivate func cancelRequests(of target: AnyObject, where fits: (PerformRequest) -> Bool) {
    for request in requests.requests(of: target, where: fits) {
      requests.remove(request)
      if let token = request.token { timers.remove(token) }
    }
  }
}
