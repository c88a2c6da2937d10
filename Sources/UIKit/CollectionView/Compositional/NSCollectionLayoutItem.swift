/// A length in a layout: a number of points, or a share of the container's width or height.
///
/// Estimated lengths, which items correct themselves, are not supported.
///
/// Source: Apple, NSCollectionLayoutDimension.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind { case width, height, points }

  private let kind: Kind
  /// The number of points, or the share (no unit, 1 for the whole length).
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Returns a length of a number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points, absoluteDimension)
  }

  /// Returns a length that is a share of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }

  /// Returns a length that is a share of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }

  public var isAbsolute: Bool { kind == .points }
  public var isFractionalWidth: Bool { kind == .width }
  public var isFractionalHeight: Bool { kind == .height }

  /// Returns the length in a container of a size.
  ///
  /// Units: points.
  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .points: dimension
    case .width: dimension * size.width
    case .height: dimension * size.height
    }
  }
}

/// The width and height of an item or group.
///
/// Source: Apple, NSCollectionLayoutSize.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func size(in size: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: size), height: heightDimension.length(in: size))
  }
}

/// The place of one cell.
///
/// Source: Apple, NSCollectionLayoutItem.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize

  /// How much smaller than its place the cell is on each side.
  ///
  /// Units: points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// Returns the places of at most `count` cells in a rectangle.
  func frames(in rect: CGRect, atMost count: Int) -> [CGRect] {
    count > 0 ? [rect.inset(by: contentInsets)] : []
  }
}

/// The space between two items.
///
/// Source: Apple, NSCollectionLayoutSpacing.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// The least space.
  ///
  /// Units: points.
  public let spacing: CGFloat
  /// Whether the items also share the room that is left over in the group.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Returns a space of a fixed length.
  ///
  /// Units: points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Returns a space that is at least so long and grows with the room left over in the group.
  ///
  /// Units: points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

extension CGRect {
  /// Returns the rectangle made smaller by insets, with leading on the left.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
