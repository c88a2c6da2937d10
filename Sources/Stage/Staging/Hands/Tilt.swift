import Geometry

/// A change of how the device is held.
///
/// ```swift
/// Scene("marble", "…", tilts: [.to(x: 0.5, y: -0.8, at: 1, over: 0.4)]) { … }
/// ```
///
/// Before the first tilt, the device is held upright: gravity pulls along −y.
public struct Tilt: Hashable, Sendable {
  let gravity: SIMD3<Double>
  /// When the tilt begins.
  ///
  /// *Units*: seconds since the start of the scene.
  let start: TimeInterval
  let duration: TimeInterval

  /// Tilts the device so that gravity pulls along its axes as given.
  ///
  /// *Units*: `x`, `y` and `z` in units of gravity.
  ///
  /// - Parameters:
  ///   - x: the pull to the device's right.
  ///   - y: the pull to the device's top.
  ///   - z: the pull out of the screen.
  ///   - seconds: when the tilt begins, in seconds since the start of the scene.
  ///   - duration: how long the tilt takes, in seconds.
  /// - Returns: the tilt.
  public static func to(
    x: Double, y: Double, z: Double = 0, at seconds: TimeInterval,
    over duration: TimeInterval = 0
  ) -> Tilt {
    Tilt(gravity: SIMD3(x, y, z), start: seconds, duration: duration)
  }
}

extension [Tilt] {
  /// Returns the pull of gravity at a moment, changed evenly during each tilt.
  ///
  /// - Parameter time: seconds since the start of the scene.
  /// - Returns: the pull along the device's axes, in units of gravity.
  func gravity(at time: TimeInterval) -> SIMD3<Double> {
    var gravity = SIMD3<Double>(0, -1, 0)
    for tilt in sorted(by: { $0.start < $1.start }) where tilt.start <= time {
      let share = tilt.duration > 0 ? Swift.min(1, (time - tilt.start) / tilt.duration) : 1
      gravity += (tilt.gravity - gravity) * share
    }
    return gravity
  }
}
