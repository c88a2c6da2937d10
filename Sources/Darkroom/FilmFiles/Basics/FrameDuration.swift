/// How long a frame of a film stands, as an exact fraction of a second.
package struct FrameDuration: Hashable, Sendable {
  /// The numerator.
  ///
  /// *Units*: ticks.
  package let ticks: Int
  /// The denominator.
  ///
  /// *Units*: ticks a second.
  package let rate: Int

  /// Makes a duration of `ticks / rate` seconds.
  ///
  /// - Precondition: both are positive.
  package init(ticks: Int, rate: Int) {
    precondition(ticks > 0 && rate > 0, "a frame cannot stand for \(ticks)/\(rate) s")
    self.ticks = ticks
    self.rate = rate
  }

  /// The frame rate.
  ///
  /// *Units*: frames a second.
  package var framesPerSecond: Double { Double(rate) / Double(ticks) }

  /// Returns when a frame appears, rounded to a thousandth of a second.
  ///
  /// The rounding of each frame is carried to the next.
  ///
  /// *Units*: milliseconds.
  func start(ofFrame index: Int) -> Int { (2000 * index * ticks + rate) / (2 * rate) }
}
