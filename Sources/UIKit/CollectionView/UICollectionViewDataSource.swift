/// Says how many items there are and makes their cells.
///
/// Source: Apple, UICollectionViewDataSource.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// A cell from `dequeueReusableCell(withReuseIdentifier:for:)`, ready to be shown.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// One, unless written.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A view from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`; to be written
  /// where the layout has such views.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    raise(
      .internalInconsistency,
      "the collection view's data source must implement "
        + "collectionView:viewForSupplementaryElementOfKind:atIndexPath: for the kind \(kind)")
  }
}
