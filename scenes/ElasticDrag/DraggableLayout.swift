import UIKit

/// A grid whose dragged elements stand where an animator moves them.
final class DraggableLayout: UICollectionViewFlowLayout {
  var indexPathsForDraggingElements: [IndexPath]?
  var animator: UIDynamicAnimator?
  var dragBehavior: DragBehavior?
  /// Where the drag began, and where the elements return to.
  var startDragPoint = CGPoint.zero
  var isFinishedDragging = false

  func startDragging(indexPaths selectedIndexPaths: [IndexPath], from point: CGPoint) {
    indexPathsForDraggingElements = selectedIndexPaths
    // snippet.drag
    let animator = UIDynamicAnimator(collectionViewLayout: self)
    animator.delegate = self
    self.animator = animator

    // Show the dragged elements above the others.
    let draggableAttributes: [UICollectionViewLayoutAttributes] = selectedIndexPaths.compactMap {
      let attribute = super.layoutAttributesForItem(at: $0)
      attribute?.zIndex = 1
      return attribute
    }
    startDragPoint = point
    let dragBehavior = DragBehavior(items: draggableAttributes, point: point)
    self.dragBehavior = dragBehavior
    animator.addBehavior(dragBehavior)
    // snippet.end
  }

  func updateDragLocation(_ point: CGPoint) {
    dragBehavior?.updateDragLocation(with: point)
  }

  func endDragging() {
    isFinishedDragging = true
    dragBehavior?.updateDragLocation(with: startDragPoint)
  }

  func clearDraggedIndexPaths() {
    animator = nil
    indexPathsForDraggingElements = nil
    isFinishedDragging = false
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let existingAttributes = super.layoutAttributesForElements(in: rect) ?? []
    var allAttributes = existingAttributes.filter {
      indexPathsForDraggingElements?.contains($0.indexPath) != true
    }
    if let animator {
      allAttributes += animator.items(in: rect).compactMap {
        $0 as? UICollectionViewLayoutAttributes
      }
    }
    return allAttributes
  }
}

extension DraggableLayout: UIDynamicAnimatorDelegate {
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    guard isFinishedDragging else { return }
    clearDraggedIndexPaths()
  }
}
