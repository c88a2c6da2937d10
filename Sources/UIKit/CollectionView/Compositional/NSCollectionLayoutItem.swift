/// A length of a layout: so many points, or a share of what is around.
///
/// Lengths that items estimate and then choose themselves are not supported. Source: Apple,
/// NSCollectionLayoutDimension.
@MainActor
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind { case width, height, points }

  private let kind: Kind
  /// Units: points, or a share.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Units: points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points, absoluteDimension)
  }

  /// A share of the width of what is around.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }

  /// A share of the height of what is around.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }

  public var isAbsolute: Bool { kind == .points }
  public var isFractionalWidth: Bool { kind == .width }
  public var isFractionalHeight: Bool { kind == .height }

  /// Units: points.
  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .points: dimension
    case .width: dimension * size.width
    case .height: dimension * size.height
    }
  }
}

/// A size of a layout.
///
/// Source: Apple, NSCollectionLayoutSize.
@MainActor
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

/// The room that one cell gets.
///
/// Source: Apple, NSCollectionLayoutItem.
@MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize

  /// How much smaller than its room the cell is. Units: points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// The rooms of the cells, of which there may be fewer than fit, in a rectangle.
  func frames(in rect: CGRect, atMost count: Int) -> [CGRect] {
    count > 0 ? [rect.inset(by: contentInsets)] : []
  }
}

/// The space between two items.
///
/// Source: Apple, NSCollectionLayoutSpacing.
@MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// Units: points.
  public let spacing: CGFloat
  /// Whether what is left over is added.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Units: points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// At least so much, and what is left over. Units: points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

extension CGRect {
  /// The rectangle without its edges; text runs from left to right.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
