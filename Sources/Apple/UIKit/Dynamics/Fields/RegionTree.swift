/// The shapes that a region is made of.
///
/// *Units*: points from its centre.
indirect enum RegionTree: Hashable, Sendable {
  case everything
  case circle(radius: CGFloat)
  case rectangle(CGSize)
  case inverse(RegionTree)
  case union(RegionTree, RegionTree)
  case difference(RegionTree, RegionTree)
  case intersection(RegionTree, RegionTree)

  /// Looks whether a point is in the region.
  ///
  /// - Parameters:
  ///   - point: The point, from the region's centre.
  ///   - isClosed: Whether a rectangle includes its edge.
  /// - Returns: true for a point inside or on an edge that belongs to the region.
  func contains(_ point: CGPoint, isClosed: Bool = false) -> Bool {
    switch self {
    case .everything:
      true
    case .circle(let radius):
      point.x * point.x + point.y * point.y <= radius * radius
    case .rectangle(let size):
      isClosed
        ? 2 * abs(point.x) <= size.width && 2 * abs(point.y) <= size.height
        : 2 * abs(point.x) < size.width && 2 * abs(point.y) < size.height
    case .inverse(let tree):
      !tree.contains(point)
    case .union(let one, let other):
      one.contains(point, isClosed: isClosed) || other.contains(point, isClosed: isClosed)
    case .difference(let one, let other):
      one.contains(point, isClosed: isClosed) && !other.contains(point)
    case .intersection(let one, let other):
      one.contains(point, isClosed: isClosed) && other.contains(point, isClosed: true)
    }
  }
}

extension RegionTree {
  /// The largest number of trees that are nested in this one.
  var depth: Int {
    switch self {
    case .everything, .circle, .rectangle: 0
    case .inverse(let tree): tree.depth + 1
    case .union(let one, let other), .difference(let one, let other),
      .intersection(let one, let other):
      max(one.depth, other.depth) + 1
    }
  }

  /// The tree in prefix notation: words and numbers between spaces.
  var encoded: String {
    switch self {
    case .everything: "everything"
    case .circle(let radius): "circle \(radius)"
    case .rectangle(let size): "rectangle \(size.width) \(size.height)"
    case .inverse(let tree): "inverse \(tree.encoded)"
    case .union(let one, let other): "union \(one.encoded) \(other.encoded)"
    case .difference(let one, let other): "difference \(one.encoded) \(other.encoded)"
    case .intersection(let one, let other): "intersection \(one.encoded) \(other.encoded)"
    }
  }

  /// Makes a tree from text that `encoded` has made; nil for any other text.
  init?(encoded text: String) {
    var words = text.split(separator: " ")[...]
    guard let tree = Self.read(&words, depth: 0), words.isEmpty else { return nil }
    self = tree
  }

  /// Reads one tree; nil for trees deeper than any program makes, which would exhaust the stack.
  private static func read(_ words: inout ArraySlice<Substring>, depth: Int) -> RegionTree? {
    guard depth < Limit.compositeDepth, let word = words.popFirst() else { return nil }
    func number() -> CGFloat? { words.popFirst().flatMap { Double($0) }.map { CGFloat($0) } }
    func tree() -> RegionTree? { read(&words, depth: depth + 1) }
    switch word {
    case "everything":
      return .everything
    case "circle":
      return number().map { .circle(radius: $0) }
    case "rectangle":
      guard let width = number(), let height = number() else { return nil }
      return .rectangle(CGSize(width: width, height: height))
    case "inverse":
      return tree().map { .inverse($0) }
    case "union", "difference", "intersection":
      guard let one = tree(), let other = tree() else { return nil }
      return word == "union"
        ? .union(one, other)
        : word == "difference"
          ? .difference(one, other)
          : .intersection(one, other)
    default:
      return nil
    }
  }
}
