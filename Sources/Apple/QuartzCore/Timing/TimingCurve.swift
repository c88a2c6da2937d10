import Geometry

/// The pace of an animation: how far it is at a share of its time.
package enum TimingCurve: Hashable, Sendable {
  case cubic(CubicTiming)
  case spring(SpringTiming)

  /// An even pace, and Core Animation's three eases.
  package static let linear = TimingCurve.cubic(CubicTiming(x1: 0, y1: 0, x2: 1, y2: 1))
  package static let easeIn = TimingCurve.cubic(CubicTiming(x1: 0.42, y1: 0, x2: 1, y2: 1))
  package static let easeOut = TimingCurve.cubic(CubicTiming(x1: 0, y1: 0, x2: 0.58, y2: 1))
  package static let easeInOut = TimingCurve.cubic(CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  /// Core Animation's default curve.
  package static let standard = TimingCurve.cubic(CubicTiming(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))

  /// Returns how far an animation is at a share of its time.
  ///
  /// - Parameters:
  ///   - share: the share of the time, 0...1.
  ///   - duration: seconds; used for springs only.
  /// - Returns: 0 at the beginning, 1 at the end; springs go beyond.
  package func progress(at share: Double, duration: TimeInterval) -> Double {
    switch self {
    case .cubic(let timing): timing.progress(at: share)
    case .spring(let timing): timing.progress(at: share, duration: duration)
    }
  }

  /// The pace of a centre's vertical movement, where it differs from that of all else.
  package var vertical: TimingCurve? {
    guard case .spring(let timing) = self else { return nil }
    return timing.vertical.map { .spring($0) }
  }
}

/// A Bézier curve from (0, 0) to (1, 1): time to the right, progress upwards.
///
/// Source: Apple, CAMediaTimingFunction.
package struct CubicTiming: Hashable, Sendable {
  /// The time of the first control point.
  ///
  /// *Units*: 0...1.
  package var x1: Double
  /// The progress of the first control point; beyond 0...1 the curve swings over.
  package var y1: Double
  /// The time of the second control point.
  ///
  /// *Units*: 0...1.
  package var x2: Double
  /// The progress of the second control point; beyond 0...1 the curve swings over.
  package var y2: Double

  /// Makes a curve of two control points, whose times have to lie in 0...1.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Returns the progress at a share (0...1) of the time.
  package func progress(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return share }
    // The curve's x grows with its parameter, so bisection finds it to the last bit that matters.
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
