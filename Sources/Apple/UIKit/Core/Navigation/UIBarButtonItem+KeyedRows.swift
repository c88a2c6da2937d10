extension KeyedRows {
  /// The properties of `UIBarButtonItem` that are reached by their keys.
  @MainActor static let ofUIBarButtonItem = ofUIBarItem.adding([
    KeyedRow("style", \UIBarButtonItem.style),
    KeyedRow("hidden", \UIBarButtonItem.isHidden),
    KeyedRow("width", \UIBarButtonItem.width),
    KeyedRow("tintColor", \UIBarButtonItem.tintColor),
    KeyedRow("customView", \UIBarButtonItem.customView),
    KeyedRow("target", \UIBarButtonItem.target),
    KeyedRow("primaryAction", \UIBarButtonItem.primaryAction),
    KeyedRow("menu", \UIBarButtonItem.menu),
    KeyedRow("selected", \UIBarButtonItem.isSelected),
  ])
}
