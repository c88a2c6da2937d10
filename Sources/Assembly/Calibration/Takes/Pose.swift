import Foundation
import Staging

/// How a view lies, in points of the scene's screen.
struct Pose: Hashable, Sendable {
  /// The centre of the view.
  var x: Double
  var y: Double
  /// The size of its bounds.
  var width: Double
  var height: Double
  /// Its turn, clockwise, in radians; it counts whole turns.
  var angle: Double

  /// Makes a pose.
  init(x: Double, y: Double, width: Double, height: Double, angle: Double = 0) {
    (self.x, self.y, self.width, self.height, self.angle) = (x, y, width, height, angle)
  }

  /// Takes the pose of a row of a trajectory.
  init(_ row: TrajectoryRow) {
    self.init(
      x: Double(row.center.x), y: Double(row.center.y), width: Double(row.size.width),
      height: Double(row.size.height), angle: row.angle)
  }

  /// Returns how far apart the points of two views lie, as the root of the mean of the squares.
  ///
  /// A turn counts by how far it takes the points of the view; half a turn more or less is no
  /// difference where neither view shows it.
  ///
  /// *Units*: points.
  func distance(to other: Pose) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    let turn = (angle - other.angle).remainder(dividingBy: 2 * .pi)
    let area = (other.width * other.width + other.height * other.height) / 12
    let (wider, higher) = (width - other.width, height - other.height)
    return
      (dx * dx + dy * dy + area * turn * turn + (wider * wider + higher * higher) / 12)
      .squareRoot()
  }

  /// Returns the pose between this one and another.
  ///
  /// - Parameters:
  ///   - other: the other pose.
  ///   - share: 0 for this pose, 1 for the other one; more goes on beyond it.
  /// - Returns: the pose.
  func mixed(with other: Pose, share: Double) -> Pose {
    func mix(_ path: KeyPath<Pose, Double>) -> Double {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * share
    }
    return Pose(
      x: mix(\.x), y: mix(\.y), width: mix(\.width), height: mix(\.height), angle: mix(\.angle))
  }
}
