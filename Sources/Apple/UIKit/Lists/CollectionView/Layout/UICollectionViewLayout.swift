/// Says where the elements of a collection view stand; made to be subclassed.
///
/// *Space*: the collection view's content, in points.
///
/// Source: Apple, UICollectionViewLayout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Returns true when a size that a cell asks for changes the layout; a layout of one's own is asked
  /// never, for only a flow and a compositional one take such sizes here.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns a context that says what such a size puts out of date; asked never.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }

  /// Called before the bounds change in an animation, as when a device turns; never here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the bounds have changed in an animation; never here.
  open func finalizeAnimatedBoundsChange() {}

  // Asked during a batch of updates on a phone; a layout here says by its attributes what is there.
  /// Returns which supplementary views of a kind go with an update; none, and never called.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns which decoration views of a kind go with an update; none, and never called.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns which supplementary views of a kind come with an update; none, and never called.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns which decoration views of a kind come with an update; none, and never called.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The direction for which the layout was written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The collection view whose layout this is.
  open var collectionView: UICollectionView? { owner }

  /// The collection view, whatever a subclass makes of `collectionView`.
  weak var owner: UICollectionView?

  /// Whether `prepare` has to be called before the layout is asked for anything.
  package private(set) var isInvalid = true

  var decorations: [String: UICollectionReusableView.Type] = [:]

  /// The attributes of the elements before a batch of updates; empty outside of one.
  var departures: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts with which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The size of all elements together; zero unless overridden.
  ///
  /// *Units*: points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Called after the layout was invalidated, before it is asked for anything.
  open func prepare() {}

  /// Returns the attributes of all elements in a rectangle.
  ///
  /// *Space*: content, in points.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item; `nil` unless overridden, for an item that has no place.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view, such as a header; `nil` unless overridden, for
  /// none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; `nil` unless overridden, for none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Marks the layout as out of date, so that the next layout pass asks for it again.
  open func invalidateLayout() { invalidateLayout(with: newContext()) }

  /// Marks a part of the layout as out of date, so that the next layout pass asks for it again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    collectionView?.layoutWasInvalidated(context)
  }

  /// Whether places are mirrored where the app's language runs from right to left, which it does not.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Returns true when other bounds change the layout; the collection view still has the old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns a context that says what other bounds put out of date.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { newContext() }

  /// Takes the sizes that shown cells ask for, in a layout that lets them.
  ///
  /// - Returns: true when elements have other places than before.
  func takeSizes(of views: [UICollectionReusableView]) -> Bool { false }

  /// Returns where an item that is carried would be put: the place of the item under it.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let under = layoutAttributesForElements(
      in: CGRect(origin: position, size: .zero).insetBy(
        dx: -1, dy: -1))
    let cell = under?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }
    return cell?.indexPath ?? collectionView?.movement?.target ?? previousIndexPath
  }

  /// Returns the attributes of an item that is carried: its own, around the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  /// Gives shown elements the looks that follow from their places.
  func dress(_ views: [UICollectionReusableView]) {}

  /// Returns what is shown behind the elements.
  func grounds(in view: UICollectionView) -> [ListGround] { [] }

  // MARK: Scrolling

  /// Returns the offset at which scrolling comes to rest after the finger has lifted.
  ///
  /// *Units*: points for the offsets, points a millisecond for the velocity.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset to which the content goes after a change of the items or of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  { proposedContentOffset }

  // MARK: Decorations

  /// Registers the class of the decoration views of a kind; `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass.map { requireReusable($0) }
  }

  // MARK: Updates

  /// Called before items change; from now on the layout answers for the new items.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when all attributes for the changes of items have been asked for.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes with which an item appears: its own, with an alpha of 0.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath)?.faded() }

  /// Returns the attributes with which an item disappears: its last ones, with an alpha of 0.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { departure(.cell, nil, itemIndexPath) }

  /// Returns the attributes with which a supplementary view appears.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.faded()
  }

  /// Returns the attributes with which a supplementary view disappears.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    departure(.supplementaryView, elementKind, elementIndexPath)
  }

  /// Returns the attributes with which a decoration view appears.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.faded()
  }

  /// Returns the attributes with which a decoration view disappears.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    departure(.decorationView, elementKind, decorationIndexPath)
  }

  /// Called on the old layout before another one replaces it.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on the new layout before it replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on the new layout after it has replaced another one.
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
