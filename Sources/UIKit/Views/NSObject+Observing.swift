extension NSObject {
  /// Tells an object whenever a value of this one has changed at the end of a frame's pass.
  ///
  /// It calls the observer's `observeValue(forKeyPath:of:change:context:)`. Views can be observed, in
  /// most of the values that move them; it stops for every other object.
  ///
  /// Source: Apple, NSObject.addObserver(_:forKeyPath:options:context:).
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let view = self as? UIView else {
      raise(
        .invalidArgument,
        "\(type(of: self)) has no value “\(keyPath)” that can be observed here: those of views can")
    }
    view.add(observer: observer, of: keyPath, options, context)
  }

  /// Stops telling an observer of a value.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    (self as? UIView)?.removeObservations { $0.observer === observer && $0.name == keyPath }
  }

  /// Stops telling an observer of a value for one context.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    (self as? UIView)?.removeObservations {
      $0.observer === observer && $0.name == keyPath && $0.context == context
    }
  }
}
