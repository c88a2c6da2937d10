extension KeyedRows {
  /// The properties of `UISegmentedControl` that are reached by their keys.
  @MainActor static let ofUISegmentedControl = ofUIControl.adding([
    KeyedRow("momentary", \UISegmentedControl.isMomentary),
    KeyedRow("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    KeyedRow(
      "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
    KeyedRow("numberOfSegments", reading: \UISegmentedControl.numberOfSegments),
    KeyedRow("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
  ])
}
