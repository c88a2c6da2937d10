/// The points of a closed outline, from which Cairo makes straight sides.
struct OutlinePoints: PathTarget {
  let tolerance: Double
  /// The ends of lines, and of each curve its control points and then its end, in order, counted
  /// from the first point.
  ///
  /// *Units*: 256ths of a pixel.
  private var points: [SIMD2<Int32>] = []
  /// Where curves begin.
  private var curves: [Int] = []
  /// The place of the first point.
  private(set) var origin = SIMD2<Int32>.zero
  /// The least and the largest coordinates of all points.
  private(set) var low = SIMD2<Int32>(repeating: .max)
  private(set) var high = SIMD2<Int32>(repeating: .min)

  /// - Parameter tolerance: how far the sides may be from a curve, in pixels.
  init(tolerance: Double) {
    self.tolerance = tolerance
    points.reserveCapacity(32)
    curves.reserveCapacity(8)
  }

  mutating func begin() {}

  mutating func move(to end: SIMD2<Double>) { append(end) }

  mutating func line(to end: SIMD2<Double>) { append(end) }

  mutating func curve(
    to end: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>
  ) {
    curves.append(points.count)
    append(control1)
    append(control2)
    append(end)
  }

  mutating func close() {}

  private mutating func append(_ point: SIMD2<Double>) {
    let point = SIMD2(Int32(point.x * 256), Int32(point.y * 256))
    if points.isEmpty { origin = point }
    low = SIMD2(min(low.x, point.x), min(low.y, point.y))
    high = SIMD2(max(high.x, point.x), max(high.y, point.y))
    points.append(point &- origin)
  }

  /// What the sides depend on; outlines with equal keys have the same, from their first points.
  var key: Key { Key(points: points, curves: curves, tolerance: tolerance) }

  struct Key: Hashable {
    fileprivate let points: [SIMD2<Int32>]
    fileprivate let curves: [Int]
    fileprivate let tolerance: Double

    func hash(into hasher: inout Hasher) {
      // Outlines that differ, differ nearly always in these.
      hasher.combine(points.count)
      for place in stride(from: 1, to: points.count, by: 3) {
        hasher.combine(Int(points[place].x) << 32 ^ Int(points[place].y))
      }
    }
  }
}

/// A closed outline with straight sides in place of curves, as Cairo fills it.
///
/// Source: Cairo, `cairo-spline.c`, "_cairo_spline_decompose_into".
struct FlatOutline {
  /// The corners, counted from the first point of the outline.
  ///
  /// *Units*: 256ths of a pixel.
  private(set) var corners: [SIMD2<Int32>] = []

  init(_ key: OutlinePoints.Key) {
    // In 256ths of a pixel, squared.
    let limit = key.tolerance * key.tolerance * 65_536
    var (place, curve) = (0, 0)
    while place < key.points.count {
      guard curve < key.curves.count, key.curves[curve] == place else {
        append(key.points[place])
        place += 1
        continue
      }
      let piece = Curve(
        a: key.points[place - 1], b: key.points[place], c: key.points[place + 1],
        d: key.points[place + 2])
      if !piece.isLine { flatten(piece, limit: limit) }
      append(piece.d)
      (place, curve) = (place + 3, curve + 1)
    }
  }

  private mutating func append(_ corner: SIMD2<Int32>) {
    if corners.last != corner { corners.append(corner) }
  }

  /// Appends where the pieces of a curve begin that are no further from their chords than a limit.
  private mutating func flatten(_ curve: Curve, limit: Double) {
    if curve.squaredError < limit {
      append(curve.a)
    } else {
      let (first, second) = curve.halves
      flatten(first, limit: limit)
      flatten(second, limit: limit)
    }
  }
}

/// A cubic curve.
///
/// *Units*: 256ths of a pixel.
private struct Curve {
  let a: SIMD2<Int32>
  let b: SIMD2<Int32>
  let c: SIMD2<Int32>
  let d: SIMD2<Int32>

  /// Whether it is drawn as a straight line.
  var isLine: Bool { (a == b && c == d) || (b == d && c == d) }

  /// The two halves; each middle is rounded down.
  @inline(__always)
  var halves: (Curve, Curve) {
    let (ab, bc, cd) = (middle(a, b), middle(b, c), middle(c, d))
    let (abbc, bccd) = (middle(ab, bc), middle(bc, cd))
    let end = middle(abbc, bccd)
    return (Curve(a: a, b: ab, c: abbc, d: end), Curve(a: end, b: bccd, c: cd, d: d))
  }

  @inline(__always)
  private func middle(_ one: SIMD2<Int32>, _ other: SIMD2<Int32>) -> SIMD2<Int32> {
    one &+ ((other &- one) &>> 1)
  }

  /// The square of the larger distance of a control point from the chord.
  @inline(__always)
  var squaredError: Double {
    let (x, y) = (Double(d.x &- a.x), Double(d.y &- a.y))
    let length = x * x + y * y
    @inline(__always)
    func squaredDistance(_ point: SIMD2<Int32>) -> Double {
      let (across, down) = (Double(point.x &- a.x), Double(point.y &- a.y))
      guard length > 0 else { return across * across + down * down }
      let share = min(max((across * x + down * y) / length, 0), 1)
      let (restX, restY) = (across - share * x, down - share * y)
      return restX * restX + restY * restY
    }
    let (one, two) = (squaredDistance(b), squaredDistance(c))
    return one > two ? one : two
  }
}
