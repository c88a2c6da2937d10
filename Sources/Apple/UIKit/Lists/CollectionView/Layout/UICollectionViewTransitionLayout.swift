/// A layout between two others, as far from one to the other as code says.
///
/// Source: Apple, UICollectionViewTransitionLayout.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that is left.
  public let currentLayout: UICollectionViewLayout
  /// The layout that comes.
  public let nextLayout: UICollectionViewLayout

  /// How far the transition is: 0 for the layout that is left, 1 for the one that comes.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      invalidateLayout()
      guard let collectionView, let ends else { return }
      let share = min(max(transitionProgress, 0), 1)
      collectionView.contentOffset = CGPoint(
        x: ends.from.x + (ends.to.x - ends.from.x) * share,
        y: ends.from.y + (ends.to.y - ends.from.y) * share)
    }
  }

  /// The content's offsets at both ends; `nil` until the transition begins.
  var ends: (from: CGPoint, to: CGPoint)?

  private var values: [String: CGFloat] = [:]

  /// Makes a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// Keeps a number of one's own that changes with the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns a number of one's own; 0 for none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    currentLayout.prepareIfNeeded()
    nextLayout.prepareIfNeeded()
  }

  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mix(old.width, new.width), height: mix(old.height, new.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    // Whatever either layout shows around what is seen at its end may be on its way.
    var keys: [ElementKey] = []
    var known: Set<ElementKey> = []
    for (layout, offset) in [(currentLayout, ends?.from), (nextLayout, ends?.to)] {
      let seen = CGRect(origin: offset ?? rect.origin, size: rect.size).insetBy(
        dx: -rect.width, dy: -rect.height)
      for attributes in layout.layoutAttributesForElements(in: seen) ?? []
      where known.insert(attributes.element).inserted { keys.append(attributes.element) }
    }
    return keys.compactMap(between)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { between(ElementKey(category: .cell, kind: nil, indexPath: indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }

  /// Returns the attributes of an element on its way; one that a layout has not fades.
  private func between(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (old, new) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
    guard let first = old ?? new?.faded(), let last = new ?? old?.faded() else { return nil }
    let attributes = first.duplicate()
    attributes.center = CGPoint(
      x: mix(first.center.x, last.center.x), y: mix(first.center.y, last.center.y))
    attributes.size = CGSize(
      width: mix(first.size.width, last.size.width),
      height: mix(first.size.height, last.size.height))
    attributes.alpha = mix(first.alpha, last.alpha)
    attributes.transform3D = mix(first.transform3D, last.transform3D)
    attributes.zIndex = transitionProgress < 0.5 ? first.zIndex : last.zIndex
    return attributes
  }

  private func mix(_ first: CGFloat, _ last: CGFloat) -> CGFloat {
    first + (last - first) * transitionProgress
  }

  private func mix(_ first: CATransform3D, _ last: CATransform3D) -> CATransform3D {
    guard first != last else { return first }
    var mixed = first
    for path in Self.parts { mixed[keyPath: path] = mix(first[keyPath: path], last[keyPath: path]) }
    return mixed
  }

  private static let parts: [WritableKeyPath<CATransform3D, CGFloat>] = [
    \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
    \.m42, \.m43, \.m44,
  ]
}
