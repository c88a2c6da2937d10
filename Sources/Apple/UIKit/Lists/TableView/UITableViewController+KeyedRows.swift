extension KeyedRows {
  /// The properties of `UITableViewController` that are reached by their keys.
  @MainActor static let ofUITableViewController = KeyedRows([
    KeyedRow(
      "clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear),
    KeyedRow("tableView", \UITableViewController.tableView),
    KeyedRow("refreshControl", \UITableViewController.refreshControl),
  ])
}

extension UITableViewController: HasOwnRows {
  /// The rows of `UITableViewController` itself.
  package static var ownRows: KeyedRows { .ofUITableViewController }
}
