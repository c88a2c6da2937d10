/// A part of the plane around an origin: a circle, a rectangle, or what is made of them.
///
/// *Units*: points from the centre of the region. Source: Apple, UIRegion; edges as measured.
/// Apple's object keeps at most two shapes; this one keeps all.
@MainActor
open class UIRegion: NSObject, NSCopying, NSCoding {
  private let tree: RegionTree
  /// How many regions this one is made of, one in the other, at least.
  private let depth: Int

  private init(_ tree: RegionTree, depth: Int) {
    self.tree = tree
    self.depth = depth
    super.init()
  }

  /// Everything.
  open class var infinite: UIRegion { UIRegion(.everything, depth: 0) }

  /// Stops: a region needs a shape. `infinite` is the one without.
  public override convenience init() {
    raise(.invalidArgument, "init is undefined for objects of type UIRegion")
  }

  /// A circle, its edge included. Units: points; the sign does not count.
  public init(radius: CGFloat) {
    tree = .circle(radius: radius)
    depth = 0
    super.init()
  }

  /// A rectangle, its edge not included. Units: points; empty where a side is negative.
  public init(size: CGSize) {
    tree = .rectangle(size)
    depth = 0
    super.init()
  }

  /// What is not in this region.
  open func inverse() -> Self { made(of: .inverse(tree)) }

  /// What is in this region or in the other.
  open func byUnion(with region: UIRegion) -> Self {
    made(of: .union(tree, region.tree), with: region)
  }

  /// What is in this region and not in the other.
  open func byDifference(from region: UIRegion) -> Self {
    made(of: .difference(tree, region.tree), with: region)
  }

  /// What is in both; the edge of the other's rectangles counts as in it.
  open func byIntersection(with region: UIRegion) -> Self {
    made(of: .intersection(tree, region.tree), with: region)
  }

  /// Stops for a subclass, which would not be what it has made itself.
  private func made(of tree: RegionTree, with other: UIRegion? = nil) -> Self {
    let depth = max(depth, other?.depth ?? 0) + 1
    guard depth < Limit.compositeDepth else {
      stop(.nestedTooDeep(item: "A region", limit: Limit.compositeDepth))
    }
    guard let region = UIRegion(tree, depth: depth) as? Self else {
      raise(.invalidArgument, "\(Self.self) cannot be combined: it is a subclass of UIRegion")
    }
    return region
  }

  /// Whether a point is in the region. Units: points from the region's centre.
  open func contains(_ point: CGPoint) -> Bool { tree.contains(point) }

  // MARK: Copying and coding

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open func encode(with coder: NSCoder) {
    coder.encode(tree.encoded, forKey: Self.treeKey)
  }

  public required nonisolated init?(coder: NSCoder) {
    guard let text = coder.decodeObject(forKey: Self.treeKey) as? String,
      let tree = RegionTree(encoded: text)
    else { return nil }
    self.tree = tree
    depth = tree.depth
    super.init()
  }

  private nonisolated static let treeKey = "UIRegionTree"
}
