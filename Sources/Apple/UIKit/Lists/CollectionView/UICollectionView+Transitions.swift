/// Called when an interactive transition between two layouts ends.
///
/// - Parameters:
///   - completed: whether the animation to its end has ended.
///   - finished: whether the new layout is shown, and not the old one again.
extension UICollectionView {
  /// What is called at the end of an interactive transition, with whether its animation ran to the
  /// end and whether the new layout is shown.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  func endTransition(at progress: CGFloat) {
    guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else {
      raise(
        .internalInconsistency, "the collection is not part of an interactive transition")
    }
    layoutIfNeeded()
    let last = progress == 1 ? between.nextLayout : between.currentLayout
    let other = progress == 1 ? between.currentLayout : between.nextLayout
    UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) {
      between.transitionProgress = progress
      self.layoutIfNeeded()
    } completion: { [weak self] isFinished in
      guard let self, self.collectionViewLayout === between else { return }
      other.owner = nil
      self.replaceLayout(by: last)
      last.finalizeLayoutTransition()
      self.layoutIfNeeded()
      let completion = self.interactiveCompletion
      self.interactiveCompletion = nil
      completion?(isFinished, progress == 1)
    }
  }

  /// Returns the nearest offset at which the content of a layout rests.
  func rest(in layout: UICollectionViewLayout, near offset: CGPoint) -> CGPoint {
    let (size, insets) = (layout.collectionViewContentSize, adjustedContentInset)
    let most = CGPoint(
      x: max(-insets.left, size.width + insets.right - bounds.width),
      y: max(-insets.top, size.height + insets.bottom - bounds.height))
    return CGPoint(
      x: min(max(offset.x, -insets.left), most.x), y: min(max(offset.y, -insets.top), most.y))
  }
}
