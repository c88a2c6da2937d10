/// A part of the plane around an origin: a circle, a rectangle, or a combination of these.
///
/// Apple's object keeps at most two shapes; this one keeps all.
///
/// *Units*: points from the centre of the region.
///
/// Source: Apple, UIRegion; which edges belong to a region: docs/measurements.md, “Fields”.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying, NSCoding {
  private let tree: RegionTree
  /// At least the number of regions nested in this one.
  private let depth: Int

  private init(_ tree: RegionTree, depth: Int) {
    self.tree = tree
    self.depth = depth
    super.init()
  }

  /// The whole plane.
  open class var infinite: UIRegion { UIRegion(.everything, depth: 0) }

  /// Stops with Apple's sentence: a region needs a shape; `infinite` is the one without.
  public override convenience init() {
    raise(.invalidArgument, "init is undefined for objects of type UIRegion")
  }

  /// Makes a circle with its edge; the sign of the radius is ignored.
  ///
  /// *Units*: points.
  public init(radius: CGFloat) {
    tree = .circle(radius: radius)
    depth = 0
    super.init()
  }

  /// Makes a rectangle without its edge; empty if a side is negative.
  ///
  /// *Units*: points.
  public init(size: CGSize) {
    tree = .rectangle(size)
    depth = 0
    super.init()
  }

  /// Returns what is not in this region.
  open func inverse() -> Self { made(of: .inverse(tree)) }

  /// Returns what is in this region or in the other.
  open func byUnion(with region: UIRegion) -> Self {
    made(of: .union(tree, region.tree), with: region)
  }

  /// Returns what is in this region and not in the other.
  open func byDifference(from region: UIRegion) -> Self {
    made(of: .difference(tree, region.tree), with: region)
  }

  /// Returns what is in both regions; the other's rectangles include their edges.
  open func byIntersection(with region: UIRegion) -> Self {
    made(of: .intersection(tree, region.tree), with: region)
  }

  /// Makes a region of this class; stops for a subclass, whose instances only it can make.
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

  /// Returns true when a point is in the region.
  ///
  /// *Units*: points from the region's centre.
  open func contains(_ point: CGPoint) -> Bool { tree.contains(point) }

  // MARK: Copying and coding

  /// Returns the region itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Encodes the shapes as text.
  nonisolated open func encode(with coder: NSCoder) {
    coder.encode(tree.encoded, forKey: Self.treeKey)
  }

  /// Decodes what `encode` has encoded; nil for anything else.
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
