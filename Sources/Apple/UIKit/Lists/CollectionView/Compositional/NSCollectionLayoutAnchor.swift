/// Where a view stands beside an item: at an edge or corner, moved from there.
///
/// Source: Apple, NSCollectionLayoutAnchor.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges at which the view stands; in the middle along an axis without one.
  public let edges: NSDirectionalRectEdge

  /// How far the view is moved.
  ///
  /// *Units*: points, or shares of the view's own size.
  public let offset: CGPoint

  /// Whether `offset` is in points.
  public let isAbsoluteOffset: Bool
  /// Whether `offset` is in shares of the view's own size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// Makes an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// Makes an anchor some points away from edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Makes an anchor some shares of the view's size away from edges.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Returns where a view of a size stands inside the edges of an item.
  func place(_ size: CGSize, in item: CGRect) -> CGRect {
    func start(_ low: Bool, _ high: Bool, _ from: CGFloat, _ room: CGFloat) -> CGFloat {
      low == high ? from + room / 2 : low ? from : from + room
    }
    let shift =
      isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    return CGRect(
      x: start(
        edges.contains(.leading), edges.contains(.trailing), item.minX, item.width - size.width)
        + shift.x,
      y: start(
        edges.contains(.top), edges.contains(.bottom), item.minY, item.height - size.height)
        + shift.y,
      width: size.width, height: size.height)
  }
}

/// The space around an item in its group.
///
/// Source: Apple, NSCollectionLayoutEdgeSpacing.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space at the left of the item; `nil` for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item; `nil` for none.
  public let top: NSCollectionLayoutSpacing?
  /// The space at the right of the item; `nil` for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item; `nil` for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes the space around an item; a flexible one is no wider than its least here.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}
