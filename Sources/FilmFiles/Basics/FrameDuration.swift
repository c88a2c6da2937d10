/// How long a frame of a film stands, exactly: so many ticks of a clock.
package struct FrameDuration: Hashable, Sendable {
  /// Units: ticks.
  package let ticks: Int
  /// Units: ticks a second.
  package let rate: Int

  /// - Precondition: both are positive.
  package init(ticks: Int, rate: Int) {
    precondition(ticks > 0 && rate > 0, "a frame cannot stand for \(ticks)/\(rate) s")
    self.ticks = ticks
    self.rate = rate
  }

  /// Units: frames a second.
  package var framesPerSecond: Double { Double(rate) / Double(ticks) }

  /// When the frame that `index` others come before appears, rounded to a thousandth of a second; the
  /// rounding of each frame is carried to the next.
  ///
  /// Units: milliseconds.
  func start(ofFrame index: Int) -> Int { (2000 * index * ticks + rate) / (2 * rate) }
}
