/// A section, which repeats one group until all its items have a place.
///
/// Source: Apple, NSCollectionLayoutSection.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// The space around the groups.
  ///
  /// Units: points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space between two groups.
  ///
  /// Units: points.
  open var interGroupSpacing: CGFloat = 0

  /// Whether the groups follow each other across the content, where they scroll on their own.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// What is behind the items of the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Whether headers and footers keep within the insets at both sides.
  open var supplementariesFollowContentInsets = true

  /// Called whenever the content has moved, with the items in sight, which it may change.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The looks of the section's rows; nil for a section that is no list.
  var list: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// Changes items in sight as the content moves.
///
/// It is called with the items, how far the section has scrolled, and the section's surroundings.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// How groups that follow each other across the content scroll.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingBehavior.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They do not: groups follow each other along the content.
  case none
  case continuous
  /// They come to rest with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// They come to rest at multiples of the section's width.
  case paging
  /// They scroll by one group at a time.
  case groupPaging
  /// They scroll by one group at a time, which rests in the middle.
  case groupPagingCentered
}

/// An item in sight, which may be changed as the content moves.
///
/// Source: Apple, NSCollectionLayoutVisibleItem.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// The room in which a section is laid out.
///
/// Source: Apple, NSCollectionLayoutContainer.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The whole room.
  ///
  /// Units: points.
  var contentSize: CGSize { get }
  /// The room inside its insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section is laid out in.
///
/// Source: Apple, NSCollectionLayoutEnvironment.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The surroundings of a section in a collection view.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ view: UICollectionView) {
    let insets = view.adjustedContentInset
    contentSize = view.bounds.size
    contentInsets = NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    traitCollection = view.traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGRect(origin: .zero, size: contentSize).inset(by: contentInsets).size
  }
}
