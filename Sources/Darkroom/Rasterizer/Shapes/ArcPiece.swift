import Synchronization

import func Arithmetic.cos
import func Arithmetic.pow
import func Arithmetic.sin
import func Arithmetic.tan

/// A piece of a circle of radius 1 that one curve draws.
struct ArcPiece {
  /// An arc, clockwise.
  enum Arc: Int {
    case upperRight, lowerRight, lowerLeft, upperLeft
    case lower, upper

    /// Where it begins and ends, in radians from the right.
    fileprivate var angles: (start: Double, end: Double) {
      switch self {
      case .upperRight: (-.pi / 2, 0)
      case .lowerRight: (0, .pi / 2)
      case .lowerLeft: (.pi / 2, .pi)
      case .upperLeft: (.pi, .pi * 3 / 2)
      case .lower: (0, .pi)
      case .upper: (.pi, 2 * .pi)
      }
    }
  }

  let start: SIMD2<Double>
  let end: SIMD2<Double>
  /// How far control points stand from the ends.
  let reach: Double

  private init(from start: Double, to end: Double) {
    self.start = SIMD2(cos(start), sin(start))
    self.end = SIMD2(cos(end), sin(end))
    reach = 4.0 / 3.0 * tan((end - start) / 4.0)
  }

  /// Finds the pieces of an arc: as many, and from the same angles, as Cairo has.
  ///
  /// - Parameters:
  ///   - arc: the arc.
  ///   - tolerance: how far the curves may be from the circle.
  /// - Returns: the pieces in order; at least one.
  static func pieces(of arc: Arc, tolerance: Double) -> [ArcPiece] {
    let (start, end) = arc.angles
    let count = Int((abs(end - start) / largestAngle(tolerance)).rounded(.up))
    guard count < mostKept else { return pieces(count, from: start, to: end) }
    let place = arc.rawValue * mostKept + count
    return known.withLock { known in
      if known[place].isEmpty { known[place] = pieces(count, from: start, to: end) }
      return known[place]
    }
  }

  private static func pieces(_ count: Int, from start: Double, to end: Double) -> [ArcPiece] {
    let step = (end - start) / Double(count)
    var start = start
    return (0..<count).map { place in
      defer { start += step }
      return ArcPiece(from: start, to: place == count - 1 ? end : start + step)
    }
  }

  /// What was found before: the arcs one after another, of each first those of fewest pieces.
  private static let known = Mutex([[ArcPiece]](repeating: [], count: 6 * mostKept))
  /// Arcs of more pieces are found anew each time.
  private static let mostKept = 32

  /// Returns the largest angle of a curve that is no further from the circle than a distance.
  private static func largestAngle(_ tolerance: Double) -> Double {
    for (place, error) in errors.enumerated() where error < tolerance {
      return .pi / Double(place + 1)
    }
    var parts = Double(errors.count + 1)
    while true {
      let angle = Double.pi / parts
      let error = 2.0 / 27.0 * pow(sin(angle / 4), 6) / pow(cos(angle / 4), 2)
      if error <= tolerance { return angle }
      parts += 1
    }
  }

  /// How far one curve is from π, π / 2, π / 3 … of a circle.
  ///
  /// Source: Cairo, `cairo-arc.c`; Goldapp, "Approximation of circular arcs by cubic polynomials",
  /// 1991.
  private static let errors = [
    0.0185185185185185036127, 0.000272567143730179811158, 2.38647043651461047433e-05,
    4.2455377443222443279e-06, 1.11281001494389081528e-06, 3.72662000942734705475e-07,
    1.47783685574284411325e-07, 6.63240432022601149057e-08, 3.2715520137536980553e-08,
    1.73863223499021216974e-08, 9.81410988043554039085e-09,
  ]
}
