extension KeyedRows {
  /// The properties of `UINavigationItem` that are reached by their keys.
  @MainActor static let ofUINavigationItem = KeyedRows([
    KeyedRow("title", \UINavigationItem.title),
    KeyedRow("prompt", \UINavigationItem.prompt),
    KeyedRow("titleView", \UINavigationItem.titleView),
    KeyedRow("backBarButtonItem", \UINavigationItem.backBarButtonItem),
    KeyedRow("backButtonTitle", \UINavigationItem.backButtonTitle),
    KeyedRow("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode),
    KeyedRow("hidesBackButton", \UINavigationItem.hidesBackButton),
    KeyedRow("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
    KeyedRow("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
    KeyedRow("style", \UINavigationItem.style),
    KeyedRow("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling),
    KeyedRow("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
    KeyedRow("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
    KeyedRow("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
    KeyedRow("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
    KeyedRow("backAction", \UINavigationItem.backAction),
    KeyedRow("standardAppearance", \UINavigationItem.standardAppearance),
    KeyedRow("compactAppearance", \UINavigationItem.compactAppearance),
    KeyedRow("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance),
    KeyedRow("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance),
  ])
}

extension UINavigationItem: KeyedByRows {}
