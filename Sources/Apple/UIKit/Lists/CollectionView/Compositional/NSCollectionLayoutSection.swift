/// A section, which repeats one group until all its items have a place.
///
/// Source: Apple, NSCollectionLayoutSection.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// The space around the groups.
  ///
  /// *Units*: points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// What the insets at both sides begin from; `automatic` is that of the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// What headers and footers that do not follow the insets begin from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// How far that is from the sides of the view.
  var reference = NSDirectionalEdgeInsets.zero
  var supplementaryReference = NSDirectionalEdgeInsets.zero

  /// The space around the groups, from the edges of the room.
  var placedInsets: NSDirectionalEdgeInsets { contentInsets.adding(reference) }

  /// The space between two groups.
  ///
  /// *Units*: points.
  open var interGroupSpacing: CGFloat = 0

  /// Whether the groups follow each other across the content, where they scroll on their own.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How groups scroll that follow each other across the content.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

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

  /// Makes a section of one group, which repeats downwards, or sideways where the layout scrolls
  /// sideways.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// What insets of a section begin from.
///
/// Source: Apple, UIContentInsetsReference.
public enum UIContentInsetsReference: Int, Sendable {
  /// That of the layout's configuration, which is the safe area unless it says another.
  case automatic
  /// The edges of the view.
  case none
  case safeArea
  case layoutMargins
  case readableContent
}

extension NSDirectionalEdgeInsets {
  fileprivate func adding(_ other: Self) -> Self {
    NSDirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
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

/// How groups scroll that follow each other across the content.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingProperties.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How fast they slow down: `automatic` is fast where they scroll by groups.
  public enum DecelerationRate: Int, Sendable { case automatic, normal, fast }

  /// Whether they go beyond their ends; all three but `never` let them.
  public enum Bounce: Int, Sendable { case automatic, always, never }

  /// How fast they slow down.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether they go beyond their ends.
  open var bounce = Bounce.automatic

  public override init() { super.init() }
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

extension NSCollectionLayoutSection {
  /// Notes how far the references of the insets are from the sides of the view.
  func take(references standard: UIContentInsetsReference, in environment: LayoutEnvironment) {
    func insets(_ own: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
      environment.insets(of: own == .automatic ? standard : own)
    }
    reference = insets(contentInsetsReference)
    supplementaryReference = insets(supplementaryContentInsetsReference)
  }
}

/// The room in which a section is laid out.
///
/// Source: Apple, NSCollectionLayoutContainer.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The whole room.
  ///
  /// *Units*: points.
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
  private let view: UICollectionView

  /// Takes the whole view, less its insets at the sides between which nothing scrolls.
  ///
  /// Source: docs/measurements.md, “Tables”.
  init(_ view: UICollectionView, isVertical: Bool) {
    self.view = view
    let insets = view.adjustedContentInset
    contentSize = view.bounds.size
    contentInsets =
      isVertical
      ? NSDirectionalEdgeInsets(top: 0, leading: insets.left, bottom: 0, trailing: insets.right)
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
    traitCollection = view.traitCollection
  }

  /// Returns how far a reference is from the sides of the view; nothing above and below, where
  /// the view scrolls.
  func insets(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    // The view's adjusted insets have the safe area.
    case .automatic, .none, .safeArea: return .zero
    case .layoutMargins:
      let margins = view.directionalLayoutMargins
      return NSDirectionalEdgeInsets(
        top: 0, leading: margins.leading, bottom: 0, trailing: margins.trailing)
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      return NSDirectionalEdgeInsets(
        top: 0, leading: frame.minX - view.bounds.minX, bottom: 0,
        trailing: view.bounds.maxX - frame.maxX)
    }
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGRect(origin: .zero, size: contentSize).inset(by: contentInsets).size
  }
}
