extension KeyedRows {
  /// The properties of `UITabBarItem` that are reached by their keys.
  @MainActor static let ofUITabBarItem = ofUIBarItem.adding([
    KeyedRow("selectedImage", \UITabBarItem.selectedImage),
    KeyedRow("badgeValue", \UITabBarItem.badgeValue),
    KeyedRow("badgeColor", \UITabBarItem.badgeColor),
    KeyedRow("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
  ])
}
