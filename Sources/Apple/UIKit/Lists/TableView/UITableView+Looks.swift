extension UITableView: Dressed {
  package static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UITableView.separatorColor), AppearanceRow(\UITableView.sectionIndexColor),
      AppearanceRow(\UITableView.sectionIndexBackgroundColor),
    ]
  }
}
