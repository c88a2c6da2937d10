/// The heights that headers and footers of sections ask for whose layout only estimates them.
@MainActor
struct BoundaryHeights {
  private var bySection: [Int: [String: CGFloat]] = [:]

  /// Returns the heights of a section's views, by their kinds.
  subscript(section: Int) -> [String: CGFloat] { bySection[section, default: [:]] }

  /// Takes the heights of views that were not asked yet and that constraints make.
  ///
  /// - Returns: whether one is not as high as it is now.
  mutating func take(
    _ views: [UICollectionReusableView], in sections: [CompositionalSection]
  ) -> Bool {
    var hasChanged = false
    for view in views {
      guard let shown = view.shown, shown.representedElementCategory == .supplementaryView,
        let kind = shown.representedElementKind,
        case let section = shown.indexPath.section, sections.indices.contains(section),
        self[section][kind] == nil,
        let item = sections[section].boundaries.first(where: { $0.item.elementKind == kind })?.item,
        item.layoutSize.heightDimension.isEstimated,
        let wanted = Self.height(
          wantedBy: view, shown: shown, isList: sections[section].section.list != nil),
        wanted > 0
      else { continue }
      bySection[section, default: [:]][kind] = wanted
      if wanted != shown.size.height { hasChanged = true }
    }
    return hasChanged
  }

  /// Asks a view for its height; `nil` where nothing in it says one.
  ///
  /// The header or footer of a list is at least as high as the list gives it.
  private static func height(
    wantedBy view: UICollectionReusableView, shown: UICollectionViewLayoutAttributes, isList: Bool
  ) -> CGFloat? {
    if let cell = view as? UICollectionViewCell, cell.contentConfiguration != nil {
      let wanted = cell.preferredSize(for: shown, isWidthFree: false, isHeightFree: true).height
      return isList ? max(wanted, shown.size.height) : wanted
    }
    guard view.constraintState.hasConstraintsInside else { return nil }
    let room = CGSize(width: shown.size.width, height: UIView.layoutFittingCompressedSize.height)
    let wanted = view.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return isList && view is UICollectionViewListCell ? max(wanted, shown.size.height) : wanted
  }
}
