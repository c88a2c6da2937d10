extension KeyedRow {
  /// The properties of `UITableViewController` that are reached by their keys.
  @MainActor static var ofUITableViewController: [KeyedRow] {
    [
      KeyedRow(
        "clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear),
      KeyedRow("tableView", \UITableViewController.tableView),
      KeyedRow("refreshControl", \UITableViewController.refreshControl),
    ]
  }
}

extension UITableViewController: KeyedController {
  /// Sets one of the properties above; returns false for other keys.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    KeyedRow.ofUITableViewController.set(value, for: key, in: self)
  }
}
