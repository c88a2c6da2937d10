import Geometry

/// How far an animation is at a share of its time.
package enum TimingCurve: Hashable, Sendable {
  case cubic(CubicTiming)
  case spring(SpringTiming)

  package static let linear = TimingCurve.cubic(CubicTiming(x1: 0, y1: 0, x2: 1, y2: 1))
  package static let easeIn = TimingCurve.cubic(CubicTiming(x1: 0.42, y1: 0, x2: 1, y2: 1))
  package static let easeOut = TimingCurve.cubic(CubicTiming(x1: 0, y1: 0, x2: 0.58, y2: 1))
  package static let easeInOut = TimingCurve.cubic(CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  /// Core Animation's own.
  package static let standard = TimingCurve.cubic(CubicTiming(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))

  /// Units: 0...1 in; 0 is the beginning and 1 the end out, springs go beyond.
  ///
  /// `duration` counts for springs only. Units: seconds.
  package func progress(at share: Double, duration: TimeInterval) -> Double {
    switch self {
    case .cubic(let timing): timing.progress(at: share)
    case .spring(let timing): timing.progress(at: share, duration: duration)
    }
  }

  /// The curve of a centre's way up or down, where it differs from that of all else.
  package var vertical: TimingCurve? {
    guard case .spring(let timing) = self else { return nil }
    return timing.vertical.map { .spring($0) }
  }
}

/// A Bézier curve from (0, 0) to (1, 1): time to the right, progress upwards.
///
/// Source: Apple, CAMediaTimingFunction.
package struct CubicTiming: Hashable, Sendable {
  /// Units: 0...1.
  package var x1: Double
  package var y1: Double
  /// Units: 0...1.
  package var x2: Double
  package var y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  package func progress(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return share }
    // The curve's x grows with its parameter, so halving finds it to the last bit that matters.
    var low = 0.0
    var high = 1.0
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if Self.value(x1, x2, at: middle) < share { low = middle } else { high = middle }
    }
    return Self.value(y1, y2, at: (low + high) / 2)
  }

  private static let halvings = 48

  private static func value(_ first: Double, _ second: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }
}
