/// A view beside items, such as a header.
///
/// Source: Apple, NSCollectionLayoutSupplementaryItem.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the view is registered.
  public let elementKind: String

  /// The order in depth; above items unless set.
  open var zIndex = 1

  init(layoutSize: NSCollectionLayoutSize, kind: String) {
    elementKind = kind
    super.init(layoutSize: layoutSize)
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
  /// Units: points.
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
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a view as large as its section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
