extension KeyedRow {
  /// The properties of `UITableView` that are reached by their keys.
  @MainActor static var ofUITableView: [KeyedRow] {
    [
      KeyedRow("delegate", \UITableView.delegate),
      KeyedRow("dataSource", \UITableView.dataSource),
      KeyedRow("prefetchDataSource", \UITableView.prefetchDataSource),
      KeyedRow("rowHeight", \UITableView.rowHeight),
      KeyedRow("estimatedRowHeight", \UITableView.estimatedRowHeight),
      KeyedRow("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
      KeyedRow("sectionFooterHeight", \UITableView.sectionFooterHeight),
      KeyedRow("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
      KeyedRow("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
      KeyedRow("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
      KeyedRow("separatorStyle", \UITableView.separatorStyle),
      KeyedRow("separatorColor", \UITableView.separatorColor),
      KeyedRow("separatorInset", \UITableView.separatorInset),
      KeyedRow("backgroundView", \UITableView.backgroundView),
      KeyedRow("tableHeaderView", \UITableView.tableHeaderView),
      KeyedRow("tableFooterView", \UITableView.tableFooterView),
      KeyedRow("allowsSelection", \UITableView.allowsSelection),
      KeyedRow("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath),
      KeyedRow(
        "cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth),
      KeyedRow("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing),
      KeyedRow("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
      KeyedRow(
        "allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing),
      KeyedRow(
        "sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount),
      KeyedRow("sectionIndexColor", \UITableView.sectionIndexColor),
      KeyedRow("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
      KeyedRow(
        "sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
      KeyedRow("editing", \UITableView.isEditing),
    ]
  }
}

extension UITableView: KeyedProperties {
  /// Returns the value of one of the properties above; `nil` for other keys.
  package func keyed(_ key: String) -> Any?? { KeyedRow.ofUITableView.value(of: key, in: self) }

  /// Sets one of the properties above; returns false for other keys.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    KeyedRow.ofUITableView.set(value, for: key, in: self)
  }
}
