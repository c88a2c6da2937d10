extension KeyedRow {
  /// The properties of `UICollectionViewController` that are reached by their keys.
  @MainActor static var ofUICollectionViewController: [KeyedRow] {
    [
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
    ]
  }
}

extension UICollectionViewController: KeyedController {
  /// Sets one of the properties above; returns false for other keys.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    KeyedRow.ofUICollectionViewController.set(value, for: key, in: self)
  }
}
