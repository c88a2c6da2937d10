extension UICollectionView {
  // MARK: Fingers

  func fingersCame(_ touches: Set<UITouch>) {
    guard highlighted == nil, allowsSelection, let touch = touches.first, !hasStoppedContent,
      let indexPath = indexPathForItem(at: touch.location(in: self)),
      places.keeper(at: indexPath) == nil,
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    highlighted = (indexPath, touch)
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  /// Ends the highlight when the finger leaves its item, so that lifting it selects nothing.
  func fingersMoved(_ touches: Set<UITouch>) {
    guard let (indexPath, touch) = highlighted, touches.contains(touch),
      indexPathForItem(at: touch.location(in: self)) != indexPath
    else { return }
    endHighlight()
  }

  func fingersLifted(_ touches: Set<UITouch>) {
    guard let (indexPath, touch) = highlighted, touches.contains(touch) else { return }
    if indexPathForItem(at: touch.location(in: self)) == indexPath { toggle(indexPath) }
    endHighlight()
  }

  func fingersWereTaken(_ touches: Set<UITouch>) {
    guard let highlighted, touches.contains(highlighted.touch) else { return }
    endHighlight()
  }

  private func endHighlight() {
    guard let indexPath = highlighted?.indexPath else { return }
    highlighted = nil
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// Selects or deselects an item that was tapped, and tells the delegate.
  private func toggle(_ indexPath: IndexPath) {
    if (collectionViewLayout as? UICollectionViewCompositionalLayout)?.swipes?.close(animated: true)
      == true
    {
      return
    }
    if let row = cellForItem(at: indexPath) as? UICollectionViewListCell, row.togglesAsWhole {
      return row.toggle()
    }
    if allowsMultipleSelection, selected.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselectItem(at: indexPath, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selected where other != indexPath {
        deselectItem(at: other, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    if let cell = cellForItem(at: indexPath) {
      cell.selectionSegue?.trigger(cell)
    }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
  }

  /// Selects an item, and deselects all others unless several can be selected.
  func select(_ indexPath: IndexPath?, _ animated: Bool, _ scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    for other in selected.leaving(for: indexPath, keepsOthers: allowsMultipleSelection) {
      deselectItem(at: other, animated: animated)
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
}
