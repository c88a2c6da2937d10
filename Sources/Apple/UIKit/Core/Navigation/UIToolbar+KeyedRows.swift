extension KeyedRows {
  /// The properties of `UIToolbar` that are reached by their keys.
  @MainActor static let ofUIToolbar = ofUIView.adding([
    KeyedRow("delegate", \UIToolbar.delegate),
    KeyedRow("items", \UIToolbar.items),
    KeyedRow("barTintColor", \UIToolbar.barTintColor),
    KeyedRow("translucent", \UIToolbar.isTranslucent),
    KeyedRow("barStyle", \UIToolbar.barStyle),
    KeyedRow("standardAppearance", \UIToolbar.standardAppearance),
    KeyedRow("compactAppearance", \UIToolbar.compactAppearance),
    KeyedRow("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
    KeyedRow("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance),
    KeyedRow("barPosition", reading: \UIToolbar.barPosition),
  ])
}
