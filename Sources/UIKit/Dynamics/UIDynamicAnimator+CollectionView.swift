/// What a layout asks its animator for. Nothing in an animator without a layout, or where the
/// element is not being animated.
///
/// Source: Apple, UIDynamicAnimator (UICollectionViewAdditions).
extension UIDynamicAnimator {
  public func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, kind, indexPath)
  }

  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard simulation.space.layout != nil else { return nil }
    return simulation.itemBodies.lazy
      .compactMap { $0.item as? UICollectionViewLayoutAttributes }
      .first {
        $0.representedElementCategory == category && $0.representedElementKind == kind
          && $0.indexPath == indexPath
      }
  }
}
