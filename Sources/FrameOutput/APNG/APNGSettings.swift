/// How an APNG plays.
package struct APNGSettings: Hashable, Sendable {
  /// How long a frame stands.
  package var frame: FrameDuration
  /// How often it plays; nothing for ever.
  package var plays: Int?
  /// Whether pixels that are not opaque stay so; else they stand on white.
  package var keepsAlpha: Bool

  package init(
    frame: FrameDuration = FrameDuration(ticks: 1, rate: 60), plays: Int? = nil,
    keepsAlpha: Bool = false
  ) {
    self.frame = frame
    self.plays = plays
    self.keepsAlpha = keepsAlpha
  }
}

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
