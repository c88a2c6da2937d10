import Geometry

import func Arithmetic.atan
import func Arithmetic.atan2
import func Arithmetic.cos
import func Arithmetic.sin
import func Arithmetic.tan

/// Where something stands and how it is turned and stretched: a map in parts that change evenly while it
/// moves.
///
/// *Space*: scaled first, then sheared, turned and moved, as in
/// `translate() rotate() skewX() scale()`.
package struct Pose: Hashable, Sendable {
  /// *Units*: points.
  package var x: Double
  /// *Units*: points; +y is down.
  package var y: Double
  /// The turn, clockwise on screen.
  ///
  /// *Units*: radians.
  package var angle: Double
  /// The angle by which the vertical leans.
  ///
  /// *Units*: radians.
  package var shear: Double
  /// No unit.
  package var scaleX: Double
  /// No unit; negative where things are mirrored.
  package var scaleY: Double

  /// Makes a pose of its parts; without any, everything stays where it is.
  package init(
    x: Double = 0, y: Double = 0, angle: Double = 0, shear: Double = 0, scaleX: Double = 1,
    scaleY: Double = 1
  ) {
    (self.x, self.y, self.angle, self.shear) = (x, y, angle, shear)
    (self.scaleX, self.scaleY) = (scaleX, scaleY)
  }

  /// Takes a map apart.
  package init(_ map: CGAffineTransform) {
    let (a, b, c, d) = (Double(map.a), Double(map.b), Double(map.c), Double(map.d))
    (x, y) = (Double(map.tx), Double(map.ty))
    scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 0 else {
      // A line: what is left of it stands along the second axis.
      (angle, shear, scaleY) = (atan2(-c, d), 0, (c * c + d * d).squareRoot())
      return
    }
    angle = b == 0 && a > 0 ? 0 : atan2(b, a)
    scaleY = (a * d - b * c) / scaleX
    let lean = a * c + b * d
    shear = lean == 0 || scaleY == 0 ? 0 : atan(lean / (scaleX * scaleY))
  }

  /// The map of which the pose has the parts.
  package var map: CGAffineTransform {
    let (sine, cosine) = angle == 0 ? (0, 1) : (sin(angle), cos(angle))
    let lean = shear == 0 ? 0 : tan(shear) * scaleY
    return CGAffineTransform(
      a: cosine * scaleX, b: sine * scaleX, c: cosine * lean - sine * scaleY,
      d: sine * lean + cosine * scaleY, tx: x, ty: y)
  }

  /// Returns the same pose with the turn that is nearest to an angle.
  package func turning(on angle: Double) -> Pose {
    var pose = self
    pose.angle += ((angle - self.angle) / (2 * .pi)).rounded() * 2 * .pi
    return pose
  }

  /// Returns the pose on the way to another one.
  ///
  /// - Parameters:
  ///   - other: where the way leads.
  ///   - share: how much of the way is done, 0...1.
  /// - Returns: the pose in which each part has changed by that share.
  package func mixed(with other: Pose, _ share: Double) -> Pose {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
    return Pose(
      x: mix(x, other.x), y: mix(y, other.y), angle: mix(angle, other.angle),
      shear: mix(shear, other.shear), scaleX: mix(scaleX, other.scaleX),
      scaleY: mix(scaleY, other.scaleY))
  }
}

extension CGRect {
  /// The corners, clockwise from the upper left one.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }

  /// Finds how far the corners are from those of another rectangle, each in its own place.
  ///
  /// - Parameters:
  ///   - map: where this rectangle stands.
  ///   - other: the other rectangle.
  ///   - otherMap: where the other one stands.
  /// - Returns: the largest distance of two corners, in points.
  package func distance(
    by map: CGAffineTransform, to other: CGRect, by otherMap: CGAffineTransform
  ) -> Double {
    zip(corners, other.corners).reduce(0) { most, pair in
      let (one, two) = (pair.0.applying(map), pair.1.applying(otherMap))
      let (dx, dy) = (Double(one.x - two.x), Double(one.y - two.y))
      return max(most, (dx * dx + dy * dy).squareRoot())
    }
  }
}
