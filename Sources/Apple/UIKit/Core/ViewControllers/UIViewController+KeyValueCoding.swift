/// A controller with values that apps set by their keys, some of them nowhere else.
@MainActor
package protocol KeyedController: UIViewController {
  /// Sets a value.
  ///
  /// - Returns: false for a key that the controller does not have.
  func setKeyed(_ value: Any?, _ key: String) -> Bool
}

extension UIViewController {
  func keyedValue(_ keyPath: String) -> Any? {
    let (key, rest) = keyPath.firstKey
    if let found = valueAlongRows(key, rest) { return found }
    return PredicateOperand.path(keyPath.split(separator: ".").map(String.init)).value(in: self)
      ?? raiseUnknownKey("valueForUndefinedKey:", keyPath)
  }

  func setIfKnown(_ value: Any?, _ keyPath: String) -> Bool {
    (self as? any KeyedController)?.setKeyed(value, keyPath) == true || setByRows(value, keyPath)
  }
}
