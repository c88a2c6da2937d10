/// An observation by a closure, which ends when the object is released.
///
/// Source: Apple, NSKeyValueObservation.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  private weak var view: UIView?
  fileprivate let observation: ObservedValue

  fileprivate init(_ observation: ObservedValue, of view: UIView) {
    self.observation = observation
    self.view = view
    super.init()
  }

  /// Ends the observation.
  public func invalidate() {
    observation.isOver = true
    view?.observedValues.removeAll { $0 === observation }
  }

  deinit { observation.isOver = true }
}

extension UIView {
  /// Reads all observed values, of which some may have changed.
  func tellObservers() {
    guard !observedValues.isEmpty else { return }
    runtime.call(.observation, "A change of an observed value of \(self)") {
      for value in observedValues { value.look() }
    }
    observedValues.removeAll(where: \.isOver)
  }

  /// Tells an observer when a value of the view changes.
  ///
  /// It calls the observer's `observeValue(forKeyPath:of:change:context:)`. The values are `frame`,
  /// `bounds`, `center`, `transform`, `alpha`, `hidden` and `backgroundColor`, and a scroll view's
  /// `contentOffset`, `contentSize`, `contentInset` and `panGestureRecognizer.state`. It stops for
  /// others, which cannot be observed.
  func add(
    observer: NSObject, of keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    guard let read = reader(of: keyPath) else {
      raise(
        .invalidArgument,
        "\(type(of: self)) has no value “\(keyPath)” that can be observed here; those of a view are "
          + "frame, bounds, center, transform, alpha, hidden and backgroundColor")
    }
    let value = ObservedValue(
      name: keyPath, observer: observer, context: context, read: read,
      tell: { [weak self, weak observer] old, new in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
        if options.contains(.old), let old { change[.oldKey] = old }
        if options.contains(.new) { change[.newKey] = new }
        (observer as? UIResponder)?.observeValue(
          forKeyPath: keyPath, of: self, change: change, context: context)
      })
    observedValues.append(value)
    if options.contains(.initial) { value.tellAtOnce() }
  }

  /// Stops telling an observer of values that fit.
  func removeObservations(_ isGone: (ObservedValue) -> Bool) {
    observedValues.removeAll(where: isGone)
  }

  func reader(of keyPath: String) -> (() -> Any)? {
    switch keyPath {
    case "frame": { [unowned self] in frame }
    case "bounds": { [unowned self] in bounds }
    case "center": { [unowned self] in center }
    case "transform": { [unowned self] in transform }
    case "alpha": { [unowned self] in alpha }
    case "hidden", "isHidden": { [unowned self] in isHidden }
    case "backgroundColor": { [unowned self] in backgroundColor as Any }
    default: (self as? any ObservedFurther)?.furtherReader(of: keyPath)
    }
  }
}

/// A view whose values can be observed by key paths.
@preconcurrency @MainActor
public protocol KeyValueObservable: UIView {}

extension UIView: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls a closure whenever a value of the view changes, for as long as the result is kept.
  ///
  /// The values are those of `addObserver(_:forKeyPath:options:context:)`. Changes of other values
  /// are noticed only when one of those changes, too.
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
    observedValues.append(value)
    if options.contains(.initial) { value.tellAtOnce() }
    return NSKeyValueObservation(value, of: self)
  }
}
