extension KeyedRows {
  /// The properties of `UISwitch` that are reached by their keys.
  @MainActor static let ofUISwitch = ofUIControl.adding([
    KeyedRow("onTintColor", \UISwitch.onTintColor),
    KeyedRow("thumbTintColor", \UISwitch.thumbTintColor),
    KeyedRow("preferredStyle", \UISwitch.preferredStyle),
    KeyedRow("style", reading: \UISwitch.style),
    KeyedRow("onImage", \UISwitch.onImage),
    KeyedRow("offImage", \UISwitch.offImage),
    KeyedRow("title", \UISwitch.title),
    KeyedRow("on", \UISwitch.isOn),
  ])
}
