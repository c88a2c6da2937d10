extension KeyedRows {
  /// The properties of `UIPickerView` that are reached by their keys.
  @MainActor static let ofUIPickerView = KeyedRows([
    KeyedRow("dataSource", \UIPickerView.dataSource),
    KeyedRow("delegate", \UIPickerView.delegate),
    KeyedRow("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator),
    KeyedRow("numberOfComponents", \UIPickerView.numberOfComponents),
  ])
}

extension UIPickerView: HasOwnRows {
  /// The rows of `UIPickerView` itself.
  package static var ownRows: KeyedRows { .ofUIPickerView }
}
