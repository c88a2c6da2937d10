extension KeyedRows {
  /// The properties of `UICollectionViewCell` that are reached by their keys.
  @MainActor static let ofUICollectionViewCell = KeyedRows([
    KeyedRow("selected", \UICollectionViewCell.isSelected),
    KeyedRow("highlighted", \UICollectionViewCell.isHighlighted),
    KeyedRow("backgroundView", \UICollectionViewCell.backgroundView),
    KeyedRow("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
    KeyedRow(
      "automaticallyUpdatesContentConfiguration",
      \UICollectionViewCell.automaticallyUpdatesContentConfiguration),
    KeyedRow(
      "automaticallyUpdatesBackgroundConfiguration",
      \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration),
    KeyedRow("configurationState", \UICollectionViewCell.configurationState),
  ])
}

extension UICollectionViewCell: HasOwnRows {
  /// The rows of `UICollectionViewCell` itself.
  package static var ownRows: KeyedRows { .ofUICollectionViewCell }
}
