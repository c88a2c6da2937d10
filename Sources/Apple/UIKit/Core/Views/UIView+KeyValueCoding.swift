extension UIView {
  /// Returns a value by the name of a property, or by the names on the way to one.
  func keyedValue(_ keyPath: String) -> Any? {
    if let path = keyPath.withoutLayer { return layer.value(forKeyPath: path) }
    if let own = ownValue(forKeyPath: keyPath) { return own }
    let (key, rest) = keyPath.firstKey
    if let rest {
      guard let found = Self.keyedRows.value(of: key, in: self) ?? nil else {
        raiseUnknownKey("valueForUndefinedKey:", key)
      }
      return valueOf(rest.split(separator: ".").map(String.init), in: found)
    }
    // What can be observed is given as it is, not in an `NSValue`.
    if let read = reader(of: keyPath) { return read() }
    guard let found = Self.keyedRows.value(of: key, in: self) else {
      raiseUnknownKey("valueForUndefinedKey:", keyPath)
    }
    return found
  }

  /// Sets a value by the name of a property, or by the names on the way to one.
  func setKeyedValue(_ value: Any?, _ keyPath: String) {
    if let path = keyPath.withoutLayer { return layer.setValue(value, forKeyPath: path) }
    if setOwnValue(value, forKeyPath: keyPath) { return tellObservers() }
    let (key, rest) = keyPath.firstKey
    if let rest {
      let next = Self.keyedRows.value(of: key, in: self) ?? nil
      guard setKeyed(value, at: rest, in: next) else {
        raiseUnknownKey("setValue:forUndefinedKey:", keyPath)
      }
      return
    }
    guard Self.keyedRows.set(value, for: key, in: self) else {
      raiseUnknownKey("setValue:forUndefinedKey:", keyPath)
    }
    tellObservers()
  }
}

extension String {
  /// The key path in a layer, of one that begins with `layer.`.
  fileprivate var withoutLayer: String? {
    hasPrefix("layer.") ? String(dropFirst("layer.".count)) : nil
  }
}
