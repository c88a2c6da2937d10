import Foundation

/// How two areas make one.
package enum AreaOperation: Sendable {
  case union, intersection, subtraction, difference

  /// Returns true when a place belongs to the result.
  fileprivate func contains(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .difference: first != second
    }
  }
}

extension [PathElement] {
  /// Returns the area that an operation makes of two, as closed subpaths of lines.
  ///
  /// The edges of both are cut where they cross. A piece stays where the result is on one of its
  /// sides alone, with the result on the same hand of each.
  ///
  /// - Parameters:
  ///   - operation: how the two make one.
  ///   - other: the other area.
  ///   - evenOdd: whether both are filled by the even-odd rule.
  /// - Returns: subpaths that do not cross, to be filled by either rule.
  package func area(
    _ operation: AreaOperation, with other: [PathElement], evenOdd: Bool
  ) -> [PathElement] {
    let outlines = [Outline(self, evenOdd: evenOdd), Outline(other, evenOdd: evenOdd)]
    let box = outlines.reduce(CGRect.null) { $0.union($1.box) }
    guard !box.isNull else { return [] }
    let pieces = Edge.cut(outlines.flatMap(\.edges))
    // Far nearer than one sees, far more than what rounding moves.
    let aside = Swift.max(box.width, box.height, 1) * 1e-7
    var kept: [Edge] = []
    var seen: Set<Edge> = []
    for piece in pieces where seen.insert(piece.undirected).inserted {
      let (left, right) = piece.sides(by: aside)
      let isLeft = operation.contains(outlines[0].contains(left), outlines[1].contains(left))
      let isRight = operation.contains(outlines[0].contains(right), outlines[1].contains(right))
      guard isLeft != isRight else { continue }
      kept.append(isLeft ? piece : piece.reversed)
    }
    return Edge.loops(of: kept).flatMap(\.closedPath)
  }

  /// Returns lines in place of curves, which they leave by a distance at most.
  ///
  /// *Units*: points.
  package func straightened(by tolerance: CGFloat) -> [PathElement] {
    subpaths.flatMap { subpath in
      subpath.flattened(tolerance: tolerance).flatMap { points in
        subpath.last == .close ? points.closedPath : points.openPath
      }
    }
  }
}

extension [CGPoint] {
  fileprivate var openPath: [PathElement] {
    first.map { [.move($0)] + dropFirst().map { .line($0) } } ?? []
  }

  /// The points as a closed subpath, the first one not said again at the end.
  fileprivate var closedPath: [PathElement] {
    let points = count > 1 && first == last ? Array(dropLast()) : self
    return points.isEmpty ? [] : points.openPath + [.close]
  }
}

/// The edge of an area as lines.
private struct Outline {
  let edges: [Edge]
  let box: CGRect
  private let evenOdd: Bool

  init(_ elements: [PathElement], evenOdd: Bool) {
    self.evenOdd = evenOdd
    var edges: [Edge] = []
    for points in elements.flattened(tolerance: Self.tolerance) where points.count > 1 {
      let corners = points.map(\.onGrid)
      for index in corners.indices {
        let edge = Edge(from: corners[index], to: corners[(index + 1) % corners.count])
        if edge.from != edge.to { edges.append(edge) }
      }
    }
    self.edges = edges
    let xs = edges.map(\.from.x)
    let ys = edges.map(\.from.y)
    if let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() {
      box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    } else {
      box = .null
    }
  }

  /// Returns true for a point inside.
  func contains(_ point: CGPoint) -> Bool {
    guard box.insetBy(dx: -1, dy: -1).contains(point) else { return false }
    var turns = 0
    for edge in edges {
      let isUp = edge.from.y <= point.y
      guard isUp != (edge.to.y <= point.y) else { continue }
      let share = (point.y - edge.from.y) / (edge.to.y - edge.from.y)
      guard edge.from.x + share * (edge.to.x - edge.from.x) > point.x else { continue }
      turns += isUp ? 1 : -1
    }
    return evenOdd ? turns % 2 != 0 : turns != 0
  }

  /// How far lines lie from the curves in whose place they stand.
  ///
  /// *Units*: points.
  private static let tolerance: CGFloat = 0.01
}

/// A straight piece of an outline.
private struct Edge: Hashable {
  let from: CGPoint
  let to: CGPoint

  var reversed: Edge { Edge(from: to, to: from) }

  /// The same for both directions.
  var undirected: Edge { (from.x, from.y) <= (to.x, to.y) ? self : reversed }

