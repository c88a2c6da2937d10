extension UITableViewCell: Dressed {
  package static var looks: [AppearanceRow] {
    [AppearanceRow(backgroundUnless: \UITableViewCell.hasOwnBackground)]
  }
}
