extension NSObject {
  /// Tells an object whenever a value of this one changes.
  ///
  /// It calls the observer's `observeValue(forKeyPath:of:change:context:)`. Of a view the values are
  /// `frame`, `bounds`, `center`, `transform`, `alpha`, `hidden` and `backgroundColor`, and a scroll
  /// view's `contentOffset`, `contentSize`, `contentInset` and `panGestureRecognizer.state`. Stored
  /// properties of every object can be observed, too: they tell when `tellObservers(of:)` is called,
  /// as `dynamic` ones of rewritten files do. Of `UserDefaults` every setting can be. Of other
  /// values nobody tells, which the log says.
  ///
  /// Source: Apple, NSObject.addObserver(_:forKeyPath:options:context:).
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let reader = (self as? any ReadsForObservers)?.reader(of: keyPath)
    let read = reader ?? storedProperty(keyPath) ?? readerOfNothing(keyPath, options)
    let value = ObservedValue(
      name: keyPath, observer: observer, context: context, read: read,
      tell: { [weak self, weak observer] old, new in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
        if options.contains(.old), let old { change[.oldKey] = old }
        if options.contains(.new) { change[.newKey] = new }
        (observer as? any ValueObserving)?.observeValue(
          forKeyPath: keyPath, of: self, change: change, context: context)
      })
    valuesObserved.append(value)
    if options.contains(.initial) { value.tellAtOnce() }
  }

  /// Returns what reads a value that is not known, of which nobody will tell.
  ///
  /// It stops with Apple's sentence where the value is asked for at once, and for a path that cannot be
  /// gone along.
  @MainActor
  private func readerOfNothing(_ keyPath: String, _ options: NSKeyValueObservingOptions)
    -> () -> Any
  {
    let key = keyPath.split(separator: ".").first.map(String.init) ?? keyPath
    if options.contains(.initial) || key != keyPath && storedProperty(key) == nil {
      raiseUnknownKey("valueForUndefinedKey:", key)
    }
    Log.once("Nobody tells of changes of “\(keyPath)” of \(type(of: self)), which is observed.")
    return { NSNull() }
  }

  /// Stops telling an observer of a value.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    endObservations { $0.observer === observer && $0.name == keyPath }
  }

  /// Stops telling an observer of a value for one context.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    endObservations {
      $0.observer === observer && $0.name == keyPath && $0.context == context
    }
  }

  /// Ends observations also for those who tell of values right now.
  @MainActor
  private func endObservations(where ends: (ObservedValue) -> Bool) {
    valuesObserved.removeAll { value in
      guard ends(value) else { return false }
      value.isOver = true
      return true
    }
  }
}
