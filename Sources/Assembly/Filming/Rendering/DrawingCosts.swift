import Drawing
import Geometry
import Rasterizer

/// Measures what the parts of a picture cost to draw.
struct DrawingCosts {
  private var easel: Easel

  /// Prepares a picture.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, in points.
  ///   - scale: the scale of the picture, in pixels a point.
  /// - Throws: `RasterizerError` when no such picture can be drawn.
  init(size: CGSize, scale: Double) throws(RasterizerError) {
    easel = try Easel(Rasterizer(size: size, scale: scale))
    _ = try easel.draw(DisplayList())
  }

  /// Returns how long a list takes to draw on an empty picture, when it was drawn before.
  ///
  /// *Units*: seconds.
  ///
  /// - Throws: `RasterizerError` when it cannot be drawn.
  mutating func seconds(of list: DisplayList) throws(RasterizerError) -> Double {
    var least = Double.infinity
    for _ in 0..<Self.rounds {
      let start = ContinuousClock.now
      _ = try easel.draw(list)
      least = min(least, (ContinuousClock.now - start) / .seconds(1))
      _ = try easel.draw(DisplayList())
    }
    return least
  }

  /// The first drawing finds nothing that was kept from earlier ones; the last is disturbed least.
  private static let rounds = 3

  /// Returns the kind of command without which a picture is drawn fastest.
  ///
  /// - Throws: `RasterizerError` when it cannot be drawn.
  mutating func dearestKind(in list: DisplayList) throws(RasterizerError) -> MarkKind? {
    let kinds = MarkKind.allCases.filter { list.count(of: $0) > 0 }
    guard kinds.count > 1 else { return kinds.first }
    var dearest: (kind: MarkKind, seconds: Double)?
    for kind in kinds {
      let seconds = try seconds(of: list.without(kind))
      if seconds < dearest?.seconds ?? .infinity { dearest = (kind, seconds) }
    }
    return dearest?.kind
  }
}
