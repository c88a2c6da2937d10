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
  /// How an open line ends: at its last point, or half a width further, round or square.
  package enum Cap: Hashable, Sendable { case butt, round, square }
  /// How two sides meet: in a point, in an arc, or cut off straight.
  package enum Join: Hashable, Sendable { case miter, round, bevel }

  /// The thickness of the line, half of it on each side of the outline.
  package var width: Double
  /// How the ends of an open line, and those of each dash, look; `butt` by default.
  package var cap: Cap
  /// How corners look; `miter` by default.
  package var join: Join
  /// How long a pointed corner may be before it is cut off straight, as a multiple of the width; 10
  /// by default.
  package var miterLimit: Double
  /// Lengths of marks and gaps in turn; empty for a solid line.
  package var dashes: [Double]
  /// How far into `dashes` the line begins; 0 by default.
  package var dashPhase: Double

  /// Makes a pen of a width; its line is solid where no dashes are given.
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
