/// The place and look of an element of a collection view.
///
/// *Space*: the collection view's content, in points.
///
/// Source: Apple, UICollectionViewLayoutAttributes.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying, UIDynamicItem {
  /// The section and item of the element; empty until set, unless an initializer takes it.
  open var indexPath = IndexPath()
  /// Whether the element is a cell, a supplementary or a decoration view; a cell unless an
  /// initializer says otherwise.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of supplementary or decoration view; `nil` for a cell.
  open internal(set) var representedElementKind: String?

  /// The middle of the element, about which it is transformed.
  open var center = CGPoint.zero
  /// The width and height before the transform.
  open var size = CGSize.zero
  /// The flat part of `transform3D`; setting it replaces `transform3D`.
  open var transform: CGAffineTransform {
    get { transform3D.affine }
    set { transform3D = CATransform3D(newValue) }
  }

  /// The transform about the element's centre, which may be one in perspective.
  open var transform3D = CATransform3DIdentity
  /// How opaque the element is.
  ///
  /// *Units*: 0...1.
  open var alpha: CGFloat = 1
  /// The order in depth: elements of a higher index stand in front.
  open var zIndex = 0
  /// Whether the element is not shown; false unless set.
  open var isHidden = false

  public required override init() { super.init() }

  /// Makes the attributes of a cell, which has neither size nor place yet.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a supplementary view, which has neither size nor place yet.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Makes the attributes of a decoration view, which has neither size nor place yet.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The smallest upright rectangle around the element.
  ///
  /// Set it only while `transform` is the identity.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// A rectangle at the origin of the element's size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// Returns true when another object says the same about the same element.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || MainActor.assumeIsolated { says(theSameAs: other) }
  }

  /// The hash of the index path only, which stays the same when the element moves.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { indexPath.reduce(0) { $0 &* Self.hashFactor &+ $1 } }
  }

  /// The prime by which a section's number is multiplied, so that sections differ in hashes.
  private static let hashFactor = 65_599

  private func says(theSameAs other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && transform3D == other.transform3D
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && element == other.element
  }
}
