extension UIView {
  /// Returns a value by the name of a property, or by the names on the way to one.
  func keyedValue(_ keyPath: String) -> Any? {
    if let own = ownValue(forKeyPath: keyPath) { return own }
    let (key, rest) = keyPath.firstKey
    if let found = valueAlongRows(key, rest) { return found }
    guard rest == nil, let read = storedProperty(keyPath) else {
      raiseUnknownKey("valueForUndefinedKey:", key)
    }
    return read()
  }

  func setIfKnown(_ value: Any?, _ keyPath: String) -> Bool {
    guard setOwnValue(value, forKeyPath: keyPath) || setByRows(value, keyPath) else { return false }
    tellObservers()
    return true
  }
}
