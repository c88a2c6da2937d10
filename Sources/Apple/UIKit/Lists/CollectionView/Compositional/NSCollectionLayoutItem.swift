/// A length in a layout: a number of points, or a share of the container's width or height.
///
/// An estimated length is corrected by the cells that are shown.
///
/// Source: Apple, NSCollectionLayoutDimension.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind { case width, height, points, estimate, siblings }

  private let kind: Kind
  /// The number of points, or the share (no unit, 1 for the whole length).
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Returns a length of a number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.points, absoluteDimension)
  }

  /// Returns a length that is a share of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.width, fractionalWidth)
  }

  /// Returns a length that is a share of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.height, fractionalHeight)
  }

  /// Returns a length of about a number of points, which cells that are shown correct.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimate, estimatedDimension)
  }

  /// Returns a length of about a number of points, for which the longest of the items in the same group
  /// that are so is taken.
  ///
  /// Source: Apple, NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:), since iOS 17.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self { Self(.siblings, estimate) }

  /// How the length was given: one of the four is true; `isEstimated` for one that siblings share, too.
  public var isEstimated: Bool { kind == .estimate || kind == .siblings }
  public var isAbsolute: Bool { kind == .points }
  public var isFractionalWidth: Bool { kind == .width }
  public var isFractionalHeight: Bool { kind == .height }

  /// Whether the items of a group share the longest of their lengths.
  public var isUniformAcrossSiblings: Bool { kind == .siblings }

  /// Returns the length in a container of a size.
  ///
  /// *Units*: points.
  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .points, .estimate, .siblings: dimension
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
  /// The width, as a share of that of the container or in points.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height, as a share of that of the container or in points.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size; each of the two lengths may be a share of either side of the container.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Whether cells correct the width or the height.
  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

  func size(in size: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: size), height: heightDimension.length(in: size))
  }
}

/// The cells of a section that are to be placed.
@MainActor
struct LayoutRun {
  /// The number of the next cell.
  var next = 0
  /// The number of cells in the section.
  let count: Int
  /// Returns the size that a cell has asked for; `nil` before it was shown.
  let measured: (Int) -> CGSize?
  /// What the cells placed so far are sized by.
  var sizes: [NSCollectionLayoutSize] = []
  /// The items of the cells placed so far.
  var items: [NSCollectionLayoutItem] = []
  /// The order in depth of cells that have one, by their numbers.
  var depths: [Int: Int] = [:]
  /// What the section is laid out in.
  let environment: any NSCollectionLayoutEnvironment

  init(
    count: Int, environment: any NSCollectionLayoutEnvironment,
    measured: @escaping (Int) -> CGSize?
  ) {
    self.count = count
    self.environment = environment
    self.measured = measured
  }

  var isOver: Bool { next >= count }
}

/// The place of one cell.
///
/// Source: Apple, NSCollectionLayoutItem.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item's place in its group; the cell is smaller by the insets.
  public let layoutSize: NSCollectionLayoutSize

  /// How much smaller than its place the cell is on each side.
  ///
  /// *Units*: points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The views beside the cell, such as a badge.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// The space that the item keeps around itself in its group.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item whose cell has no views beside it.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item with views beside its cell.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// Places the next cells in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, of the estimated length along an axis where the length is estimated.
  ///   - run: the cells to place, of which those that were placed are taken off.
  /// - Returns: the places, and the size that they take.
  func frames(in rect: CGRect, _ run: inout LayoutRun) -> (frames: [CGRect], size: CGSize) {
    guard !run.isOver else { return ([], rect.size) }
    var size = rect.size
    if layoutSize.isEstimated, let measured = run.measured(run.next) {
      if layoutSize.widthDimension.isEstimated {
        size.width = measured.width + contentInsets.leading + contentInsets.trailing
      }
      if layoutSize.heightDimension.isEstimated {
        size.height = measured.height + contentInsets.top + contentInsets.bottom
      }
    }
    run.sizes.append(layoutSize)
    run.items.append(self)
    run.next += 1
    return ([CGRect(origin: rect.origin, size: size).inset(by: contentInsets)], size)
  }
}

/// The space between two items.
///
/// Source: Apple, NSCollectionLayoutSpacing.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// The least space.
  ///
  /// *Units*: points.
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
  /// *Units*: points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(fixedSpacing, isFlexible: false)
  }

  /// Returns a space that is at least so long and grows with the room left over in the group.
  ///
  /// *Units*: points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(flexibleSpacing, isFlexible: true)
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
