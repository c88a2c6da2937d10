@MainActor
extension NSObject {
  /// Stops with Apple's sentence on a key that an object does not have.
  package func raiseUnknownKey(_ method: String, _ key: String) -> Never {
    raise(
      name: "NSUnknownKeyException",
      "[\(self) \(method)]: this class is not key value coding-compliant for the key \(key).")
  }
}
