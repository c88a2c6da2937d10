/// The heights that headers and footers ask for whose layout only estimates them.
@MainActor
struct BoundaryHeights {
  /// Those of sections, and under `nil` of the whole layout.
  private var bySection: [Int?: [String: CGFloat]] = [:]

  /// Returns the heights of the views of a section, or with `nil` of the whole layout, by their kinds.
  subscript(section: Int?) -> [String: CGFloat] { bySection[section, default: [:]] }

  /// Takes the heights of views that were not asked yet and that constraints make.
  ///
  /// - Returns: whether one is not as high as it is now.
  mutating func take(
    _ views: [UICollectionReusableView], in sections: [CompositionalSection],
    of layout: [PlacedBoundary]
  ) -> Bool {
    var hasChanged = false
    for view in views {
      guard let shown = view.shown, shown.representedElementCategory == .supplementaryView,
        let kind = shown.representedElementKind,
        case let section = shown.indexPath.isOfWholeLayout ? nil : shown.indexPath.section,
        section.map(sections.indices.contains) ?? true, self[section][kind] == nil,
        case let placed = section.map({ sections[$0].boundaries }) ?? layout,
        let item = placed.first(where: { $0.item.elementKind == kind })?.item,
        item.layoutSize.heightDimension.isEstimated,
        case let isList = section.map({ sections[$0].section.list != nil }) ?? false,
        let wanted = Self.height(wantedBy: view, shown: shown, isList: isList), wanted > 0
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
