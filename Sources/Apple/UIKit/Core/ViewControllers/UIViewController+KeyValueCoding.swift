/// A controller with values that apps set by their keys, some of them nowhere else.
@MainActor
package protocol KeyedController: UIViewController {
  /// Sets a value.
  ///
  /// - Returns: false for a key that the controller does not have.
  func setKeyed(_ value: Any?, _ key: String) -> Bool
}

extension UIViewController {
  /// Sets a value by its key: `title`, the bars of navigation and tab bar controllers, which bars of
  /// one's own replace so, and the texts of alerts; any other stops with Apple's sentence.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Sets a value by its key; see `setValue(_:forKey:)`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if keyPath == "title" { return title = value as? String }
    if (self as? any KeyedController)?.setKeyed(value, keyPath) == true { return }
    raise(
      name: "NSUnknownKeyException",
      "[\(self) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
        + "key \(keyPath).")
  }
}
