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

  /// Takes an item up.
  ///
  /// - Returns: false if it may not be moved, or no cell shows it.
  func takeUp(_ indexPath: IndexPath) -> Bool {
    guard movement == nil, let cell = cellForItem(at: indexPath), let dataSource else {
      return false
    }
    let controller = dataSource as? UICollectionViewController
    controller?.saysNothingOfMoves = false
    let mayMove = dataSource.collectionView(self, canMoveItemAt: indexPath)
    guard mayMove || controller?.saysNothingOfMoves == true else { return false }
    if let highlighted { fingersWereTaken([highlighted.touch]) }
    movement = InteractiveMovement(cell: cell, source: indexPath, target: indexPath)
    bringSubviewToFront(cell)
    return true
  }

  /// Carries the item's middle to a point of the content.
  func carry(to targetPosition: CGPoint) {
    guard let movement else { return }
    let moved = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.source, withTargetPosition: targetPosition)
    movement.cell.center = moved.center
    movement.cell.alpha = moved.alpha
    movement.cell.transform3D = moved.transform3D
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.source, withPosition: targetPosition)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: movement.source, toProposedIndexPath: proposed)
      ?? proposed
    guard target != movement.target else { return }
    self.movement?.target = target
    stepAside()
  }

  /// Puts the item down where it is, and tells the data source.
  func putDown() {
    guard let movement else { return }
    guard movement.target != movement.source else { return cancelInteractiveMovement() }
    self.movement = nil
    performBatchUpdates { [self] in
      dataSource?.collectionView(self, moveItemAt: movement.source, to: movement.target)
      moveItem(at: movement.source, to: movement.target)
    }
    (dataSource as? any ReorderHearing)?.hearOfReordering()
  }

  /// Lets the item go back to where it was taken from.
  func putBack() {
    guard let movement else { return }
    self.movement?.target = movement.source
    stepAside()
    self.movement = nil
    UIView.animate(withDuration: Self.changeDuration) {
      guard let shown = movement.cell.shown else { return }
      movement.cell.center = shown.center
      movement.cell.alpha = shown.alpha
      movement.cell.transform3D = shown.transform3D
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

/// A data source that tells of a move when the collection view shows it.
@MainActor
protocol ReorderHearing: AnyObject {
  func hearOfReordering()
}
