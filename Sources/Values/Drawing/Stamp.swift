import Geometry

/// A disc or a ring over a picture, such as the mark of a finger, that costs little to draw and to
/// keep in a film.
///
/// Over a finished picture it stands on whole pixels, its edges have a few steps, and it leaves only a
/// few colours of those under it.
package struct Stamp: Hashable, Sendable {
  /// *Units*: points.
  package var center: CGPoint
  /// *Units*: points.
  package var radius: Double
  /// The radius of the hole in the middle; 0 for none.
  ///
  /// *Units*: points.
  package var hole: Double
  /// The colour of the disc or ring; what lies below shows through where its alpha is below 1.
  package var color: Color

  /// Makes a disc, or a ring where the radius of its `hole` is above 0.
  package init(center: CGPoint, radius: Double, hole: Double = 0, color: Color) {
    (self.center, self.radius, self.hole, self.color) = (center, radius, hole, color)
  }

  /// The same as a fill, with smooth edges where it stands.
  package var fill: DrawCommand {
    let outline: Outline =
      hole > 0
      ? .path(
        [PathElement].ellipse(in: square(radius)) + [PathElement].ellipse(in: square(hole)),
        rule: .evenOdd)
      : .ellipse(square(radius))
    return .fill(outline, color, transform: .identity)
  }

  /// The square around it.
  ///
  /// *Units*: points.
  package var box: CGRect { square(radius) }

  private func square(_ radius: Double) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Returns the same stamp in another space; its radii grow by the mean scale of both directions.
  package func applying(_ map: CGAffineTransform) -> Stamp {
    Stamp(
      center: center.applying(map), radius: radius * map.meanScale, hole: hole * map.meanScale,
      color: color)
  }
}

extension DisplayList {
  /// The stamps at the end of the list, which lie over the finished picture, and the list without them.
  package var splitAtStamps: (list: DisplayList, stamps: [Stamp]) {
    guard case .stamps(let stamps)? = commands.last else { return (self, []) }
    return (DisplayList(Array(commands.dropLast())), stamps)
  }
}
