extension KeyedRows {
  /// The properties of `UITableView` that are reached by their keys.
  @MainActor static let ofUITableView = KeyedRows([
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
  ])
}

extension UITableView: HasOwnRows {
  /// The rows of `UITableView` itself.
  package static var ownRows: KeyedRows { .ofUITableView }
}
