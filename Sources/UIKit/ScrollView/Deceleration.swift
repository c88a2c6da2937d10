/// How thrown content slows down, and when it stands still.
///
/// Source: traces of iOS 26.1: `x = x₀ + v·0.499·(1 − 0.998^ms)` until the speed is no more than ten
/// points a second, and 0.099 with 0.99 for the fast rate: content moves once a millisecond, after it
/// has become slower.
struct Deceleration: Hashable, Sendable {
  /// How fast the speed goes. Units: 1/s.
  let rate: CGFloat
  /// How far content would go for each point a second of its speed. Units: seconds.
  let reach: CGFloat

  /// Slower content stands still. Units: points a second.
  static let lowestSpeed: CGFloat = 10

  init(_ rate: UIScrollView.DecelerationRate) {
    let kept = rate.rawValue.clamped(to: Self.rates)
    self.rate = -Self.millisecondsPerSecond * log(kept)
    reach = kept / (1 - kept) / Self.millisecondsPerSecond
  }

  private static let rates: ClosedRange<CGFloat> = 0.001...0.99999
  private static let millisecondsPerSecond: CGFloat = 1000

  /// How far content goes until it stands still. Units: points; points a second.
  func way(velocity: CGFloat) -> CGFloat {
    let speed = abs(velocity)
    guard speed > Self.lowestSpeed else { return 0 }
    return (velocity < 0 ? -1 : 1) * (speed - Self.lowestSpeed) * reach
  }
}
