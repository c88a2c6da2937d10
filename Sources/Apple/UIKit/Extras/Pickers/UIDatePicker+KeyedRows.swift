extension KeyedRows {
  /// The properties of `UIDatePicker` that are reached by their keys.
  @MainActor static let ofUIDatePicker = KeyedRows([
    KeyedRow("datePickerMode", \UIDatePicker.datePickerMode),
    KeyedRow("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle),
    KeyedRow("minimumDate", \UIDatePicker.minimumDate),
    KeyedRow("maximumDate", \UIDatePicker.maximumDate),
    KeyedRow("minuteInterval", \UIDatePicker.minuteInterval),
    KeyedRow("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval),
    KeyedRow("calendar", \UIDatePicker.calendar),
    KeyedRow("timeZone", \UIDatePicker.timeZone),
    KeyedRow("locale", \UIDatePicker.locale),
    KeyedRow("countDownDuration", \UIDatePicker.countDownDuration),
    KeyedRow("date", \UIDatePicker.date),
  ])
}

extension UIDatePicker: HasOwnRows {
  /// The rows of `UIDatePicker` itself.
  package static var ownRows: KeyedRows { .ofUIDatePicker }
}
