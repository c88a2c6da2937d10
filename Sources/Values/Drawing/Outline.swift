import Geometry

/// The edge of something that is filled, stroked or clipped.
///
/// *Units*: points, in the space that the command's transform maps to the picture.
package enum Outline: Hashable, Sendable {
  case rectangle(CGRect)
  /// `radius` is the same at all four corners and at most half of the shorter side.
  case roundedRectangle(CGRect, radius: Double)
  case ellipse(CGRect)
  case path([PathElement], rule: FillRule)
}

/// The rule for which parts of a path that crosses itself are inside.
package enum FillRule: Hashable, Sendable {
  case winding
  case evenOdd
}

/// The pen that draws a line along an outline, centred on it.
///
/// *Units*: points.
package struct StrokeStyle: Hashable, Sendable {
  package enum Cap: Hashable, Sendable { case butt, round, square }
  package enum Join: Hashable, Sendable { case miter, round, bevel }

  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  /// Lengths of marks and gaps in turn; empty for a solid line.
  package var dashes: [Double]
  package var dashPhase: Double

  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dashes: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
