/// Where an element of a collection view stands and how it looks.
///
/// *Space*: the collection view's content, in points. Source: Apple,
/// UICollectionViewLayoutAttributes.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying, UIDynamicItem {
  open var indexPath = IndexPath()
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// What kind of supplementary or decoration view it is; nothing for a cell.
  open internal(set) var representedElementKind: String?

  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform: CGAffineTransform {
    get { transform3D.affine }
    set { transform3D = CATransform3D(newValue) }
  }

  /// How the element is moved, turned and scaled about its centre, in perspective too.
  open var transform3D = CATransform3DIdentity
  /// Units: 0...1.
  open var alpha: CGFloat = 1
  /// Elements of a higher index stand in front.
  open var zIndex = 0
  open var isHidden = false

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The smallest upright rectangle around the element; setting it needs an identity transform.
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

  /// The size at the origin.
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

  /// Whether another object says the same of the same element.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || MainActor.assumeIsolated { says(theSameAs: other) }
  }

  /// By the element; where that stands may change.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { indexPath.reduce(0) { $0 &* Self.hashFactor &+ $1 } }
  }

  /// Keeps sections apart in hashes.
  private static let hashFactor = 65_599

  private func says(theSameAs other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && transform3D == other.transform3D
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && element == other.element
  }
}
