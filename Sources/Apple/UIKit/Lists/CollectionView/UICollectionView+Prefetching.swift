/// Told which items are about to come into sight.
///
/// Source: Apple, UICollectionViewDataSourcePrefetching.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called with items that are about to come into sight, in their order.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called with items that are not about to come any more.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// What a collection view knows of items that are about to come.
@MainActor
struct ItemPrefetching {
  weak var dataSource: (any UICollectionViewDataSourcePrefetching)?
  var isEnabled = true
  /// The items that were told.
  var told: [IndexPath] = []
  /// The corner of what was seen the last time.
  var corner = CGPoint.zero
}

extension UICollectionView {
  /// Tells which items stand on the next page in the direction of scrolling.
  func prefetch() {
    guard prefetching.isEnabled, let source = prefetching.dataSource, !bounds.isEmpty else {
      return
    }
    let isHigh = contentSize.height > bounds.height
    let goesBack =
      isHigh ? bounds.minY < prefetching.corner.y : bounds.minX < prefetching.corner.x
    prefetching.corner = bounds.origin
    let way: CGFloat = goesBack ? -1 : 1
    let next = bounds.offsetBy(
      dx: isHigh ? 0 : way * bounds.width, dy: isHigh ? way * bounds.height : 0)
    let cells = (collectionViewLayout.layoutAttributesForElements(in: next) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.frame.intersects(bounds)
    }
    let coming = cells.map(\.indexPath).sorted()
    let cancelled = prefetching.told.filter { path in
      let place = collectionViewLayout.layoutAttributesForItem(at: path)?.frame
      return !coming.contains(path) && place?.intersects(bounds) != true
    }
    let new = coming.filter { !prefetching.told.contains($0) }
    prefetching.told = coming
    if !cancelled.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
  }
}
