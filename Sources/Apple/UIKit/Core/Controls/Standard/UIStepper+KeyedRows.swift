extension KeyedRows {
  /// The properties of `UIStepper` that are reached by their keys.
  @MainActor static let ofUIStepper = ofUIControl.adding([
    KeyedRow("continuous", \UIStepper.isContinuous),
    KeyedRow("autorepeat", \UIStepper.autorepeat),
    KeyedRow("wraps", \UIStepper.wraps),
    KeyedRow("minimumValue", \UIStepper.minimumValue),
    KeyedRow("maximumValue", \UIStepper.maximumValue),
    KeyedRow("stepValue", \UIStepper.stepValue),
    KeyedRow("value", \UIStepper.value),
  ])
}
