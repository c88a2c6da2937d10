import Geometry

/// Colours that blend into one another along a line, from a centre or around it.
package struct Gradient: Hashable, Sendable {
  /// The places of 0 and 1, between which the colours change.
  ///
  /// *Units*: points, in the space that the command's transform maps to the picture.
  package enum Shape: Hashable, Sendable {
    /// From `start` (0) straight to `end` (1), the same across.
    case axial(start: CGPoint, end: CGPoint)
    /// From `center` (0) to the ellipse with these radii (1).
    case radial(center: CGPoint, radii: CGSize)
    /// From one circle (0) to another (1), whose circles between it fills: later ones lie over
    /// earlier ones. Where no circle comes, nothing is drawn.
    case circles(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
    /// Once around `center`, clockwise on screen from `angle` (0), in radians from +x.
    case conic(center: CGPoint, angle: Double)
  }

  /// A place along the gradient at which it has exactly one colour.
  package struct Stop: Hashable, Sendable {
    /// *Units*: 0...1.
    package var location: Double
    /// The colour at `location`; its alpha blends to those of the neighbours as the colour does.
    package var color: Color

    /// Makes a stop at a location, 0...1 along the gradient.
    package init(_ location: Double, _ color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// Where the colours run: along a line, from a centre, between circles, or around a centre.
  package var shape: Shape
  /// The colours along the gradient; beyond the first and the last stop, their colours continue.
  ///
  /// *Shape*: in rising order; at least one.
  package var stops: [Stop]

  /// Makes a gradient of at least one stop, in rising order.
  package init(_ shape: Shape, stops: [Stop]) {
    self.shape = shape
    self.stops = stops
  }
}
