/// Says where the elements of a collection view stand. Made to be subclassed.
///
/// Source: Apple, UICollectionViewLayout.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// Whether the layout has to be asked anew before it is shown.
  package private(set) var isInvalid = true

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

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

  /// Asks for the layout anew in the next layout pass.
  open func invalidateLayout() { isInvalid = true }

  /// Prepares the layout if it is invalid.
  package func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    prepare()
  }
}
