import Geometry

/// A smooth curve through points, walked by its length.
///
/// Source: Catmull and Rom, "A class of local interpolating splines", 1974: between two points the
/// curve is a cubic whose tangent at each is half the way from the point before to the point after.
struct FingerPath {
  /// The points that the curve is drawn through, so close that it is straight between them to a
  /// hundredth of a point.
  private let points: [CGPoint]
  /// The length of the curve up to each of `points`.
  ///
  /// *Units*: points of the screen.
  private let lengths: [Double]

  /// Makes a curve through points.
  ///
  /// - Parameter knots: the points on the curve, in order; at least one.
  init(through knots: [CGPoint]) {
    var points = Array(knots.prefix(1))
    for index in knots.indices.dropLast() {
      let from = knots[index]
      let to = knots[index + 1]
      let before = index > 0 ? knots[index - 1] : from
      let after = index + 2 < knots.count ? knots[index + 2] : to
      for step in 1..<Self.chords {
        let t = Double(step) / Double(Self.chords)
        points.append(
          CGPoint(
            x: Self.spline(before.x, from.x, to.x, after.x, at: t),
            y: Self.spline(before.y, from.y, to.y, after.y, at: t)))
      }
      points.append(to)
    }
    self.points = points
    var length = 0.0
    lengths = points.indices.map { index in
      if index > 0 { length += points[index - 1].distance(to: points[index]) }
      return length
    }
  }

  /// Returns the point where `fraction` (0...1) of the length is done.
  func point(at fraction: Double) -> CGPoint {
    guard let whole = lengths.last, let last = points.last, fraction < 1 else {
      return points.last ?? .zero
    }
    let length = fraction * whole
    guard let next = lengths.firstIndex(where: { $0 > length }), next > 0 else {
      return whole > 0 ? points[0] : last
    }
    let share = (length - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
    let from = points[next - 1]
    let to = points[next]
    return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }

  private static let chords = 64

  private static func spline(
    _ before: Double, _ from: Double, _ to: Double, _ after: Double, at t: Double
  ) -> Double {
    let startTangent = (to - before) / 2
    let endTangent = (after - from) / 2
    let t2 = t * t
    let t3 = t2 * t
    return (2 * t3 - 3 * t2 + 1) * from + (t3 - 2 * t2 + t) * startTangent
      + (3 * t2 - 2 * t3) * to + (t3 - t2) * endTangent
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The point as a sentence writes it: `(160, 287.5)`.
  var inWords: String { "(\(x.inWords), \(y.inWords))" }
}

extension Double {
  /// The number with at most two decimals: `1.2`, `160`.
  var inWords: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int64(rounded)) : "\(rounded)"
  }
}

extension CGFloat {
  /// The number with at most two decimals.
  var inWords: String { Double(self).inWords }
}
