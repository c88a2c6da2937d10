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
    guard let found = Self.keyedRows.value(of: key, in: self) else {
      return PredicateOperand.path(keyPath.split(separator: ".").map(String.init)).value(in: self)
        ?? raiseUnknownKey("valueForUndefinedKey:", keyPath)
    }
    guard let rest else { return found }
    return found.flatMap { valueOf(rest.split(separator: ".").map(String.init), in: $0) }
  }

  func setKeyedValue(_ value: Any?, _ keyPath: String) {
    if (self as? any KeyedController)?.setKeyed(value, keyPath) == true { return }
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
  }
}
