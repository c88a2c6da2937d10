extension UIPickerView: KeyedProperties {
  /// Takes `textColor`, which is no property of Apple's, as apps set it by its key.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    guard key == "textColor" else { return false }
    record("textColor", value as? UIColor)
    reloadAllComponents()
    return true
  }

  /// The colour of titles that have none of their own.
  var titleColor: UIColor { recorded("textColor", nil as UIColor?) ?? .label }
}

extension UIDatePicker: KeyedProperties {
  /// Takes `textColor` for its wheels; `highlightsToday` changes nothing.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    switch key {
    case "textColor": return wheels.setKeyed(value, key)
    // Wheels have no other colour for today here.
    case "highlightsToday": return true
    default: return false
    }
  }
}
