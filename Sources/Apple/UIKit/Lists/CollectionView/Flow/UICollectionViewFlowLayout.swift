/// Puts items into lines, one section after the other, with headers and footers.
///
/// `FlowGeometry` says how the items of a line are spaced. The defaults are Apple's.
///
/// *Units*: points.
///
/// Source: Apple, UICollectionViewFlowLayout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items for which the delegate gives none.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The least space between two lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least space between two items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The space around the items of a section.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// Up to where the space around the items of a section reaches: to the edges of the content, of
  /// the safe area or of the margins.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// From where the space around the items of a section is measured.
  ///
  /// Source: Apple, UICollectionViewFlowLayout.SectionInsetReference.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// The size of headers, of which only the length in the scroll direction counts.
  ///
  /// There are none where that length is 0.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, of which only the length in the scroll direction counts.
  ///
  /// There are none where that length is 0.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The direction in which lines follow one another and the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// About how large cells are that ask for a size of their own; zero where none do.
  ///
  /// Source: Apple, UICollectionViewFlowLayout.estimatedItemSize.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// An estimated size for cells that have the size of their content.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// Whether headers stay in sight as long as their sections do.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay in sight as long as their sections do.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The sizes that cells have asked for.
  var measured: [IndexPath: CGSize] = [:]
  private var input: FlowInput?
  private var computed: FlowGeometry?
  private var isOutdated = true

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  open override func prepare() {
    super.prepare()
    _ = geometry
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    var found: [UICollectionViewLayoutAttributes] = []
    geometry.visit(rect) { section, part, frame in
      found.append(attributes(of: part, in: section, frame))
    }
    return pins ? found.filter { $0.zIndex == 0 } + pinnedBars(in: rect) : found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.count == 2, geometry.sections.indices.contains(indexPath.section)
    else { return nil }
    let frames = geometry.sections[indexPath.section].frames
    guard frames.indices.contains(indexPath.item) else { return nil }
    return attributes(of: .item(indexPath.item), in: indexPath.section, frames[indexPath.item])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, geometry.sections.indices.contains(indexPath.section)
    else { return nil }
    let section = geometry.sections[indexPath.section]
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return section.header.map { attributes(of: .header, in: indexPath.section, $0) }
    case UICollectionView.elementKindSectionFooter:
      return section.footer.map { attributes(of: .footer, in: indexPath.section, $0) }
    default: return nil
    }
  }

  private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Returns the headers and footers that stay in sight.
  private func pinnedBars(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    geometry.sections.indices.flatMap { index in
      [
        sectionHeadersPinToVisibleBounds
          ? layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: index))
          : nil,
        sectionFootersPinToVisibleBounds
          ? layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter,
            at: IndexPath(item: 0, section: index))
          : nil,
      ].compactMap { $0 }.filter { $0.frame.intersects(rect) }
    }
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isSameSize = newBounds.size == collectionView?.bounds.size
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, pins, isSameSize {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  override func takeSizes(of views: [UICollectionReusableView]) -> Bool {
    guard estimatedItemSize != .zero else { return false }
    var hasChanged = false
    for case let cell as UICollectionViewCell in views {
      guard let shown = cell.shown, shown.representedElementCategory == .cell,
        measured[shown.indexPath] == nil
      else { continue }
      let wanted = cell.preferredSize(for: shown, isWidthFree: true, isHeightFree: true)
      measured[shown.indexPath] = wanted
      if wanted != shown.size { hasChanged = true }
    }
    if hasChanged { invalidateLayout() }
    return hasChanged
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { measured = [:] }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isFlowRight =
      flow.map {
        !$0.invalidateFlowLayoutDelegateMetrics && !$0.invalidateFlowLayoutAttributes
      } ?? false
    if context.invalidateEverything || context.invalidateDataSourceCounts || !isFlowRight {
      isOutdated = true
    }
    super.invalidateLayout(with: context)
  }

  /// Returns true when the length of the lines changes, which scrolling alone does not do.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let axes = FlowAxes(direction: scrollDirection)
    let size = collectionView?.bounds.size ?? .zero
    return pins || axes.across(newBounds.size) != axes.across(size)
      || input.map { $0.length != room(in: newBounds.size) } ?? true
  }

  private var geometry: FlowGeometry {
    if !isOutdated, let computed { return computed }
    isOutdated = false
    let input = currentInput()
    if input == self.input, let computed { return computed }
    let geometry = FlowGeometry(input)
    self.input = input
    computed = geometry
    return geometry
  }

  private func attributes(of part: FlowPart, in section: Int, _ frame: CGRect)
    -> UICollectionViewLayoutAttributes
  {
    let element: ElementKey
    switch part {
    case .item(let item):
      element = ElementKey(
        category: .cell, kind: nil, indexPath: IndexPath(item: item, section: section))
    case .header, .footer:
      element = ElementKey(
        category: .supplementaryView,
        kind: part == .header
          ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
        indexPath: IndexPath(item: 0, section: section))
    }
    let attributes = newAttributes(of: element)
    attributes.frame = frame
    let isPinned =
      part == .header && sectionHeadersPinToVisibleBounds
      || part == .footer && sectionFootersPinToVisibleBounds
    if isPinned, scrollDirection == .vertical, let collectionView {
      let (start, end) = (geometry.sections[section].start, geometry.sections[section].end)
      let whole = CGRect(x: 0, y: start, width: frame.width, height: end - start)
      attributes.frame.origin.y = collectionView.pinned(
        frame, in: whole, toEnd: part == .footer)
      attributes.zIndex = Self.pinnedIndex
    }
    return attributes
  }

  /// The depth of what stays in sight: in front of the items.
  ///
  /// Unspecified by Apple: chosen.
  private static let pinnedIndex = 10

  func room(in size: CGSize) -> CGFloat {
    let insets = collectionView?.adjustedContentInset ?? .zero
    let axes = FlowAxes(direction: scrollDirection)
    let (before, after) = axes.across(insets)
    return max(0, axes.across(size) - before - after)
  }
}
