extension UICollectionView {
  /// Returns the supplementary view of a kind, if it is visible.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    elements[
      ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  /// Returns the index path of the item that a cell shows, if it is visible.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.views.first { $0 === cell }?.shown?.indexPath
  }

  /// Returns the index path of the frontmost item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let found = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    let here = (found ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.contains(point)
    }
    return here.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// The visible cells, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    elements.views.compactMap { $0 as? UICollectionViewCell }.sorted {
      guard let one = $0.shown?.indexPath, let other = $1.shown?.indexPath else { return false }
      return one < other
    }
  }

  /// The index paths of the visible items, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    visibleCells.compactMap { $0.shown?.indexPath }
  }

  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the index paths of the visible supplementary views of a kind, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String)
    -> [IndexPath]
  {
    elements.views.compactMap(\.shown).filter {
      $0.representedElementCategory == .supplementaryView
        && $0.representedElementKind == elementKind
    }.map(\.indexPath).sorted()
  }

  /// Returns the layout's attributes of a supplementary view.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}
