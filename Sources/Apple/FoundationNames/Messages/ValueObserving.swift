/// An object that hears when a value which it observes has changed.
///
/// Rewritten files conform the classes that override `observeValue(forKeyPath:of:change:context:)`
/// and are no responders, which all do.
@preconcurrency @MainActor
public protocol ValueObserving: AnyObject {
  /// Called when a value observed by `addObserver(_:forKeyPath:options:context:)` has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}
