extension UIAlertAction {
  /// Sets a value that apps set by its key only: `titleTextColor`; any other stops with Apple's
  /// sentence.
  public func setValue(_ value: Any?, forKey key: String) {
    guard key == "titleTextColor" else { raise(unknownKey: key, of: self) }
    titleTextColor = value as? UIColor
    onChange()
  }
}

extension UIAlertController {
  /// Sets a value that apps set by its key only: `attributedTitle` and `attributedMessage`; any other
  /// stops with Apple's sentence.
  public func setValue(_ value: Any?, forKey key: String) {
    let text = value as? NSAttributedString
    switch key {
    case "attributedTitle": attributedTitle = text
    case "attributedMessage": attributedMessage = text
    default: raise(unknownKey: key, of: self)
    }
  }
}

@MainActor
private func raise(unknownKey key: String, of object: NSObject) -> Never {
  raise(
    name: "NSUnknownKeyException",
    "[\(object) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
      + "\(key).")
}
