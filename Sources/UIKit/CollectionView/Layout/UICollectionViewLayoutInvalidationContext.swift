/// Says which parts of a layout are out of date.
///
/// Source: Apple, UICollectionViewLayoutInvalidationContext.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is out of date, as after `reloadData`.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items are out of date.
  open internal(set) var invalidateDataSourceCounts = false

  /// The distance by which the content is scrolled along with the change.
  ///
  /// Units: points.
  open var contentOffsetAdjustment = CGPoint.zero

  public required override init() { super.init() }
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
