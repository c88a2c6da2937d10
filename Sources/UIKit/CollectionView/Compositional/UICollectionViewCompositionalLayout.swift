/// How the sections of a layout follow each other.
///
/// Source: Apple, UICollectionViewCompositionalLayoutConfiguration.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The space between two sections.
  ///
  /// Units: points.
  open var interSectionSpacing: CGFloat = 0

  public override init() { super.init() }
}

/// A layout made of sections, groups and items.
///
/// Source: Apple, UICollectionViewCompositionalLayout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  private let section: NSCollectionLayoutSection
  private var frames: [[CGRect]] = []
  private var size = CGSize.zero

  /// Makes a layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    self.section = section
    self.configuration = configuration
    super.init()
  }

  /// Returns `nil`: there are no archives to read a layout from.
  public required init?(coder: NSCoder) { nil }

  open override var collectionViewContentSize: CGSize { size }

  open override func prepare() {
    super.prepare()
    frames = []
    size = .zero
    guard let view = collectionView else { return }
    let isVertical = configuration.scrollDirection == .vertical
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    var end: CGFloat = 0
    for index in 0..<view.numberOfSections {
      if index > 0 { end += configuration.interSectionSpacing }
      let (placed, length) = place(
        view.numberOfItems(inSection: index), from: end, in: room, isVertical: isVertical)
      frames.append(placed)
      end += length
    }
    size =
      isVertical
      ? CGSize(width: room.width, height: end) : CGSize(width: end, height: room.height)
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    frames.enumerated().flatMap { section, frames in
      frames.enumerated().filter { $0.element.intersects(rect) }.compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0.offset, section: section))
      }
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.count == 2, frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.section][indexPath.item]
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Returns the places of a section's items and the section's length in the scroll direction.
  private func place(
    _ count: Int, from start: CGFloat, in room: CGSize, isVertical: Bool
  ) -> ([CGRect], CGFloat) {
    let insets = section.contentInsets
    let inner = CGRect(origin: .zero, size: room).inset(by: insets)
    let group = section.group.layoutSize.size(in: inner.size)
    let before = isVertical ? insets.top : insets.leading
    let after = isVertical ? insets.bottom : insets.trailing
    let step = isVertical ? group.height : group.width
    var placed: [CGRect] = []
    var end = before
    while placed.count < count {
      if !placed.isEmpty { end += section.interGroupSpacing }
      let corner =
        isVertical
        ? CGPoint(x: insets.leading, y: start + end) : CGPoint(x: start + end, y: insets.top)
      let next = section.group.frames(
        in: CGRect(origin: corner, size: group), atMost: count - placed.count)
      guard !next.isEmpty else { break }
      placed += next
      end += step
    }
    return (placed, end + after)
  }
}
