/// How the sections of a layout follow each other.
///
/// Source: Apple, UICollectionViewCompositionalLayoutConfiguration.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The space between two sections.
  ///
  /// *Units*: points.
  open var interSectionSpacing: CGFloat = 0

  /// What the insets of sections begin from that say `automatic`.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// The headers and footers of the whole layout, before its first and after its last section.
  ///
  /// The index path of such a view has one index, its number among those of the layout. In a layout that
  /// scrolls sideways they are not shown, with a line in the log.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  public override init() { super.init() }
}

/// Returns a section's layout by its number and its surroundings.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// A layout made of sections, groups and items.
///
/// Source: Apple, UICollectionViewCompositionalLayout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// How the sections follow each other; a new one lets the layout be made anew, a change within it
  /// does not.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private(set) var sections: [CompositionalSection] = []
  /// The headers and footers of the whole layout, by their numbers in the configuration.
  private(set) var boundaries: [Int: PlacedBoundary] = [:]
  private var scrollers: [Int: OrthogonalScroller] = [:]
  private var measured: [IndexPath: CGSize] = [:]
  private var boundaryHeights = BoundaryHeights()
  private var size = CGSize.zero
  /// Opens rows sideways; nil until a list has buttons for that.
  private(set) var swipes: ListSwipes?

  /// Makes a layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout that asks for each section.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout that asks for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns `nil`: a coder says nothing of it.
  public required init?(coder: NSCoder) { nil }

  open override var collectionViewContentSize: CGSize { size }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    sections = []
    boundaries = [:]
    size = .zero
    guard let view = collectionView else { return }
    let environment = LayoutEnvironment(view, isVertical: isVertical)
    let room = environment.effectiveContentSize
    var end: CGFloat = 0
    placeBoundaries(atBottom: false, at: &end, in: room)
    for index in 0..<view.numberOfSections {
      if index > 0 { end += configuration.interSectionSpacing }
      guard let section = provider(index, environment) else {
        raise(
          .internalInconsistency,
          "Invalid section definition: the section provider returned nil for section \(index)")
      }
      section.take(references: configuration.contentInsetsReference, in: environment)
      let placed = CompositionalSection(
        section, view.numberOfItems(inSection: index), from: end, in: room,
        isVertical: isVertical, environment: environment, heights: boundaryHeights[index]
      ) { [measured] in measured[IndexPath(item: $0, section: index)] }
      sections.append(placed)
      end = isVertical ? placed.frame.maxY : placed.frame.maxX
    }
    placeBoundaries(atBottom: true, at: &end, in: room)
    size =
      isVertical
      ? CGSize(width: room.width, height: end) : CGSize(width: end, height: room.height)
    placeScrollers(in: view)
    let hasSwipes = sections.contains { $0.section.list?.hasSwipes == true }
    if hasSwipes, swipes == nil { swipes = ListSwipes(in: view, of: self) }
  }

  /// Places the headers or the footers of the whole layout.
  private func placeBoundaries(atBottom: Bool, at end: inout CGFloat, in room: CGSize) {
    for (number, item) in configuration.boundarySupplementaryItems.enumerated()
    where item.alignment.isAtBottom == atBottom && !item.alignment.isAtSide {
      guard isVertical else {
        Log.once("Headers and footers of a whole layout that scrolls sideways are not shown.")
        return
      }
      let wanted = boundaryHeights[nil][item.elementKind]
      let frame = item.place(at: &end, in: room, insets: .zero, wanted: wanted)
      boundaries[number] = (item, frame)
    }
    guard atBottom, isVertical else { return }
    for (number, item) in configuration.boundarySupplementaryItems.enumerated()
    where item.alignment.isAtSide {
      let wanted = boundaryHeights[nil][item.elementKind]
      let frame = item.place(beside: 0...max(0, end), in: room, insets: .zero, wanted: wanted)
      boundaries[number] = (item, frame)
    }
  }

  private func placeScrollers(in view: UICollectionView) {
    for (index, section) in sections.enumerated() where section.scrolls {
      let scroller = scrollers[index] ?? OrthogonalScroller(in: view)
      scrollers[index] = scroller
      scroller.take(section, isVertical: isVertical)
    }
    for index in scrollers.keys.sorted()
    where !sections.indices.contains(index) || !sections[index].scrolls {
      scrollers.removeValue(forKey: index)?.leave()
    }
  }

  open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    for index in scrollers.keys.sorted() { scrollers.removeValue(forKey: index)?.leave() }
    swipes?.leave()
    swipes = nil
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    sections.indices.flatMap { elements(ofSection: $0, in: rect) }
      + boundaries.keys.sorted().compactMap(boundary).filter { $0.frame.intersects(rect) }
  }

  /// Returns the place of a header or footer of the whole layout by its number.
  private func boundary(_ number: Int) -> UICollectionViewLayoutAttributes? {
    guard let (item, frame) = boundaries[number] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(index: number))
    attributes.frame = frame
    attributes.zIndex = item.zIndex
    if item.pinToVisibleBounds, let view = collectionView {
      attributes.frame.origin.y = view.pinned(
        frame, in: CGRect(origin: .zero, size: size), toEnd: item.alignment.isAtBottom)
    }
    return attributes
  }

  private func elements(
    ofSection index: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    let shift = shift(ofSection: index)
    var found = section.items.enumerated()
      .filter { $0.element.offsetBy(dx: shift.x, dy: shift.y).intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0.offset, section: index)) }
    let first = IndexPath(item: 0, section: index)
    found += found.flatMap { views(beside: $0) }
    let moving = found
    found += section.boundaries.compactMap {
      layoutAttributesForSupplementaryView(ofKind: $0.item.elementKind, at: first)
    }.filter { $0.frame.intersects(rect) }
    found += section.section.decorationItems.compactMap {
      layoutAttributesForDecorationView(ofKind: $0.elementKind, at: first)
    }.filter { $0.frame.intersects(rect) }
    if let handler = section.section.visibleItemsInvalidationHandler, let view = collectionView {
      let offset = scrollers[index]?.contentOffset ?? view.contentOffset
      // The handler sees items where they are in the section's own content.
      func move(by shift: CGPoint) {
        for item in moving {
          item.center = CGPoint(x: item.center.x + shift.x, y: item.center.y + shift.y)
        }
      }
      move(by: CGPoint(x: -shift.x, y: -shift.y))
      handler(found, offset, LayoutEnvironment(view, isVertical: isVertical))
      move(by: shift)
    }
    return found
  }

  /// Returns how far a section's own scrolling has moved its items.
  private func shift(ofSection index: Int) -> CGPoint {
    guard let offset = scrollers[index]?.contentOffset else { return .zero }
    return CGPoint(x: -offset.x, y: -offset.y)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let shift = shift(ofSection: indexPath.section)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let place = sections[indexPath.section].items[indexPath.item]
      .offsetBy(dx: shift.x, dy: shift.y)
    let isRow = sections[indexPath.section].section.list != nil
    attributes.frame = isRow ? place.withEdgesOnPixels : place
    attributes.zIndex = sections[indexPath.section].depths[indexPath.item] ?? 0
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if indexPath.isOfWholeLayout {
      let found = boundary(indexPath[0])
      return found?.representedElementKind == elementKind ? found : nil
    }
    if let cell = layoutAttributesForItem(at: indexPath),
      let view = views(beside: cell).first(where: { $0.representedElementKind == elementKind })
    {
      return view
    }
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      let (item, frame) = sections[indexPath.section].boundaries.first(where: {
        $0.item.elementKind == elementKind
      })
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame =
      sections[indexPath.section].section.list == nil ? frame : frame.withEdgesOnPixels
    attributes.zIndex = item.zIndex
    if item.pinToVisibleBounds, isVertical, let view = collectionView {
      let section = sections[indexPath.section].frame
      attributes.frame.origin.y = view.pinned(
        frame, in: section, toEnd: item.alignment.isAtBottom)
    }
    return attributes
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      let item = sections[indexPath.section].section.decorationItems.first(where: {
        $0.elementKind == elementKind
      })
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = sections[indexPath.section].frame.inset(by: item.contentInsets)
    attributes.zIndex = item.zIndex
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { (measured, boundaryHeights) = ([:], BoundaryHeights()) }
    super.invalidateLayout(with: context)
  }

  override func dress(_ views: [UICollectionReusableView]) { dressRows(views) }

  override func grounds(in view: UICollectionView) -> [ListGround] { groundsOfLists(in: view) }

  override func takeSizes(of views: [UICollectionReusableView]) -> Bool {
    var hasChanged =
      isVertical
      && boundaryHeights.take(
        views, in: sections, of: boundaries.keys.sorted().compactMap { boundaries[$0] })
    for case let cell as UICollectionViewCell in views {
      guard let shown = cell.shown, shown.representedElementCategory == .cell,
        measured[shown.indexPath] == nil,
        sections.indices.contains(shown.indexPath.section),
        sections[shown.indexPath.section].sizes.indices.contains(shown.indexPath.item)
      else { continue }
      let layoutSize = sections[shown.indexPath.section].sizes[shown.indexPath.item]
      guard layoutSize.isEstimated else { continue }
      let wanted = cell.preferredSize(
        for: shown, isWidthFree: layoutSize.widthDimension.isEstimated,
        isHeightFree: layoutSize.heightDimension.isEstimated)
      measured[shown.indexPath] = wanted
      if wanted != shown.size { hasChanged = true }
    }
    if hasChanged { invalidateLayout() }
    return hasChanged
  }
}
