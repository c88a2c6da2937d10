/// A header or footer with its place.
typealias PlacedBoundary = (item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)

/// A section of a compositional layout with the places of its elements.
///
/// *Space*: content, in points, as it is where the section itself has not scrolled.
@MainActor
struct CompositionalSection {
  let section: NSCollectionLayoutSection
  /// The whole section.
  private(set) var frame = CGRect.zero
  /// The places of the cells, in order.
  private(set) var items: [CGRect] = []
  /// What each cell is sized by, in order.
  private(set) var sizes: [NSCollectionLayoutSize] = []
  /// The item of each cell, in order.
  private(set) var layoutItems: [NSCollectionLayoutItem] = []
  /// The order in depth of cells that have one, by their numbers.
  private(set) var depths: [Int: Int] = [:]
  /// The headers and footers, in the order of the section's.
  private(set) var boundaries: [PlacedBoundary] = []
  /// The places of the groups across the content, where they scroll on their own.
  private(set) var groups: [CGRect] = []
  /// The length of what scrolls across the content.
  private(set) var breadth: CGFloat = 0
  private let heights: [String: CGFloat]

  var scrolls: Bool { section.orthogonalScrollingBehavior != .none }

  /// Places the elements of a section.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - count: the number of its items.
  ///   - start: where it begins in the direction of scrolling.
  ///   - room: the size of what is around it.
  ///   - isVertical: the direction of scrolling.
  ///   - environment: what the section is laid out in.
  ///   - heights: those that headers and footers have asked for, by their kinds.
  ///   - measured: returns the size that an item has asked for.
  init(
    _ section: NSCollectionLayoutSection, _ count: Int, from start: CGFloat, in room: CGSize,
    isVertical: Bool, environment: any NSCollectionLayoutEnvironment,
    heights: [String: CGFloat] = [:], measured: @escaping (Int) -> CGSize?
  ) {
    self.section = section
    self.heights = heights
    let insets = section.placedInsets
    var end = start
    for item in section.boundarySupplementaryItems
    where !item.alignment.isAtBottom && !item.alignment.isAtSide {
      add(item, at: &end, in: room)
    }
    let inner = CGRect(origin: .zero, size: room).inset(by: insets)
    let group = section.group.layoutSize.size(in: inner.size)
    let before = isVertical ? insets.top : insets.leading
    let after = isVertical ? insets.bottom : insets.trailing
    var run = LayoutRun(count: count, environment: environment, measured: measured)
    let first = end + before
    var along = first
    var across = isVertical ? insets.leading : insets.top
    var thickness: CGFloat = 0
    let across0 = across
    while !run.isOver {
      if !items.isEmpty {
        if scrolls {
          across += section.interGroupSpacing
        } else {
          along += section.interGroupSpacing
        }
      }
      let corner = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
      let placed = section.group.frames(in: CGRect(origin: corner, size: group), &run)
      guard !placed.frames.isEmpty else { break }
      items += placed.frames
      groups.append(CGRect(origin: corner, size: placed.size))
      if scrolls {
        across += isVertical ? placed.size.width : placed.size.height
        thickness = max(thickness, isVertical ? placed.size.height : placed.size.width)
      } else {
        along += isVertical ? placed.size.height : placed.size.width
      }
    }
    sizes = run.sizes
    layoutItems = run.items
    depths = run.depths
    end = (scrolls ? first + thickness : along) + after
    if scrolls {
      breadth = items.isEmpty ? across0 : across + (isVertical ? insets.trailing : insets.bottom)
    }
    for item in section.boundarySupplementaryItems where item.alignment.isAtBottom {
      add(item, at: &end, in: room)
    }
    for item in section.boundarySupplementaryItems where item.alignment.isAtSide {
      let frame = item.place(
        beside: start...max(start, end), in: room, insets: insetsOfBoundaries,
        wanted: heights[item.elementKind])
      boundaries.append((item, frame))
    }
    frame =
      isVertical
      ? CGRect(x: 0, y: start, width: room.width, height: end - start)
      : CGRect(x: start, y: 0, width: end - start, height: room.height)
  }

  /// Places a header or footer at the end of what was placed.
  private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, at end: inout CGFloat, in room: CGSize
  ) {
    let frame = item.place(
      at: &end, in: room, insets: insetsOfBoundaries, wanted: heights[item.elementKind])
    boundaries.append((item, frame))
  }

  private var insetsOfBoundaries: NSDirectionalEdgeInsets {
    section.supplementariesFollowContentInsets
      ? section.placedInsets : section.supplementaryReference
  }
}
