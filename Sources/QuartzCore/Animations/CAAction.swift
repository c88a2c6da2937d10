import Foundation

/// Something that runs when a property of a layer changes.
///
/// Source: Apple, CAAction.
@MainActor
public protocol CAAction {
  /// Runs for an object, a layer, of which the property has changed that `event` names.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// No action: a layer that is answered this one looks no further.
extension NSNull: CAAction {
  /// Does nothing.
  @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
