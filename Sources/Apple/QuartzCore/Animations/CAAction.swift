import Foundation

/// An object that runs when a property of a layer changes.
///
/// Source: Apple, CAAction.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs because a property of an object changed.
  ///
  /// - Parameters:
  ///   - event: the name of the property.
  ///   - anObject: the layer.
  ///   - dict: further arguments; none for changed properties.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing: a layer that finds it looks for no other.
extension NSNull: CAAction {
  /// Does nothing.
  @preconcurrency @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
