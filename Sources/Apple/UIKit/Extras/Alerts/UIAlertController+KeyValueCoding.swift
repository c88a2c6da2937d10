extension UIAlertAction {
  /// Sets a value that apps set by its key only: `titleTextColor`.
  ///
  /// Images and check marks of actions are not shown, and the log says so; any other key stops with
  /// Apple's sentence.
  public func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "titleTextColor":
      titleTextColor = value as? UIColor
      onChange()
    case "image", "imageTintColor", "checked", "titleTextAlignment":
      Log.once("Actions of alerts show their titles alone here, without “\(key)”.")
    default:
      raise(
        name: "NSUnknownKeyException",
        "[\(self) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
          + "key \(key).")
    }
  }
}

extension UIAlertController: KeyedController {
  /// Sets a text with attributes by its key; a content view controller is left out, and the log
  /// says so.
  ///
  /// - Returns: false for a key that the controller does not have.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    let text = value as? NSAttributedString
    switch key {
    case "attributedTitle": attributedTitle = text
    case "attributedMessage": attributedMessage = text
    case "contentViewController":
      Log.once("An alert shows texts, fields and actions here, and no “\(key)”.")
    default: return false
    }
    return true
  }
}
