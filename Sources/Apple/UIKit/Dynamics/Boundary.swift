import func Arithmetic.asin
import func Arithmetic.atan2

/// A boundary with a name.
struct Boundary {
  /// The name.
  let identifier: BoundaryIdentifier
  /// The path as it was given.
  ///
  /// *Space*: the reference view's, in points.
  let path: CGPath
  /// The lines that stop items.
  let lines: [BoundaryLine]
}

/// One straight piece of a boundary.
///
/// *Space*: the reference view's, in points.
struct BoundaryLine: Hashable, Sendable {
  /// One end.
  var start: CGPoint
  /// The other end.
  var end: CGPoint
}

/// Makes straight lines of paths, as Apple's engine does.
enum BoundaryPath {
  /// How near two points must be to count as one: 1.4e-14 m².
  ///
  /// *Units*: square points.
  private static let smallestSquaredStep: CGFloat = 1.4e-10
  /// The length of curve for one chord.
  ///
  /// *Units*: points.
  private static let chordLength: CGFloat = 10
  /// The most chords of a curve.
  ///
  /// Unspecified by Apple: a curve of more than 2000 points gets longer chords. Nobody could see
  /// the corners of shorter ones, and they would cost minutes a step.
  private static let largestCount: CGFloat = 200

  /// The most corners of an outline that is not thinned.
  ///
  /// Unspecified by Apple: of thousands of corners too many lie within the skin of one line, where
  /// an item touches all of them at once.
  private static let mostExactCorners = 4000
  /// How far an omitted corner may lie from the line.
  ///
  /// *Units*: points.
  private static let tolerance: CGFloat = 0.05

  /// Returns the corners of the first subpath, without repetitions.
  ///
  /// - Parameter path: The path, whose curves become chords.
  /// - Returns: nil if there are fewer than two corners, or a coordinate is not finite.
  static func corners(of path: CGPath) -> [CGPoint]? {
    var corners: [CGPoint] = []
    var hasDrawn = false
    reading: for element in path.elements {
      switch element {
      case .move(let point):
        if hasDrawn { break reading }
        corners = [point]
      case .line(let point):
        hasDrawn = true
        corners.append(point)
      case .quadCurve(let end, let control):
        hasDrawn = true
        let start = corners.last ?? end
        corners += chords(
          CubicCurve(
            start: start, control1: start.towards(control, by: 2 / 3),
            control2: end.towards(control, by: 2 / 3), end: end))
      case .curve(let end, let control1, let control2):
        hasDrawn = true
        corners += chords(
          CubicCurve(
            start: corners.last ?? end, control1: control1, control2: control2, end: end))
      case .close:
        if hasDrawn { break reading }
      }
    }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    var distinct = withoutRepetitions(corners)
    if distinct.count > mostExactCorners { distinct = thinned(distinct) }
    return distinct.count >= 2 ? distinct : nil
  }

  /// Returns the corners without those that hardly turn the line.
  ///
  /// No omitted corner is further than `tolerance` from the line that stays.
  ///
  /// Source: Sklansky and Gonzalez, "Fast polygonal approximation of digitized curves", 1980: from
  /// the last corner kept, each further one narrows the directions in which the line may go on.
  static func thinned(_ corners: [CGPoint]) -> [CGPoint] {
    guard var last = corners.first else { return [] }
    var kept = [last]
    var cone: (middle: CGFloat, low: CGFloat, high: CGFloat)?
    var reach: CGFloat = 0
    var start = last
    for corner in corners.dropFirst() {
      let distance = sqrt(start.squaredDistance(to: corner))
      let angle = atan2(corner.y - start.y, corner.x - start.x)
      let turn = cone.map { remainder(angle - $0.middle, 2 * .pi) } ?? 0
      let isAside = cone.map { turn < $0.low || turn > $0.high } ?? false
      if distance > tolerance, isAside || distance < reach - tolerance {
        kept.append(last)
        (start, cone, reach) = (last, nil, 0)
      }
      let room = asin(min(1, tolerance / max(sqrt(start.squaredDistance(to: corner)), tolerance)))
      let way = atan2(corner.y - start.y, corner.x - start.x)
      let old = cone ?? (way, -.pi, .pi)
      let aside = remainder(way - old.middle, 2 * .pi)
      cone = (old.middle, max(old.low, aside - room), min(old.high, aside + room))
      reach = max(reach, sqrt(start.squaredDistance(to: corner)))
      last = corner
    }
    return kept + [last]
  }

  /// Returns the lines around the corners: one for two corners.
  static func closedLines(through corners: [CGPoint]) -> [BoundaryLine] {
    guard corners.count >= 3 else {
      return zip(corners, corners.dropFirst()).map { BoundaryLine(start: $0, end: $1) }
    }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).map {
      BoundaryLine(start: $0, end: $1)
    }
  }

  private static func chords(_ curve: CubicCurve) -> [CGPoint] {
    let length = curve.estimatedLength
    guard length.isFinite else { return [curve.end] }
    let count = max(Int(min(length / chordLength, largestCount)), 1)
    return (1...count).map { curve.point(at: CGFloat($0) / CGFloat(count)) }
  }

  private static func withoutRepetitions(_ corners: [CGPoint]) -> [CGPoint] {
    var distinct: [CGPoint] = []
    for corner in corners {
      if let last = distinct.last, last.squaredDistance(to: corner) < smallestSquaredStep {
        continue
      }
      distinct.append(corner)
    }
    while distinct.count > 1, let first = distinct.first, let last = distinct.last,
      first.squaredDistance(to: last) < smallestSquaredStep
    {
      distinct.removeLast()
    }
    return distinct
  }
}

/// A cubic Bézier curve.
///
/// *Units*: points.
struct CubicCurve: Hashable, Sendable {
  /// Where the curve begins.
  var start: CGPoint
  /// The control point of the beginning.
  var control1: CGPoint
  /// The control point of the end.
  var control2: CGPoint
  /// Where the curve ends.
  var end: CGPoint

  /// Returns the point at the parameter `t`, 0...1.
  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let a = u * u * u
    let b = 3 * u * u * t
    let c = 3 * u * t * t
    let d = t * t * t
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The length as Apple's engine estimates it, which decides the number of chords.
  ///
  /// Each of eleven samples is evaluated on a curve that starts at the previous sample, not at the
  /// curve's own start: only so do the vertex counts of ovals come out as Apple's.
  ///
  /// Source: docs/measurements.md, “Collisions”.
  var estimatedLength: CGFloat {
    var length: CGFloat = 0
    var curve = self
    for index in 0...10 {
      let sample = curve.point(at: CGFloat(index) / 10)
      length += sqrt(curve.start.squaredDistance(to: sample))
      curve.start = sample
    }
    return length
  }
}

extension CGPoint {
  /// Returns the square of the distance to another point.
  func squaredDistance(to other: CGPoint) -> CGFloat {
    (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
  }
}
