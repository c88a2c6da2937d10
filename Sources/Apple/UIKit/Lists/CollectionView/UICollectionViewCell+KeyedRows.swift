extension KeyedRow {
  /// The properties of `UICollectionViewCell` that are reached by their keys.
  @MainActor static var ofUICollectionViewCell: [KeyedRow] {
    [
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
    ]
  }
}

extension UICollectionViewCell: KeyedProperties {
  /// Returns the value of one of the properties above; `nil` for other keys.
  package func keyed(_ key: String) -> Any?? {
    KeyedRow.ofUICollectionViewCell.value(of: key, in: self)
  }

  /// Sets one of the properties above; returns false for other keys.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    KeyedRow.ofUICollectionViewCell.set(value, for: key, in: self)
  }
}
