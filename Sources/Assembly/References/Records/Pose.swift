import Foundation

import func Arithmetic.cos
import func Arithmetic.sin

/// Where a view stands in the window and how it lies there.
package struct Pose: Hashable, Sendable {
  /// The centre.
  ///
  /// *Units*: points.
  package var x: Double
  /// The centre, +y being down, in points.
  package var y: Double
  /// The size of the bounds.
  ///
  /// *Units*: points.
  package var width: Double
  /// The height of the bounds, in points.
  package var height: Double
  /// The rotation, clockwise.
  ///
  /// *Units*: radians.
  package var angle = 0.0
  /// The opacity, 0...1.
  package var alpha = 1.0
  /// How many times as wide and as tall as its bounds the view is seen.
  ///
  /// No unit.
  package var scaleX = 1.0
  package var scaleY = 1.0
  /// By which angle the left and right edges lean.
  ///
  /// *Units*: radians.
  package var shear = 0.0
  /// The turns about the horizontal and about the vertical axis.
  ///
  /// *Units*: radians.
  package var tiltX = 0.0
  package var tiltY = 0.0
  /// How far what is in the view is scrolled: the corner of the bounds.
  ///
  /// *Units*: points.
  package var scrollX = 0.0
  package var scrollY = 0.0

  /// Makes a pose that is neither scaled, leaned, tilted nor scrolled.
  package init(
    x: Double, y: Double, width: Double, height: Double, angle: Double = 0, alpha: Double = 1
  ) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    (self.angle, self.alpha) = (angle, alpha)
  }

  static let names = [
    "x", "y", "width", "height", "angle", "alpha", "scaleX", "scaleY", "shear", "tiltX", "tiltY",
    "scrollX", "scrollY",
  ]

  /// The names of the numbers that a version of the format tells.
  static func names(inVersion version: Int) -> [String] {
    Array(names.prefix(version < 2 ? 6 : version < 3 ? 11 : names.count))
  }

  /// What a view has that is not told when it comes; `nil` for what is always told.
  static let usual: [Double?] = [nil, nil, nil, nil, 0, 1, 1, 1, 0, 0, 0, 0, 0]

  /// The numbers, in the order of `names`.
  var numbers: [Double] {
    [x, y, width, height, angle, alpha, scaleX, scaleY, shear, tiltX, tiltY, scrollX, scrollY]
  }

  /// Makes a pose of its numbers.
  ///
  /// - Precondition: numbers in the order of `names`.
  init(_ numbers: [Double]) {
    self.init(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3], angle: numbers[4],
      alpha: numbers[5])
    (scaleX, scaleY, shear) = (numbers[6], numbers[7], numbers[8])
    (tiltX, tiltY) = (numbers[9], numbers[10])
    (scrollX, scrollY) = (numbers[11], numbers[12])
  }

  /// Returns the pose with those numbers of another that differ by less than any picture shows.
  ///
  /// Unspecified by Apple: places and sizes to a millionth of a point; angles, opacities and scales to a
  /// billionth.
  func settled(on other: Pose) -> Pose {
    guard self != other else { return other }
    return Pose(
      zip(zip(numbers, other.numbers), Self.least).map { pair, least in
        abs(pair.0 - pair.1) < least ? pair.1 : pair.0
      })
  }

  private static let least =
    [1e-6, 1e-6, 1e-6, 1e-6] + Array(repeating: 1e-9, count: 7) + [1e-6, 1e-6]

  /// Returns where a point at the centre of `inner` lies on this view, in its own space, and how
  /// `inner` is turned, scaled and sized there; `nil` where the view is leaned or without size.
  ///
  /// Where the view is tilted, perspective scales what is in it by its depth, which is taken away.
  func place(of inner: Pose) -> [Double]? {
    guard shear == 0, scaleX != 0, scaleY != 0 else { return nil }
    let (dx, dy) = (inner.x - x, inner.y - y)
    // Tilts without perspective bring a point nearer to the axis.
    let across = (scaleX * cos(tiltY), scaleY * cos(tiltX))
    guard abs(across.0) > 1e-6, abs(across.1) > 1e-6 else { return nil }
    var (nearX, nearY) = (inner.scaleX / scaleX, inner.scaleY / scaleY)
    var depth = 1.0
    let isTilted = (tiltX, tiltY) != (0, 0)
    if isTilted, nearX == nearY, nearX > 0, hypot(dx, dy) > Self.leastDepth {
      (depth, nearX, nearY) = (nearX, 1, 1)
    }
    return [
      (dx * cos(angle) + dy * sin(angle)) / (across.0 * depth) + scrollX,
      (dy * cos(angle) - dx * sin(angle)) / (across.1 * depth) + scrollY,
      inner.width, inner.height, (inner.angle - angle).remainder(dividingBy: 2 * .pi), inner.alpha,
      nearX, nearY, inner.shear, inner.tiltX - tiltX, inner.tiltY - tiltY, inner.scrollX,
      inner.scrollY,
    ]
  }

  /// How far from the centre a view in a tilted one has a depth that can be told.
  ///
  /// *Units*: points.
  private static let leastDepth = 1.0
}
