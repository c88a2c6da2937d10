/// Says which parts of a layout are out of date.
///
/// Source: Apple, UICollectionViewLayoutInvalidationContext.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// How much the content's size changes; recorded only, for the layout is asked for it again.
  ///
  /// *Units*: points.
  open var contentSizeAdjustment = CGSize.zero

  /// Whether everything is out of date, as after `reloadData`.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items are out of date.
  open internal(set) var invalidateDataSourceCounts = false

  /// The distance by which the content is scrolled along with the change.
  ///
  /// *Units*: points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The items that are out of date; `nil` for none alone.
  ///
  /// The layout is asked for all again.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary views that are out of date, by their kinds; `nil` for none alone.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration views that are out of date, by their kinds; `nil` for none alone.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  public required override init() { super.init() }

  /// Says that items are out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Says that supplementary views are out of date.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Says that decoration views are out of date.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// Says which parts of a flow layout are out of date.
///
/// Source: Apple, UICollectionViewFlowLayoutInvalidationContext.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes and spacings.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether items are put into lines again.
  open var invalidateFlowLayoutAttributes = true
}
