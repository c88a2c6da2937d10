extension KeyedRows {
  /// The properties of `UICollectionViewController` that are reached by their keys.
  @MainActor static let ofUICollectionViewController = KeyedRows([
    KeyedRow(
      "clearsSelectionOnViewWillAppear",
      \UICollectionViewController.clearsSelectionOnViewWillAppear),
    KeyedRow(
      "useLayoutToLayoutNavigationTransitions",
      \UICollectionViewController.useLayoutToLayoutNavigationTransitions),
    KeyedRow("collectionView", \UICollectionViewController.collectionView),
    KeyedRow("collectionViewLayout", \UICollectionViewController.collectionViewLayout),
    KeyedRow(
      "installsStandardGestureForInteractiveMovement",
      \UICollectionViewController.installsStandardGestureForInteractiveMovement),
  ])
}

extension UICollectionViewController: HasOwnRows {
  /// The rows of `UICollectionViewController` itself.
  package static var ownRows: KeyedRows { .ofUICollectionViewController }
}
