import Geometry

/// A moment at which the device is tilted.
///
/// ```swift
/// Scene("marble", "…", tilts: [.to(x: 0.5, y: -0.8, at: 1, over: 0.4)]) { … }
/// ```
///
/// Before the first, the device is held upright: gravity pulls along −y.
public struct Tilt: Hashable, Sendable {
  let gravity: SIMD3<Double>
  /// Units: seconds.
  let start: TimeInterval
  let duration: TimeInterval

  /// Tilts the device so that gravity pulls along these axes of it: x to the right, y to the top, z
  /// out of the screen.
  ///
  /// *Units*: of gravity; seconds since the start of the scene, and seconds that it takes.
  public static func to(
    x: Double, y: Double, z: Double = 0, at seconds: TimeInterval,
    over duration: TimeInterval = 0
  ) -> Tilt {
    Tilt(gravity: SIMD3(x, y, z), start: seconds, duration: duration)
  }
}

extension [Tilt] {
  /// Which way gravity pulls at a moment: from one tilt to the next, evenly. Units: seconds.
  func gravity(at time: TimeInterval) -> SIMD3<Double> {
    var gravity = SIMD3<Double>(0, -1, 0)
    for tilt in sorted(by: { $0.start < $1.start }) where tilt.start <= time {
      let share = tilt.duration > 0 ? Swift.min(1, (time - tilt.start) / tilt.duration) : 1
      gravity += (tilt.gravity - gravity) * share
    }
    return gravity
  }
}
