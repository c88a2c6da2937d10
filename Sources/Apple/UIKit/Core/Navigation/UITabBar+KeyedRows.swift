extension KeyedRows {
  /// The properties of `UITabBar` that are reached by their keys.
  @MainActor static let ofUITabBar = ofUIView.adding([
    KeyedRow("delegate", \UITabBar.delegate),
    KeyedRow("items", \UITabBar.items),
    KeyedRow("selectedItem", \UITabBar.selectedItem),
    KeyedRow("barTintColor", \UITabBar.barTintColor),
    KeyedRow("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
    KeyedRow("translucent", \UITabBar.isTranslucent),
    KeyedRow("barStyle", \UITabBar.barStyle),
    KeyedRow("backgroundImage", \UITabBar.backgroundImage),
    KeyedRow("shadowImage", \UITabBar.shadowImage),
    KeyedRow("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
    KeyedRow("itemPositioning", \UITabBar.itemPositioning),
    KeyedRow("itemWidth", \UITabBar.itemWidth),
    KeyedRow("itemSpacing", \UITabBar.itemSpacing),
    KeyedRow("standardAppearance", \UITabBar.standardAppearance),
    KeyedRow("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
  ])
}
