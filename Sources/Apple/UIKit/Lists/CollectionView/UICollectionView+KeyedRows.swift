extension KeyedRow {
  /// The properties of `UICollectionView` that are reached by their keys.
  @MainActor static var ofUICollectionView: [KeyedRow] {
    [
      KeyedRow("delegate", \UICollectionView.delegate),
      KeyedRow("dataSource", \UICollectionView.dataSource),
      KeyedRow("allowsSelection", \UICollectionView.allowsSelection),
      KeyedRow("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath),
      KeyedRow("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
      KeyedRow("backgroundView", \UICollectionView.backgroundView),
      KeyedRow("collectionViewLayout", \UICollectionView.collectionViewLayout),
      KeyedRow("editing", \UICollectionView.isEditing),
      KeyedRow("numberOfSections", \UICollectionView.numberOfSections),
      KeyedRow("dragDelegate", \UICollectionView.dragDelegate),
      KeyedRow("dropDelegate", \UICollectionView.dropDelegate),
      KeyedRow("dragInteractionEnabled", \UICollectionView.dragInteractionEnabled),
      KeyedRow("hasActiveDrag", \UICollectionView.hasActiveDrag),
      KeyedRow("hasActiveDrop", \UICollectionView.hasActiveDrop),
    ]
  }
}

extension UICollectionView: KeyedProperties {
  /// Returns the value of one of the properties above; `nil` for other keys.
  package func keyed(_ key: String) -> Any?? {
    KeyedRow.ofUICollectionView.value(of: key, in: self)
  }

  /// Sets one of the properties above; returns false for other keys.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    KeyedRow.ofUICollectionView.set(value, for: key, in: self)
  }
}
