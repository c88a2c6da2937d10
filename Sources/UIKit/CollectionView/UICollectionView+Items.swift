extension UICollectionView {
  /// The cell of an item, if it is in sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements[ElementKey(category: .cell, kind: nil, indexPath: indexPath)]
      as? UICollectionViewCell
  }

  /// The supplementary view of a kind, if it is in sight.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    elements[
      ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  /// The item that a cell shows, if it is in sight.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.views.first { $0 === cell }?.shown?.indexPath
  }

  /// The item in front that the layout has at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let found = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    let here = (found ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.contains(point)
    }
    return here.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// The cells in sight, by their items' order.
  public var visibleCells: [UICollectionViewCell] {
    elements.views.compactMap { $0 as? UICollectionViewCell }.sorted {
      guard let one = $0.shown?.indexPath, let other = $1.shown?.indexPath else { return false }
      return one < other
    }
  }

  /// The items in sight, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    visibleCells.compactMap { $0.shown?.indexPath }
  }

  /// The supplementary views of a kind that are in sight, by their places' order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The places of the supplementary views of a kind that are in sight, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String)
    -> [IndexPath]
  {
    elements.views.compactMap(\.shown).filter {
      $0.representedElementCategory == .supplementaryView
        && $0.representedElementKind == elementKind
    }.map(\.indexPath).sorted()
  }

  /// Where the layout has an item.
  public func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where the layout has a supplementary view.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}
