extension UICollectionView {
  /// What an element of a collection view is.
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// The kind of the views above the items of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of the views below the items of a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Which way a layout goes on when there is no room.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

/// Names one element of a collection view.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  /// What kind of supplementary or decoration view it is; nothing for a cell.
  var kind: String?
  var indexPath: IndexPath

  /// Whether it stands behind another of the same `zIndex`.
  func isBehind(_ other: ElementKey) -> Bool {
    if indexPath != other.indexPath { return indexPath < other.indexPath }
    if category != other.category { return category.rawValue > other.category.rawValue }
    return (kind ?? "") < (other.kind ?? "")
  }
}

extension UICollectionViewLayoutAttributes {
  /// Of which element they are.
  var element: ElementKey {
    ElementKey(
      category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }

  /// A copy of the same class.
  func duplicate() -> UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  /// A copy that nothing is seen of.
  func faded() -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }

  /// Whether a point is inside the element. Space: content.
  func contains(_ point: CGPoint) -> Bool {
    guard transform.a * transform.d != transform.b * transform.c else { return false }
    let place = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(transform.inverted())
    return CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    ).contains(place)
  }
}
