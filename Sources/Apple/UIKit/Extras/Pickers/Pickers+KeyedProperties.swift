extension UIPickerView: KeyedProperties {
  /// Returns a value by its key; `nil` for a key that the picker does not have.
  package func keyed(_ key: String) -> Any?? { KeyedRow.ofUIPickerView.value(of: key, in: self) }

  /// Sets a value by its key; `textColor` colours the titles that have no colour of their own.
  ///
  /// - Returns: false for a key that the picker does not have.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    guard key == "textColor" else { return KeyedRow.ofUIPickerView.set(value, for: key, in: self) }
    record("textColor", value as? UIColor)
    reloadAllComponents()
    return true
  }

  /// The colour of titles that have none of their own.
  var titleColor: UIColor { recorded("textColor", nil as UIColor?) ?? .label }
}

extension UIDatePicker: KeyedProperties {
  /// Returns a value by its key; `nil` for a key that the picker does not have.
  package func keyed(_ key: String) -> Any?? { KeyedRow.ofUIDatePicker.value(of: key, in: self) }

  /// Sets a value by its key; `textColor` colours the wheels, and `highlightsToday` changes
  /// nothing.
  ///
  /// - Returns: false for a key that the picker does not have.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    switch key {
    case "textColor": return wheels.setKeyed(value, key)
    // Wheels have no other colour for today here.
    case "highlightsToday": return true
    default: return KeyedRow.ofUIDatePicker.set(value, for: key, in: self)
    }
  }
}
