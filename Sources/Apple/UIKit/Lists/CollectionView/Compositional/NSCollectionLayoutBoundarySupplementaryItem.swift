/// A view beside items, such as a header.
///
/// Source: Apple, NSCollectionLayoutSupplementaryItem.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the view is registered.
  public let elementKind: String

  /// The order in depth; above items unless set.
  open var zIndex = 1

  /// Where the view stands in its item.
  public let containerAnchor: NSCollectionLayoutAnchor

  /// Which part of the view stands there; `nil` for the same edges as the container's.
  public let itemAnchor: NSCollectionLayoutAnchor?

  init(layoutSize: NSCollectionLayoutSize, kind: String) {
    elementKind = kind
    containerAnchor = NSCollectionLayoutAnchor(edges: [])
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes a view at an anchor of its item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes a view one of whose edges stands at an anchor of its item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns where the view stands beside a cell.
  func place(in cell: CGRect) -> CGRect {
    let size = layoutSize.size(in: cell.size)
    guard let itemAnchor else { return containerAnchor.place(size, in: cell) }
    let corner = containerAnchor.place(.zero, in: cell).origin
    let own = itemAnchor.place(.zero, in: CGRect(origin: .zero, size: size)).origin
    return CGRect(
      x: corner.x - own.x, y: corner.y - own.y, width: size.width, height: size.height)
  }
}

/// A header or footer of a section or of the whole layout.
///
/// Source: Apple, NSCollectionLayoutBoundarySupplementaryItem.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge at which the view stands; it is in the middle of that edge.
  public let alignment: NSRectAlignment

  /// How far the view is moved from there.
  ///
  /// *Units*: points.
  public let offset: CGPoint

  /// Whether the section is longer by the view, and the view is not over the items.
  open var extendsBoundary = true

  /// Whether the view stays in sight as long as its section does.
  open var pinToVisibleBounds = false

  /// Makes a view at an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize: layoutSize, kind: elementKind)
  }

  /// Places the view at the end of what was placed before it.
  ///
  /// *Space*: content, in points.
  ///
  /// - Parameters:
  ///   - end: where that ends; further on by the view's height where it takes room.
  ///   - room: the size of what is around it.
  ///   - insets: what is kept free beside it.
  ///   - wanted: the height that the view has asked for; `nil` where it was not asked.
  /// - Returns: the view's frame.
  func place(
    at end: inout CGFloat, in room: CGSize, insets: NSDirectionalEdgeInsets, wanted: CGFloat?
  ) -> CGRect {
    let width = room.width - insets.leading - insets.trailing
    var size = layoutSize.size(in: CGSize(width: width, height: room.height))
    if let wanted { size.height = wanted }
    let x = insets.leading + (width - size.width) * alignment.shareBefore
    let frame = CGRect(x: x + offset.x, y: end + offset.y, width: size.width, height: size.height)
    if extendsBoundary { end += size.height }
    return frame.inset(by: contentInsets)
  }

  /// Places the view in the middle of the left or right edge of what was placed, over its margin.
  ///
  /// *Space*: content, in points.
  ///
  /// - Parameters:
  ///   - stretch: from where to where that goes.
  ///   - room: the size of what is around it.
  ///   - insets: what is kept free beside it.
  ///   - wanted: the height that the view has asked for; `nil` where it was not asked.
  /// - Returns: the view's frame.
  func place(
    beside stretch: ClosedRange<CGFloat>, in room: CGSize, insets: NSDirectionalEdgeInsets,
    wanted: CGFloat?
  ) -> CGRect {
    var end = CGFloat(0)
    var frame = place(at: &end, in: room, insets: insets, wanted: wanted)
    let height = frame.height + contentInsets.top + contentInsets.bottom
    frame.origin.y += (stretch.lowerBound + stretch.upperBound - height) / 2
    return frame
  }
}

/// An edge or corner of a rectangle.
///
/// Source: Apple, NSRectAlignment.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  /// Whether it is at the left or right edge, and at no corner.
  var isAtSide: Bool { self == .leading || self == .trailing }

  /// Whether it is at the lower edge.
  var isAtBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }

  /// The share of the room left over that is before a view at the edge.
  var shareBefore: CGFloat {
    switch self {
    case .leading, .topLeading, .bottomLeading: 0
    case .none, .top, .bottom: 0.5
    case .trailing, .topTrailing, .bottomTrailing: 1
    }
  }
}

/// What is behind the items of a section.
///
/// Source: Apple, NSCollectionLayoutDecorationItem.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind by which the view is registered with the layout.
  public let elementKind: String

  /// The order in depth; behind items unless set.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns a view as large as its section.
  open class func background(elementKind: String) -> Self {
    madeByFactory(NSCollectionLayoutDecorationItem(elementKind: elementKind))
  }
}
