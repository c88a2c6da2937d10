/// Says what of a layout is not right any more.
///
/// Source: Apple, UICollectionViewLayoutInvalidationContext.
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing is right any more, as after `reloadData`.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items have to be asked for anew.
  open internal(set) var invalidateDataSourceCounts = false

  /// By how much the content is moved along with the change. Units: points.
  open var contentOffsetAdjustment = CGPoint.zero

  public required override init() { super.init() }
}

/// Says what of a flow layout is not right any more.
///
/// Source: Apple, UICollectionViewFlowLayoutInvalidationContext.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and distances have to be asked for anew.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether lines have to be broken anew.
  open var invalidateFlowLayoutAttributes = true
}
