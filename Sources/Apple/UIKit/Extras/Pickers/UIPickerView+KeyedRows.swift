extension KeyedRow {
  /// The properties of `UIPickerView` that are reached by their keys.
  @MainActor static var ofUIPickerView: [KeyedRow] {
    [
      KeyedRow("dataSource", \UIPickerView.dataSource),
      KeyedRow("delegate", \UIPickerView.delegate),
      KeyedRow("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator),
      KeyedRow("numberOfComponents", \UIPickerView.numberOfComponents),
    ]
  }
}
