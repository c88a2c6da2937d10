extension UICollectionViewCompositionalLayout {
  /// Returns the views that stand beside a cell, such as a badge.
  func views(beside cell: UICollectionViewLayoutAttributes) -> [UICollectionViewLayoutAttributes] {
    let path = cell.indexPath
    guard sections.indices.contains(path.section),
      sections[path.section].layoutItems.indices.contains(path.item)
    else { return [] }
    return sections[path.section].layoutItems[path.item].supplementaryItems.map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: path)
      attributes.frame = item.place(in: cell.frame)
      attributes.zIndex = item.zIndex
      return attributes
    }
  }
}
