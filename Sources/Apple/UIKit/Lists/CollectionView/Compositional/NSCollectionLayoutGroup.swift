/// Items in a row or a column, the subitems taking turns until no more fit.
///
/// Source: Apple, NSCollectionLayoutGroup.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let isHorizontal: Bool
  /// The items that take turns; empty for a group whose items a closure places.
  public let subitems: [NSCollectionLayoutItem]
  /// How many items of equal length there are; `nil` for as many as fit.
  private let count: Int?

  /// The space between two items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, isHorizontal: Bool,
    subitems: [NSCollectionLayoutItem], count: Int? = nil
  ) {
    self.isHorizontal = isHorizontal
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private var provider: NSCollectionLayoutGroupCustomItemProvider?

  /// Returns a group whose items stand where a closure says.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    let group = NSCollectionLayoutGroup(layoutSize, isHorizontal: true, subitems: [])
    group.provider = itemProvider
    return madeByFactory(group)
  }

  /// Returns a group of items from left to right.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    madeByFactory(NSCollectionLayoutGroup(layoutSize, isHorizontal: true, subitems: subitems))
  }

  /// Returns a group of `count` items of equal width from left to right.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    madeByFactory(
      NSCollectionLayoutGroup(
        layoutSize, isHorizontal: true, subitems: [subitem], count: count))
  }

  /// Returns a group of `count` items of equal width from left to right.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  /// Returns a group of `count` items of equal height from top to bottom.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    vertical(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  /// Returns a group of items from top to bottom.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    madeByFactory(NSCollectionLayoutGroup(layoutSize, isHorizontal: false, subitems: subitems))
  }

  /// Returns a group of `count` items of equal height from top to bottom.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    madeByFactory(
      NSCollectionLayoutGroup(
        layoutSize, isHorizontal: false, subitems: [subitem], count: count))
  }

  override func frames(in rect: CGRect, _ run: inout LayoutRun) -> (frames: [CGRect], size: CGSize)
  {
    if let provider { return customFrames(provider, in: rect, &run) }
    guard !subitems.isEmpty else { return ([], rect.size) }
    let room = rect.inset(by: contentInsets)
    let length = isHorizontal ? room.width : room.height
    var spacing = interItemSpacing?.spacing ?? 0
    let rooms = lengths(in: room.size, length, spacing)
    if interItemSpacing?.isFlexibleSpacing == true, rooms.count > 1 {
      let left = length - rooms.reduce(0) { $0 + $1.length }
      spacing = max(spacing, left / CGFloat(rooms.count - 1))
    }
    var frames: [CGRect] = []
    var shared: [Range<Int>] = []
    var start: CGFloat = 0
    var end: CGFloat = 0
    var breadth: CGFloat = 0
    for (item, ownLength, thickness) in rooms where !run.isOver {
      let edges = edges(around: item)
      start += edges.before
      let place =
        isHorizontal
        ? CGRect(
          x: room.minX + start, y: room.minY + edges.across, width: ownLength, height: thickness)
        : CGRect(
          x: room.minX + edges.across, y: room.minY + start, width: thickness, height: ownLength)
      let placed = item.frames(in: place, &run)
      if isSharedAcross(item) { shared.append(frames.count..<frames.count + placed.frames.count) }
      frames += placed.frames
      let isCorrected = item.layoutSize.isEstimated
      let size = isCorrected ? placed.size : place.size
      end = start + (isHorizontal ? size.width : size.height)
      breadth = max(
        breadth, (isHorizontal ? size.height : size.width) + edges.across + edges.beyond)
      end += edges.after
      start = end + spacing
    }
    share(among: shared.joined(), &frames)
    var size = rect.size
    let (insets, content) = (
      contentInsets,
      isHorizontal ? CGSize(width: end, height: breadth) : CGSize(width: breadth, height: end)
    )
    if layoutSize.widthDimension.isEstimated {
      size.width = content.width + insets.leading + insets.trailing
    }
    if layoutSize.heightDimension.isEstimated {
      size.height = content.height + insets.top + insets.bottom
    }
    return (frames, size)
  }

  /// Whether an item is as thick, across the group, as the thickest of its siblings.
  private func isSharedAcross(_ item: NSCollectionLayoutItem) -> Bool {
    let size = item.layoutSize
    return (isHorizontal ? size.heightDimension : size.widthDimension).isUniformAcrossSiblings
  }

  /// Makes cells as thick, across the group, as the thickest of them.
  private func share(among cells: some Sequence<Int>, _ frames: inout [CGRect]) {
    let cells = Array(cells)
    let path = isHorizontal ? \CGRect.size.height : \CGRect.size.width
    guard let most = cells.map({ frames[$0][keyPath: path] }).max() else { return }
    for cell in cells { frames[cell][keyPath: path] = most }
  }

  /// Returns the space that an item keeps along the group and across it.
  private func edges(
    around item: NSCollectionLayoutItem
  ) -> (before: CGFloat, after: CGFloat, across: CGFloat, beyond: CGFloat) {
    guard let edges = item.edgeSpacing else { return (0, 0, 0, 0) }
    let sides = [edges.leading, edges.trailing, edges.top, edges.bottom].map { $0?.spacing ?? 0 }
    return isHorizontal
      ? (sides[0], sides[1], sides[2], sides[3]) : (sides[2], sides[3], sides[0], sides[1])
  }

  /// Returns the items that fit, with their lengths along the group and across it.
  private func lengths(
    in size: CGSize, _ length: CGFloat, _ spacing: CGFloat
  ) -> [(item: NSCollectionLayoutItem, length: CGFloat, thickness: CGFloat)] {
    func measure(_ item: NSCollectionLayoutItem) -> (CGFloat, CGFloat) {
      let own = item.layoutSize.size(in: size)
      return isHorizontal ? (own.width, own.height) : (own.height, own.width)
    }
    if let count, count > 0 {
      let own = max(0, (length - spacing * CGFloat(count - 1)) / CGFloat(count))
      return Array(repeating: (subitems[0], own, measure(subitems[0]).1), count: count)
    }
    // A group whose length follows from its items holds each of them, however short its estimate.
    let least =
      (isHorizontal ? layoutSize.widthDimension : layoutSize.heightDimension).isEstimated
      ? subitems.count : 1
    var rooms: [(NSCollectionLayoutItem, CGFloat, CGFloat)] = []
    var end: CGFloat = 0
    for turn in 0..<Self.mostItems {
      let item = subitems[turn % subitems.count]
      let (own, thickness) = measure(item)
      let edges = edges(around: item)
      let start = (rooms.isEmpty ? 0 : end + spacing) + edges.before
      guard rooms.count < least || own > 0 && start + own + edges.after <= length + Self.slack
      else { break }
      rooms.append((item, own, thickness))
      end = start + own + edges.after
    }
    return rooms
  }

  /// By how much shares that add up to 1 may be too long, because of rounding.
  ///
  /// *Units*: points.
  private static let slack: CGFloat = 1e-6
  /// The most items in a group: more than any screen shows side by side.
  private static let mostItems = 10_000
}
