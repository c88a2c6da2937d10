extension UITableViewCell: Dressed {
  /// The background, where the cell has none of its own.
  package static var looks: [AppearanceRow] {
    [AppearanceRow(backgroundUnless: \UITableViewCell.hasOwnBackground)]
  }
}
