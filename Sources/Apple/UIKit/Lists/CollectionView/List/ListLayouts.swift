extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists.
  ///
  /// Source: Apple, UICollectionViewCompositionalLayout.list(using:).
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section of rows, as wide as the collection view or as a card in it.
  ///
  /// The rows are as high as their cells ask for. The gaps are those of tables.
  ///
  /// Source: Apple, NSCollectionLayoutSection.list(using:layoutEnvironment:); the measures:
  /// docs/measurements.md, “Tables”.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(TableMetrics.rowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    section.contentInsets = configuration.insets
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionHeader, .top, configuration))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionFooter, .bottom, configuration))
    }
    return section
  }

  private class func boundary(
    _ kind: String, _ alignment: NSRectAlignment,
    _ configuration: UICollectionLayoutListConfiguration
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let isPlain = configuration.appearance == .plain
    let height =
      isPlain ? TableMetrics.plainHeaderHeight : TableMetrics.groupedHeaderHeight
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = isPlain
    if isPlain { item.zIndex = 2 }
    return item
  }
}

extension UICollectionLayoutListConfiguration {
  /// The colour behind the rows.
  fileprivate var ground: UIColor { backgroundColor ?? appearance.background }

  /// Whether a swipe on a row may uncover buttons.
  var hasSwipes: Bool {
    leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }

  /// The space around a section's rows.
  fileprivate var insets: NSDirectionalEdgeInsets {
    let gap = TableMetrics.groupedGap
    let above = headerTopPadding ?? (headerMode == .supplementary ? 0 : gap)
    switch appearance {
    case .plain, .sidebarPlain:
      return NSDirectionalEdgeInsets(
        top: headerTopPadding ?? 0, leading: 0, bottom: 0, trailing: 0)
    case .grouped:
      return NSDirectionalEdgeInsets(top: above, leading: 0, bottom: gap, trailing: 0)
    case .insetGrouped:
      let side = TableMetrics.margin
      return NSDirectionalEdgeInsets(top: above, leading: side, bottom: gap, trailing: side)
    case .sidebar:
      let side = TableMetrics.margin / 2
      return NSDirectionalEdgeInsets(top: above / 2, leading: side, bottom: gap / 2, trailing: side)
    }
  }
}

/// The place of a row in its list.
struct ListPlace: Equatable {
  var style = UITableView.Style.plain
  var isSidebar = false
  var isFirst = false
  var isLast = false
  /// Whether the row is the header of its section.
  var isHeader = false
  /// The colour of the line below; nil for none.
  var separator: UIColor?
  /// The distances of that line from the sides; nil for those of the row's text.
  var separatorInsets: NSDirectionalEdgeInsets?

  /// The round corners of a card's first and last row.
  var corners: CACornerMask {
    guard style == .insetGrouped, !isHeader else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}

extension UICollectionViewCompositionalLayout {
  /// Finds the place of an item in its list; nil where its section is none.
  func listPlace(at path: IndexPath) -> ListPlace? {
    guard sections.indices.contains(path.section),
      let list = sections[path.section].section.list
    else { return nil }
    let count = sections[path.section].items.count
    let hasHeaderRow = list.headerMode == .firstItemInSection
    var place = ListPlace()
    place.style = list.appearance.style
    place.isSidebar = list.appearance.isSidebar
    place.isHeader = hasHeaderRow && path.item == 0
    place.isFirst = path.item == (hasHeaderRow ? 1 : 0)
    place.isLast = path.item == count - 1
    var line = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler { line = handler(path, line) }
    let isInside = !place.isLast || place.style != .insetGrouped
    let isShown =
      switch line.bottomSeparatorVisibility {
      case .automatic: list.showsSeparators && isInside && !place.isHeader
      case .visible: true
      case .hidden: false
      }
    if isShown { place.separator = line.color }
    if line.bottomSeparatorInsets != UIListSeparatorConfiguration.automaticInsets {
      place.separatorInsets = line.bottomSeparatorInsets
    }
    return place
  }

  /// Gives the rows of lists their places, and the collection view a list's background.
  func dressRows(_ views: [UICollectionReusableView]) {
    for view in views {
      guard let cell = view as? UICollectionViewListCell, let path = cell.shown?.indexPath else {
        continue
      }
      let kind = cell.shown?.representedElementCategory
      let place = kind == .cell ? listPlace(at: path) : headerPlace(in: path.section)
      if let place, cell.place != place { cell.place = place }
      cell.isEditing = collectionView?.isEditing ?? false
    }
    guard let view = collectionView, !view.hasOwnBackground,
      let list = sections.first?.section.list
    else { return }
    if view.backgroundColor != list.ground { view.takeBackground(list.ground) }
  }

  /// The grounds of lists that are not that of the collection view.
  ///
  /// Each covers its section; the first goes on above, the last below.
  func groundsOfLists(in view: UICollectionView) -> [ListGround] {
    let beyond = view.bounds.height
    return sections.enumerated().compactMap { index, section in
      guard let list = section.section.list, list.ground != .clear,
        list.ground != view.backgroundColor
      else { return nil }
      var rect = section.frame
      if index == 0 {
        (rect.origin.y, rect.size.height) = (rect.minY - beyond, rect.height + beyond)
      }
      if index == sections.count - 1 {
        rect.size.height = max(rect.maxY, view.bounds.height) + beyond - rect.minY
      }
      return ListGround(color: list.ground, rect: rect)
    }
  }

  /// Finds the place of a header or footer in its list; nil where its section is none.
  func headerPlace(in section: Int) -> ListPlace? {
    guard sections.indices.contains(section), let list = sections[section].section.list else {
      return nil
    }
    return ListPlace(
      style: list.appearance.style, isSidebar: list.appearance.isSidebar, isHeader: true)
  }
}