  /// Returns a point on each side of the middle; left where +y is down is the side of smaller y for
  /// an edge along +x.
  func sides(by distance: CGFloat) -> (left: CGPoint, right: CGPoint) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    let (x, y) = (dy / length * distance, -dx / length * distance)
    return (
      CGPoint(x: middle.x + x, y: middle.y + y), CGPoint(x: middle.x - x, y: middle.y - y)
    )
  }

  /// Returns the edges cut wherever they meet one another.
  static func cut(_ edges: [Edge]) -> [Edge] {
    var cuts: [[CGPoint]] = edges.map { [$0.from, $0.to] }
    let order = edges.indices.sorted { edges[$0].left < edges[$1].left }
    for (place, first) in order.enumerated() {
      for second in order[(place + 1)...] {
        guard edges[second].left <= edges[first].right else { break }
        for point in edges[first].meetings(with: edges[second]) {
          cuts[first].append(point)
          cuts[second].append(point)
        }
      }
    }
    return zip(edges, cuts).flatMap { edge, points -> [Edge] in
      let sorted = points.sorted { edge.share(of: $0) < edge.share(of: $1) }
      return zip(sorted, sorted.dropFirst()).compactMap { from, to in
        from == to ? nil : Edge(from: from, to: to)
      }
    }
  }

  /// Returns the edges one behind the other, as closed lines.
  static func loops(of edges: [Edge]) -> [[CGPoint]] {
    var following: [CGPoint: [Int]] = [:]
    for (index, edge) in edges.enumerated() { following[edge.from, default: []].append(index) }
    var isUsed = Array(repeating: false, count: edges.count)
    var loops: [[CGPoint]] = []
    for start in edges.indices where !isUsed[start] {
      var loop: [CGPoint] = []
      var next: Int? = start
      while let index = next {
        isUsed[index] = true
        loop.append(edges[index].from)
        guard edges[index].to != edges[start].from else { break }
        next = following[edges[index].to]?.first { !isUsed[$0] }
      }
      if loop.count > 2 { loops.append(loop.withoutStraightCorners) }
    }
    return loops
  }

  private var left: CGFloat { min(from.x, to.x) }
  private var right: CGFloat { max(from.x, to.x) }

  private func share(of point: CGPoint) -> CGFloat {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    return (point.x - from.x) * dx + (point.y - from.y) * dy
  }

  /// Returns the points at which two edges meet: one, or the two ends of what they share.
  private func meetings(with other: Edge) -> [CGPoint] {
    guard max(from.y, to.y) >= min(other.from.y, other.to.y),
      min(from.y, to.y) <= max(other.from.y, other.to.y)
    else { return [] }
    let ends = [other.from, other.to].filter(holds) + [from, to].filter(other.holds)
    guard ends.isEmpty else { return ends }
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
    let area = dx * ey - dy * ex
    guard area != 0 else { return [] }
    let (x, y) = (other.from.x - from.x, other.from.y - from.y)
    let (mine, theirs) = ((x * ey - y * ex) / area, (x * dy - y * dx) / area)
    guard mine > 0, mine < 1, theirs > 0, theirs < 1 else { return [] }
    return [CGPoint(x: from.x + mine * dx, y: from.y + mine * dy).onGrid]
  }

  /// Returns true for a point on the edge.
  private func holds(_ point: CGPoint) -> Bool {
    if point == from || point == to { return true }
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let (x, y) = (point.x - from.x, point.y - from.y)
    let along = (x * dx + y * dy) / length
    return along > 0 && along < length && abs(x * dy - y * dx) / length < CGPoint.grid
  }
}

extension [CGPoint] {
  /// The points without those on the line between their neighbours.
  fileprivate var withoutStraightCorners: [CGPoint] {
    indices.compactMap { index in
      let (before, here, after) = (
        self[(index + count - 1) % count], self[index], self[(index + 1) % count]
      )
      let area =
        (here.x - before.x) * (after.y - here.y) - (here.y - before.y) * (after.x - here.x)
      return abs(area) < CGPoint.grid ? nil : here
    }
  }
}

extension CGPoint {
  /// The distance of the points at which crossings lie, so that equal ones are equal.
  ///
  /// *Units*: points.
  fileprivate static let grid: CGFloat = 1.0 / 65_536

  fileprivate var onGrid: CGPoint {
    CGPoint(x: (x / Self.grid).rounded() * Self.grid, y: (y / Self.grid).rounded() * Self.grid)
  }
}
