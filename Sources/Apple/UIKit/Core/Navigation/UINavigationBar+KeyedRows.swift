extension KeyedRows {
  /// The properties of `UINavigationBar` that are reached by their keys.
  @MainActor static let ofUINavigationBar = ofUIView.adding([
    KeyedRow("barStyle", \UINavigationBar.barStyle),
    KeyedRow("backIndicatorImage", \UINavigationBar.backIndicatorImage),
    KeyedRow(
      "backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
    KeyedRow("barTintColor", \UINavigationBar.barTintColor),
    KeyedRow("translucent", \UINavigationBar.isTranslucent),
    KeyedRow("shadowImage", \UINavigationBar.shadowImage),
    KeyedRow("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
    KeyedRow("items", \UINavigationBar.items),
    KeyedRow("delegate", \UINavigationBar.delegate),
    KeyedRow("topItem", reading: \UINavigationBar.topItem),
    KeyedRow("backItem", reading: \UINavigationBar.backItem),
    KeyedRow("standardAppearance", \UINavigationBar.standardAppearance),
    KeyedRow("compactAppearance", \UINavigationBar.compactAppearance),
    KeyedRow("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
    KeyedRow("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
    KeyedRow("barPosition", reading: \UINavigationBar.barPosition),
  ])
}
