extension KeyedRow {
  /// The properties of `UIStepper` that are reached by their keys.
  static var ofUIStepper: [KeyedRow] {
    [
      KeyedRow("continuous", \UIStepper.isContinuous),
      KeyedRow("autorepeat", \UIStepper.autorepeat),
      KeyedRow("wraps", \UIStepper.wraps),
      KeyedRow("minimumValue", \UIStepper.minimumValue),
      KeyedRow("maximumValue", \UIStepper.maximumValue),
      KeyedRow("stepValue", \UIStepper.stepValue),
      KeyedRow("value", \UIStepper.value),
    ]
  }
}
