/// An object that names another one for methods that it does not have itself.
///
/// On Apple's platforms every object may; here those classes do that declare the method.
///
/// Source: Apple, NSObject.forwardingTarget(for:).
@preconcurrency @MainActor
public protocol MessageForwarding: AnyObject {
  /// Returns the object whose method is called in place of one that the object does not have; `nil` for none.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

/// An object that says otherwise than by its class which methods it has.
///
/// Source: Apple, NSObjectProtocol.responds(to:).
@preconcurrency @MainActor
public protocol QuestionAnswering: AnyObject {
  /// Returns true where the object, or one to which it hands the call on, has the method.
  func responds(to aSelector: Selector!) -> Bool
}

extension Selector {
  /// Returns the object to which a target hands the call of a method on that it does not have; `nil` for none.
  @MainActor
  func object(behind target: AnyObject) -> AnyObject? {
    guard !isMethod(of: target), let target = target as? any MessageForwarding,
      let other = target.forwardingTarget(for: self).map({ $0 as AnyObject }), other !== target
    else { return nil }
    return other
  }
}
