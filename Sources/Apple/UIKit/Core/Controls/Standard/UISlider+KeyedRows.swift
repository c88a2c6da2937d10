extension KeyedRows {
  /// The properties of `UISlider` that are reached by their keys.
  @MainActor static let ofUISlider = ofUIControl.adding([
    KeyedRow("preferredBehavioralStyle", \UISlider.preferredBehavioralStyle),
    KeyedRow("minimumValue", \UISlider.minimumValue),
    KeyedRow("maximumValue", \UISlider.maximumValue),
    KeyedRow("continuous", \UISlider.isContinuous),
    KeyedRow("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
    KeyedRow("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
    KeyedRow("thumbTintColor", \UISlider.thumbTintColor),
    KeyedRow("minimumValueImage", \UISlider.minimumValueImage),
    KeyedRow("maximumValueImage", \UISlider.maximumValueImage),
    KeyedRow("value", \UISlider.value),
    KeyedRow("currentThumbImage", reading: \UISlider.currentThumbImage),
    KeyedRow("currentMinimumTrackImage", reading: \UISlider.currentMinimumTrackImage),
    KeyedRow("currentMaximumTrackImage", reading: \UISlider.currentMaximumTrackImage),
  ])
}
