/// An item that is carried to another place.
@MainActor
struct InteractiveMovement {
  let cell: UICollectionViewCell
  /// The item's place before it was taken up.
  let source: IndexPath
  /// The place that the item would get if the finger lifted now.
  var target: IndexPath
}

extension UICollectionView {
  /// Moves the items that are not carried to where they would stand.
  func stepAside() {
    guard let movement else { return }
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      for cell in visibleCells where cell !== movement.cell {
        guard let path = cell.shown?.indexPath,
          let place = collectionViewLayout.layoutAttributesForItem(at: movement.place(of: path))
        else { continue }
        cell.center = place.center
      }
    }
  }
}

extension InteractiveMovement {
  /// Returns where an item stands while another one is carried.
  fileprivate func place(of path: IndexPath) -> IndexPath {
    var item = path.item
    if path.section == source.section, item > source.item { item -= 1 }
    if path.section == target.section, item >= target.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}
