extension UITableView: Dressed {
  /// The colours of lines and of the index.
  package static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UITableView.separatorColor), AppearanceRow(\UITableView.sectionIndexColor),
      AppearanceRow(\UITableView.sectionIndexBackgroundColor),
    ]
  }
}
