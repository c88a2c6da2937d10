extension UICollectionView {
  /// Where in the view an item is to stand after scrolling; at most one member for each axis.
  ///
  /// Source: Apple, UICollectionView.ScrollPosition; the raw values are Apple's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Where an item stands along each axis: at one edge, in the middle, at the other edge.
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Scrolls until an item stands at a position.
  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, _ animated: Bool) {
    layoutIfNeeded()
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    let frame = attributes.frame
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let inset = adjustedContentInset
    var offset = contentOffset
    let height = bounds.height - inset.top - inset.bottom
    let width = bounds.width - inset.left - inset.right
    if scrollPosition.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - height / 2 - inset.top
    } else if scrollPosition.contains(.bottom) {
      offset.y = frame.maxY - height - inset.top
    }
    if scrollPosition.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - width / 2 - inset.left
    } else if scrollPosition.contains(.right) {
      offset.x = frame.maxX - width - inset.left
    }
    setContentOffset(nearestRest(to: offset), animated: animated)
  }
}
