extension Simulation {
  /// Returns the attributes of an element of a collection view.
  ///
  /// - Parameters:
  ///   - category: Whether the element is a cell, a supplementary or a decoration view.
  ///   - kind: The kind of the view; nil for a cell.
  ///   - indexPath: Where the element is.
  /// - Returns: nil if they are not among the items, or the animator has no layout.
  func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard space.layout != nil else { return nil }
    return itemBodies.lazy
      .compactMap { $0.item as? UICollectionViewLayoutAttributes }
      .first {
        $0.representedElementCategory == category && $0.representedElementKind == kind
          && $0.indexPath == indexPath
      }
  }
}
