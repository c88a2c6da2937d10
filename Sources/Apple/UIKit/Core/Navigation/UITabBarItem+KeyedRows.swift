extension KeyedRow {
  /// The properties of `UITabBarItem` that are reached by their keys.
  static var ofUITabBarItem: [KeyedRow] {
    [
      KeyedRow("selectedImage", \UITabBarItem.selectedImage),
      KeyedRow("badgeValue", \UITabBarItem.badgeValue),
      KeyedRow("badgeColor", \UITabBarItem.badgeColor),
      KeyedRow("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
    ]
  }
}
