extension KeyedRow {
  /// The properties of `UIRefreshControl` that are reached by their keys.
  static var ofUIRefreshControl: [KeyedRow] {
    [
      KeyedRow("refreshing", reading: \UIRefreshControl.isRefreshing),
      KeyedRow("attributedTitle", \UIRefreshControl.attributedTitle),
    ]
  }
}
