import Foundation

extension [PathElement] {
  /// Where the pen stands at the end; nil for no elements.
  package var currentPoint: CGPoint? {
    guard let last else { return nil }
    if let end = last.endPoint { return end }
    for element in reversed() {
      if case .move(let start) = element { return start }
    }
    return nil
  }

  /// The smallest rectangle around all points, control points too; null for none.
  package var controlPointBox: CGRect {
    CGRect(around: flatMap(\.controlPoints))
  }

  /// The smallest rectangle around the drawn line; null for no elements.
  package var tightBox: CGRect {
    var points: [CGPoint] = []
    var pen = CGPoint.zero
    for element in self {
      switch element {
      case .quadCurve(let end, let control):
        for time in extremes(quadratic: pen, control, end) {
          points.append(quadraticPoint(pen, control, end, at: time))
        }
      case .curve(let end, let control1, let control2):
        for time in extremes(cubic: pen, control1, control2, end) {
          points.append(cubicPoint(pen, control1, control2, end, at: time))
        }
      case .move, .line, .close: break
      }
      if let end = element.endPoint {
        points.append(end)
        pen = end
      }
    }
    return CGRect(around: points)
  }

  /// Turns the subpaths into chords, each within `tolerance` points of its curve.
  ///
  /// - Returns: the points of each subpath in order, without its first repeated at the end.
  package func flattened(tolerance: CGFloat = 0.001) -> [[CGPoint]] {
    var subpaths: [[CGPoint]] = []
    var points: [CGPoint] = []
    var hasDrawn = false
    func finish() {
      if hasDrawn { subpaths.append(points) }
    }
    for element in self {
      let pen = points.last ?? .zero
      switch element {
      case .move(let point):
        finish()
        points = [point]
        hasDrawn = true
        continue
      case .line(let point):
        points.append(point)
      case .quadCurve(let end, let control):
        let bend = bend(pen, control, end)
        let count = chordCount(bend: bend, factor: 0.25, tolerance: tolerance)
        for index in 1...count {
          let time = CGFloat(index) / CGFloat(count)
          points.append(quadraticPoint(pen, control, end, at: time))
        }
      case .curve(let end, let control1, let control2):
        let bend = Swift.max(bend(pen, control1, control2), bend(control1, control2, end))
        let count = chordCount(bend: bend, factor: 0.75, tolerance: tolerance)
        for index in 1...count {
          let time = CGFloat(index) / CGFloat(count)
          points.append(cubicPoint(pen, control1, control2, end, at: time))
        }
      case .close:
        finish()
        points = points.first.map { [$0] } ?? []
        hasDrawn = false
        continue
      }
      hasDrawn = true
    }
    finish()
    return subpaths
  }

  /// Returns true when a point is inside; open subpaths are closed by a line.
  package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for subpath in flattened() {
      guard var from = subpath.last else { continue }
      for to in subpath {
        if (from.y <= point.y) != (to.y <= point.y) {
          let share = (point.y - from.y) / (to.y - from.y)
          if from.x + share * (to.x - from.x) > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }
}

extension CGRect {
  /// Makes the smallest rectangle around the points; null for none.
  package init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      left = Swift.min(left, point.x)
      right = Swift.max(right, point.x)
      top = Swift.min(top, point.y)
      bottom = Swift.max(bottom, point.y)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Returns the length of the second difference, which bounds how far a chord leaves its curve.
private func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
  hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
}

/// Returns how many equal steps keep every chord within `tolerance`, by Wang's formula.
///
/// Source: G. Wang, The subdivision method for finding the intersection between two Bézier curves
/// or surfaces, 1984.
private func chordCount(bend: CGFloat, factor: CGFloat, tolerance: CGFloat) -> Int {
  let count = (factor * bend / tolerance).squareRoot().rounded(.up)
  return count.isFinite ? Int(min(max(count, 1), 4096)) : 1
}

private func quadraticPoint(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, at t: CGFloat) -> CGPoint {
  let s = 1 - t
  return CGPoint(
    x: s * s * a.x + 2 * s * t * b.x + t * t * c.x, y: s * s * a.y + 2 * s * t * b.y + t * t * c.y)
}

private func cubicPoint(
  _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at t: CGFloat
) -> CGPoint {
  let s = 1 - t
  let (first, second, third, fourth) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
  return CGPoint(
    x: first * a.x + second * b.x + third * c.x + fourth * d.x,
    y: first * a.y + second * b.y + third * c.y + fourth * d.y)
}

/// Returns the times between 0 and 1 at which a coordinate of the curve has an extreme.
private func extremes(quadratic a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> [CGFloat] {
  func along(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    roots(0, a - 2 * b + c, b - a)
  }
  return along(a.x, b.x, c.x) + along(a.y, b.y, c.y)
}

private func extremes(cubic a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGFloat] {
  func along(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let square: CGFloat = d - 3 * c + 3 * b - a
    let linear: CGFloat = 2 * (a - 2 * b + c)
    return roots(square, linear, b - a)
  }
  return along(a.x, b.x, c.x, d.x) + along(a.y, b.y, c.y, d.y)
}

/// Returns the solutions of `a·t² + b·t + c = 0` between 0 and 1.
private func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
  var times: [CGFloat] = []
  if abs(a) < 1e-12 {
    if b != 0 { times = [-c / b] }
  } else {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    times = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
  return times.filter { $0 > 0 && $0 < 1 }
}
