/// An observation by a closure, which ends when the object is released.
///
/// Source: Apple, NSKeyValueObservation.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  private weak var object: NSObject?
  private let observation: ObservedValue

  init(_ observation: ObservedValue, of object: NSObject) {
    self.observation = observation
    self.object = object
    super.init()
  }

  /// Ends the observation.
  public func invalidate() {
    observation.isOver = true
    object?.valuesObserved.removeAll { $0 === observation }
  }

  deinit { observation.isOver = true }
}

/// An object whose values can be observed by key paths.
@preconcurrency @MainActor
public protocol KeyValueObservable: NSObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls a closure whenever a value of the object changes, for as long as the result is kept.
  ///
  /// Of a view these are the values of `addObserver(_:forKeyPath:options:context:)`. Other values
  /// are noticed when one of those changes, too, or when the object calls `tellObservers(of:)`,
  /// which `dynamic` properties of rewritten files do.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let value = ObservedValue(
      name: nil, observer: nil, context: nil,
      read: { [unowned self] in self[keyPath: keyPath] },
      tell: { [weak self] old, new in
        guard let self else { return }
        changeHandler(
          self,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? new as? Value : nil,
            oldValue: options.contains(.old) ? old as? Value : nil))
      })
    valuesObserved.append(value)
    if options.contains(.initial) { value.tellAtOnce() }
    return NSKeyValueObservation(value, of: self)
  }
}
