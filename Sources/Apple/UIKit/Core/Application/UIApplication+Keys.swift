extension UIApplication {
  /// Returns `nil`: a film has no status bar, for whose view apps ask by the key `statusBar`.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Returns `nil`; see `value(forKey:)`.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard keyPath.hasPrefix("statusBar") else {
      raise(
        name: "NSUnknownKeyException",
        "[\(self) valueForUndefinedKey:]: this class is not key value coding-compliant for the key "
          + "\(keyPath).")
    }
    return nil
  }
}
