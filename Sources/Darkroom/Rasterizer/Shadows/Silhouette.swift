import Drawing
import Geometry

extension DisplayList {
  /// Returns what casts the shadow of this drawing: all but the marks on an opaque ground.
  ///
  /// A card whose words change keeps its shadow thereby.
  ///
  /// - Parameter scale: pixels a point.
  /// - Returns: a drawing with the same outline, whose colours mean nothing.
  func silhouette(scale: Double) -> DisplayList {
    let grounds = commands.compactMap(\.ground)
    return DisplayList(
      commands.compactMap { command in
        if case .fill(let outline, let color, let transform) = command, color.alpha >= 1 {
          return .fill(outline, .black, transform: transform)
        }
        guard !grounds.isEmpty, let extent = command.bounds(scale: scale), !extent.isNull else {
          return command
        }
        let inked = extent.scaled(by: 1 / scale)
        return grounds.contains { $0.covers(inked) } ? nil : command
      })
  }
}

/// A rectangle, perhaps with round corners, that is opaque.
private struct Ground {
  let box: CGRect
  let radius: Double

  /// Returns true when a rectangle lies in this one, outside of the squares around its round
  /// corners.
  func covers(_ part: CGRect) -> Bool {
    box.contains(part)
      && (box.insetBy(dx: radius, dy: 0).contains(part)
        || box.insetBy(dx: 0, dy: radius).contains(part))
  }
}

extension DrawCommand {
  /// The ground that the command paints; nil for other commands.
  fileprivate var ground: Ground? {
    guard case .fill(let outline, let color, .identity) = self, color.alpha >= 1 else { return nil }
    switch outline {
    case .rectangle(let box): return Ground(box: box.standardized, radius: 0)
    case .roundedRectangle(let box, let radius):
      return Ground(box: box.standardized, radius: radius)
    case .ellipse, .path: return nil
    }
  }
}

extension DrawCommand {
  /// Finds points whose pixels the command makes opaque, whatever was there.
  ///
  /// - Parameters:
  ///   - transform: maps the points to those of the picture.
  ///   - scale: pixels a point.
  /// - Returns: a rectangle; nil for none, or for a command in another space.
  func inside(through transform: CGAffineTransform, scale: Double) -> CGRect? {
    guard case .fill(let outline, let color, transform) = self,
      let ground = DrawCommand.fill(outline, color, transform: .identity).ground
    else { return nil }
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    // Two pixels, in points: where an edge cannot show. Of a corner, less than 0.3 radii is cut off.
    let margin = 2 * transform.largestScale / (area * scale) + 0.3 * ground.radius
    let inside = ground.box.insetBy(dx: margin, dy: margin)
    return inside.isNull || inside.width <= 0 || inside.height <= 0 ? nil : inside
  }
}
