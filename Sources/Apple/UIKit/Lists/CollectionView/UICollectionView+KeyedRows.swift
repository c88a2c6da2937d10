extension KeyedRows {
  /// The properties of `UICollectionView` that are reached by their keys.
  @MainActor static let ofUICollectionView = KeyedRows([
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
  ])
}

extension UICollectionView: HasOwnRows {
  /// The rows of `UICollectionView` itself.
  package static var ownRows: KeyedRows { .ofUICollectionView }
}
