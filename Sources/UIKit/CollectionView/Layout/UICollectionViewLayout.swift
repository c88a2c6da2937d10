/// Says where the elements of a collection view stand. Made to be subclassed.
///
/// *Space*: the collection view's content, in points. Source: Apple, UICollectionViewLayout.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view whose layout this is.
  open internal(set) weak var collectionView: UICollectionView?

  /// Whether the layout has to be asked anew before it is shown.
  package private(set) var isInvalid = true

  var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Where the elements that go in a batch of updates were.
  var departures: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts with which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// How large all elements are together. Units: points. Zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Called before the layout is asked for anything after it became invalid.
  open func prepare() {}

  /// The attributes of all elements in a part of the content. Space: content, in points.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Asks for the layout anew in the next layout pass.
  open func invalidateLayout() { invalidateLayout(with: newContext()) }

  /// Asks for a part of the layout anew in the next layout pass.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    collectionView?.layoutWasInvalidated(context)
  }

  /// Whether the layout is another for other bounds; the collection view still has the old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What other bounds invalidate.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { newContext() }

  // MARK: Scrolling

  /// Where thrown content is to come to rest. Units: points; points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is to stand after a change of the items or of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  { proposedContentOffset }

  // MARK: Decorations

  /// Says of which class the decoration views of a kind are; of none any more for nothing.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass.map { requireReusable($0) }
  }

  // MARK: Updates

  /// Items are about to change; the layout is asked for the new ones from now on.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// All attributes for the changes of items have been asked for.
  open func finalizeCollectionViewUpdates() {}

  /// From where an item comes: from where it will be, out of nothing, unless overridden.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath)?.faded() }

  /// Where an item goes: into nothing where it was, unless overridden.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { departure(.cell, nil, itemIndexPath) }

  /// From where a supplementary view comes.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.faded()
  }

  /// Where a supplementary view goes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    departure(.supplementaryView, elementKind, elementIndexPath)
  }

  /// From where a decoration comes.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.faded()
  }

  /// Where a decoration goes.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    departure(.decorationView, elementKind, decorationIndexPath)
  }

  /// The layout is about to be taken over from by another.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// The layout is about to take over from another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// One layout has taken over from another.
  open func finalizeLayoutTransition() {}

  /// Prepares the layout if it is invalid.
  package func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    prepare()
  }

  private func departure(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    departures[ElementKey(category: category, kind: kind, indexPath: indexPath)]?.faded()
  }
}
