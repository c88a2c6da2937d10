import Synchronization

/// Keeps the sides of round shapes, so that those of equal discs are found once.
///
/// A shape is the same whether it was kept or is made anew. Where a disc lies within a pixel changes
/// its points by a 256th of a pixel at most, so that all discs of a size are a few dozen shapes.
final class ShapeShelf: Sendable {
  private struct State {
    var shapes: [OutlinePoints.Key: ConvexShape?] = [:]
    var cornerCount = 0
  }

  private let state = Mutex(State())

  /// How many corners are kept at most; beyond, all shapes are dropped.
  static let mostCorners = 65_536

  /// How many corners are kept now; a shape that is not convex counts as one.
  var cornerCount: Int { state.withLock { $0.cornerCount } }

  /// Returns the shape with the points of an outline; nil for one that is not convex.
  func shape(of points: OutlinePoints) -> ConvexShape? {
    let key = points.key
    return state.withLock { state in
      if let known = state.shapes[key] { return known }
      let shape = ConvexShape(FlatOutline(key))
      state.cornerCount += shape?.corners.count ?? 1
      if state.cornerCount > Self.mostCorners { state = State() }
      state.shapes[key] = .some(shape)
      return shape
    }
  }
}
