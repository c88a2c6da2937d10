import Physics

/// Makes the shapes of an item's body.
@MainActor
enum ItemShapes {
  /// Returns the shapes around the item's centre, one for each member of a group.
  ///
  /// *Units*: points.
  static func shapes(of item: any UIDynamicItem) -> [Shape] {
    if let group = item as? UIDynamicItemGroup {
      return group.placedItems.map { shape(of: $0.item, at: $0.offset) }
    }
    return [shape(of: item, at: .zero)]
  }

  private static func shape(of item: any UIDynamicItem, at offset: CGVector) -> Shape {
    let size = item.bounds.size
    let centre = CGPoint(x: offset.dx, y: offset.dy)
    switch item.collisionBoundsType {
    case .rectangle:
      return .box(size, centre: centre)
    case .ellipse where size.width == size.height:
      return .circle(radius: size.width / 2, centre: centre)
    case .ellipse:
      let oval = UIBezierPath(
        ovalIn: CGRect(
          x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
      let corners = BoundaryPath.corners(of: oval.cgPath) ?? []
      return .convexPolygon(corners.map { $0.offset(by: offset) })
    case .path:
      return .convexPolygon(outline(of: item).map { $0.offset(by: offset) })
    }
  }

  /// Returns the item's own path as a convex outline; stops with Apple's sentence if there is none.
  ///
  /// Dents are filled. Apple's engine accepts such a path and computes a wrong inertia for it.
  private static func outline(of item: any UIDynamicItem) -> [CGPoint] {
    let path = item.collisionBoundingPath
    if path === UIBezierPath.missingBoundingPath {
      raise(
        .invalidArgument,
        "UIDynamicItem (\(item)) MUST implement -[UIDynamicItem boundingPath] when specifying a "
          + "collision bounds of UIDynamicItemCollisionBoundsPath")
    }
    guard let corners = BoundaryPath.corners(of: path.cgPath), corners.count >= 3 else {
      raiseInvalidPath(of: item)
    }
    // Corners that turn one way and go round once cannot cross themselves.
    if (try? ConvexPolygon(corners)) != nil { return ConvexPolygon.hull(of: corners) }
    guard corners.count <= Limit.itemCorners else {
      stop(
        .tooMany(
          items: "corners in the outline of \(item)", limit: Limit.itemCorners,
          advice: "Give an outline of fewer ones."))
    }
    guard !Polyline(corners).crossesItself else { raiseInvalidPath(of: item) }
    let hull = ConvexPolygon.hull(of: corners)
    guard (try? ConvexPolygon(hull)) != nil else { raiseInvalidPath(of: item) }
    return hull
  }

  /// Stops with Apple's sentence about an invalid path.
  static func raiseInvalidPath(of item: any UIDynamicItem) -> Never {
    raise(.invalidArgument, "UIDynamicItem (\(item)) provided an invalid bounding path")
  }
}

/// A closed line through corners.
struct Polyline {
  private let corners: [CGPoint]

  /// Makes the line.
  init(_ corners: [CGPoint]) { self.corners = corners }

  /// Whether two sides that are not neighbours cross.
  var crossesItself: Bool {
    let count = corners.count
    guard count > 3 else { return false }
    for one in 0..<count {
      for other in (one + 1)..<count {
        let areNeighbours = other == one + 1 || (one == 0 && other == count - 1)
        if !areNeighbours, doMeet(side(one), side(other)) { return true }
      }
    }
    return false
  }

  private func side(_ index: Int) -> (CGPoint, CGPoint) {
    (corners[index], corners[(index + 1) % corners.count])
  }

  private func doMeet(_ one: (CGPoint, CGPoint), _ other: (CGPoint, CGPoint)) -> Bool {
    let a = turn(one.0, one.1, other.0)
    let b = turn(one.0, one.1, other.1)
    let c = turn(other.0, other.1, one.0)
    let d = turn(other.0, other.1, one.1)
    return a * b < 0 && c * d < 0
  }

  private func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}

extension CGPoint {
  fileprivate func offset(by vector: CGVector) -> CGPoint {
    CGPoint(x: x + vector.dx, y: y + vector.dy)
  }
}
