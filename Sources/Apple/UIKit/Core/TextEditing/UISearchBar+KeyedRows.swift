extension KeyedRows {
  /// The properties of `UISearchBar` that are reached by their keys.
  @MainActor static let ofUISearchBar = ofUIView.adding([
    KeyedRow("barStyle", \UISearchBar.barStyle),
    KeyedRow("backgroundImage", \UISearchBar.backgroundImage),
    KeyedRow("translucent", \UISearchBar.isTranslucent),
    KeyedRow("prompt", \UISearchBar.prompt),
    KeyedRow("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
    KeyedRow("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton),
    KeyedRow(
      "searchFieldBackgroundPositionAdjustment",
      \UISearchBar.searchFieldBackgroundPositionAdjustment),
    KeyedRow("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment),
    KeyedRow("enabled", \UISearchBar.isEnabled),
    KeyedRow("delegate", \UISearchBar.delegate),
    KeyedRow("searchBarStyle", \UISearchBar.searchBarStyle),
    KeyedRow("barTintColor", \UISearchBar.barTintColor),
    KeyedRow("scopeButtonTitles", \UISearchBar.scopeButtonTitles),
    KeyedRow("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex),
    KeyedRow("showsScopeBar", \UISearchBar.showsScopeBar),
    KeyedRow("text", \UISearchBar.text),
    KeyedRow("placeholder", \UISearchBar.placeholder),
    KeyedRow("showsCancelButton", \UISearchBar.showsCancelButton),
    KeyedRow("barPosition", reading: \UISearchBar.barPosition),
  ])
}
