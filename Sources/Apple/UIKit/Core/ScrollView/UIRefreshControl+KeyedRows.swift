extension KeyedRows {
  /// The properties of `UIRefreshControl` that are reached by their keys.
  @MainActor static let ofUIRefreshControl = ofUIControl.adding([
    KeyedRow("refreshing", reading: \UIRefreshControl.isRefreshing),
    KeyedRow("attributedTitle", \UIRefreshControl.attributedTitle),
  ])
}
