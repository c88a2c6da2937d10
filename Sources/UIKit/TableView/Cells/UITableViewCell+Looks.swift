extension UITableViewCell: Dressed {
  static var looks: [AppearanceRow] {
    [AppearanceRow(backgroundUnless: \UITableViewCell.hasOwnBackground)]
  }
}
