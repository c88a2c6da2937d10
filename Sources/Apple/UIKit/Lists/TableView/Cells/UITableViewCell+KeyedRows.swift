extension KeyedRows {
  /// The properties of `UITableViewCell` that are reached by their keys.
  @MainActor static let ofUITableViewCell = KeyedRows([
    KeyedRow(
      "automaticallyUpdatesContentConfiguration",
      \UITableViewCell.automaticallyUpdatesContentConfiguration),
    KeyedRow(
      "automaticallyUpdatesBackgroundConfiguration",
      \UITableViewCell.automaticallyUpdatesBackgroundConfiguration),
    KeyedRow("configurationState", \UITableViewCell.configurationState),
    KeyedRow("reuseIdentifier", reading: \UITableViewCell.reuseIdentifier),
    KeyedRow("textLabel", \UITableViewCell.textLabel),
    KeyedRow("detailTextLabel", \UITableViewCell.detailTextLabel),
    KeyedRow("imageView", \UITableViewCell.imageView),
    KeyedRow("backgroundView", \UITableViewCell.backgroundView),
    KeyedRow("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
    KeyedRow("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView),
    KeyedRow("selectionStyle", \UITableViewCell.selectionStyle),
    KeyedRow("accessoryType", \UITableViewCell.accessoryType),
    KeyedRow("accessoryView", \UITableViewCell.accessoryView),
    KeyedRow("editingAccessoryType", \UITableViewCell.editingAccessoryType),
    KeyedRow("editingAccessoryView", \UITableViewCell.editingAccessoryView),
    KeyedRow("indentationLevel", \UITableViewCell.indentationLevel),
    KeyedRow("indentationWidth", \UITableViewCell.indentationWidth),
    KeyedRow("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing),
    KeyedRow("separatorInset", \UITableViewCell.separatorInset),
    KeyedRow("showsReorderControl", \UITableViewCell.showsReorderControl),
    KeyedRow("editingStyle", reading: \UITableViewCell.editingStyle),
    KeyedRow("selected", \UITableViewCell.isSelected),
    KeyedRow("highlighted", \UITableViewCell.isHighlighted),
    KeyedRow("editing", \UITableViewCell.isEditing),
  ])
}

extension UITableViewCell: HasOwnRows {
  /// The rows of `UITableViewCell` itself.
  package static var ownRows: KeyedRows { .ofUITableViewCell }
}
