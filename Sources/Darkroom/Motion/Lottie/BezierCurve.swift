import Geometry

/// A line of cubic curves as Lottie has it: corners, and the handles before and after each.
struct BezierCurve: Hashable, Sendable {
  private var points: [CGPoint] = []
  /// The handle before each corner, and the one after it, from the corner.
  private var (before, after): ([CGVector], [CGVector]) = ([], [])
  private var isClosed = false

  /// Returns the lines of a path; those of a single point have none.
  static func all(of elements: [PathElement]) -> [BezierCurve] {
    var curves: [BezierCurve] = []
    for element in elements {
      switch element {
      case .move(let point):
        curves.append(BezierCurve())
        curves[curves.count - 1].add(point)
      case .line(let point):
        if curves.isEmpty || curves[curves.count - 1].isClosed {
          let start = curves.last?.points.first ?? point
          curves.append(BezierCurve())
          curves[curves.count - 1].add(start)
        }
        curves[curves.count - 1].add(point)
      case .quadCurve(let point, let control):
        guard let last = curves.last?.points.last else { continue }
        curves[curves.count - 1].curve(
          to: point, control.between(last, 2.0 / 3), control.between(point, 2.0 / 3))
      case .curve(let point, let control1, let control2):
        guard !curves.isEmpty else { continue }
        curves[curves.count - 1].curve(to: point, control1, control2)
      case .close:
        if !curves.isEmpty { curves[curves.count - 1].close() }
      }
    }
    return curves.filter { $0.points.count > 1 }
  }

  /// The curve in JSON.
  var json: JSONValue {
    func pairs(_ vectors: [CGVector]) -> JSONValue {
      .list(vectors.map { .numbers([$0.dx, $0.dy]) })
    }
    return .object([
      ("c", .truth(isClosed)),
      ("v", .list(points.map { .numbers([$0.x, $0.y]) })),
      ("i", pairs(before)), ("o", pairs(after)),
    ])
  }

  private mutating func add(_ point: CGPoint) {
    points.append(point)
    before.append(.zero)
    after.append(.zero)
  }

  private mutating func curve(to point: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    guard let last = points.last else { return }
    after[after.count - 1] = CGVector(dx: control1.x - last.x, dy: control1.y - last.y)
    add(point)
    before[before.count - 1] = CGVector(dx: control2.x - point.x, dy: control2.y - point.y)
  }

  /// Ends the curve where it began; a last corner that lies there is the first.
  private mutating func close() {
    isClosed = true
    guard points.count > 2, let first = points.first, let last = points.last,
      abs(first.x - last.x) < 1e-6, abs(first.y - last.y) < 1e-6
    else { return }
    before[0] = before[before.count - 1]
    points.removeLast()
    before.removeLast()
    after.removeLast()
  }
}

extension CGPoint {
  /// Returns the point on the way from `other` to this one.
  fileprivate func between(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: other.x + (x - other.x) * share, y: other.y + (y - other.y) * share)
  }
}
