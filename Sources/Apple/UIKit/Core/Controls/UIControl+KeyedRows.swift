extension KeyedRows {
  /// The properties of `UIControl` that are reached by their keys.
  @MainActor static let ofUIControl = ofUIView.adding([
    KeyedRow("enabled", \UIControl.isEnabled),
    KeyedRow("selected", \UIControl.isSelected),
    KeyedRow("highlighted", \UIControl.isHighlighted),
    KeyedRow("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
    KeyedRow("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
    KeyedRow("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction),
    KeyedRow("tracking", reading: \UIControl.isTracking),
    KeyedRow("touchInside", reading: \UIControl.isTouchInside),
    KeyedRow("state", \UIControl.state),
    KeyedRow("allControlEvents", reading: \UIControl.allControlEvents),
    KeyedRow("toolTip", \UIControl.toolTip),
    KeyedRow("symbolAnimationEnabled", \UIControl.isSymbolAnimationEnabled),
    KeyedRow(
      "effectiveContentHorizontalAlignment", \UIControl.effectiveContentHorizontalAlignment),
  ])
}
