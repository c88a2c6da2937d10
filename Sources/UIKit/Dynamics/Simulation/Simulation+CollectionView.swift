extension Simulation {
  /// The attributes of an element among the items; nothing where no layout is animated.
  ///
  /// `kind` is nothing for a cell.
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
