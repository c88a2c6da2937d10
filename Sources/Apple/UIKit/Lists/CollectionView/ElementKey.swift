extension UICollectionView {
  /// The kinds of elements of a collection view.
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The direction in which a layout's content scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

/// Names one element of a collection view.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  /// The kind of supplementary or decoration view; `nil` for a cell.
  var kind: String?
  var indexPath: IndexPath

  /// Returns true when the element stands behind another of the same `zIndex`.
  func isBehind(_ other: ElementKey) -> Bool {
    if indexPath != other.indexPath { return indexPath < other.indexPath }
    if category != other.category { return category.rawValue > other.category.rawValue }
    return (kind ?? "") < (other.kind ?? "")
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element that the attributes describe.
  var element: ElementKey {
    ElementKey(
      category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }

  /// Returns a copy of the same class.
  func duplicate() -> UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  /// Returns a copy with an alpha of 0.
  func faded() -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }

  /// Returns true when a point lies inside the element, its transform counted.
  ///
  /// *Space*: content.
  func contains(_ point: CGPoint) -> Bool {
    guard transform.keepsAreas else { return false }
    let place = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(transform.inverted())
    return CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    ).contains(place)
  }
}
