extension InterfaceLoad {
  /// Sets a property of UIKit's that a runtime attribute of the file names.
  ///
  /// On a key of none the log has what it has on iOS, and the reading goes on.
  public func set(_ value: Any?, forKeyPath keyPath: String, of object: NSObject) {
    if (object as? any KeyedByRows)?.setIfKnown(value, keyPath) == true { return }
    Log.once(
      "Failed to set (\(keyPath)) user defined inspected property on (\(type(of: object))): "
        + "[\(object) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
        + "key \(keyPath).")
  }

  /// Sets a property of the author's own to what key-value coding makes of a runtime attribute: `10`
  /// of the text `10 pt`.
  ///
  /// - Parameters:
  ///   - value: what the file says.
  ///   - set: sets the property, whose type says what is made.
  public func take<Value>(_ value: Any?, _ set: (Value) -> Void) {
    if let made = KeyedValue.value(of: value, as: Value.self) { return set(made) }
    Log.once("A runtime attribute is no \(Value.self), and its property stays as it is.")
  }
}
