import func Arithmetic.log

/// How content slows down after the fingers have lifted, and when it stands still.
///
/// The content moves `x = x₀ + v·0.499·(1 − 0.998^ms)` until its speed is at most ten points a
/// second; for the fast rate the numbers are 0.099 and 0.99. It moves once a millisecond, each time
/// after it has become slower.
///
/// Source: docs/measurements.md, “Scrolling”; traces of iOS 26.1.
struct Deceleration: Hashable, Sendable {
  /// The rate at which speed decays: by the factor e^rate every second.
  ///
  /// *Units*: 1/s.
  let rate: CGFloat
  /// How far content would go without end, for each point a second of its speed.
  ///
  /// *Units*: seconds.
  let reach: CGFloat

  /// The speed at which content stands still.
  ///
  /// *Units*: points a second.
  static let lowestSpeed: CGFloat = 10

  init(_ rate: UIScrollView.DecelerationRate) {
    let kept = rate.rawValue.clamped(to: Self.rates)
    self.rate = -Self.millisecondsPerSecond * log(kept)
    reach = kept / (1 - kept) / Self.millisecondsPerSecond
  }

  private static let rates: ClosedRange<CGFloat> = 0.001...0.99999
  private static let millisecondsPerSecond: CGFloat = 1000

  /// Returns how far content goes until it stands still.
  ///
  /// *Units*: points, of a velocity in points a second.
  func way(velocity: CGFloat) -> CGFloat {
    let speed = abs(velocity)
    guard speed > Self.lowestSpeed else { return 0 }
    return (velocity < 0 ? -1 : 1) * (speed - Self.lowestSpeed) * reach
  }
}
