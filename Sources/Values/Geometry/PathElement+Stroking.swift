import Foundation

import func Arithmetic.atan2

extension [PathElement] {
  /// Returns the edge of what a line along the path covers, to be filled by the winding rule.
  ///
  /// Curves are taken as chords that lie within 0.01 points of them.
  ///
  /// - Parameters:
  ///   - width: the width of the line, in points.
  ///   - cap: the form of its ends.
  ///   - join: the form of its corners.
  ///   - miterLimit: the longest mitre, in line widths; a longer one becomes a bevel.
  /// - Returns: closed subpaths: one around an open line, two around a closed one.
  package func stroked(
    width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat
  ) -> [PathElement] {
    guard width > 0, width.isFinite else { return [] }
    let pen = Pen(reach: width / 2, cap: cap, join: join, miterLimit: miterLimit)
    return subpaths.flatMap { pen.edge(of: Polyline($0)) }
  }
}

/// A subpath as straight lines.
private struct Polyline {
  /// A point where two lines meet.
  struct Vertex {
    var point: CGPoint
    /// Whether lines are joined there; curves' chords are not.
    var isCorner: Bool
  }

  var vertices: [Vertex] = []
  var isClosed = false

  init(_ subpath: [PathElement]) {
    for element in subpath {
      let pen = vertices.last?.point ?? .zero
      switch element {
      case .move(let point), .line(let point): add(point, isCorner: true)
      case .quadCurve, .curve:
        let chords = [.move(pen), element].flattened(tolerance: 0.01).first ?? []
        for point in chords.dropFirst().dropLast() { add(point, isCorner: false) }
        if let end = chords.last { add(end, isCorner: true) }
      case .close: isClosed = true
      }
    }
    if isClosed, vertices.count > 1, vertices[0].point == vertices[vertices.count - 1].point {
      vertices.removeLast()
    }
  }

  private mutating func add(_ point: CGPoint, isCorner: Bool) {
    guard vertices.last?.point != point else { return }
    vertices.append(Vertex(point: point, isCorner: isCorner))
  }
}

/// What a line is drawn with.
private struct Pen {
  /// Half the width.
  let reach: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat

  func edge(of line: Polyline) -> [PathElement] {
    let there = line.vertices
    guard let first = there.first, there.count > 1 else {
      return there.first.map { dot(at: $0.point) } ?? []
    }
    let back = Array(there.reversed())
    if line.isClosed, there.count > 2 {
      return closed(side(of: there, isClosed: true)) + closed(side(of: back, isClosed: true))
    }
    let last = there[there.count - 1].point
    return closed(
      side(of: there, isClosed: false)
        + end(at: last, along: direction(there[there.count - 2].point, last))
        + side(of: back, isClosed: false)
        + end(at: first.point, along: direction(there[1].point, first.point)))
  }

  /// Returns what a line of no length shows: its two caps.
  private func dot(at point: CGPoint) -> [PathElement] {
    let box = CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
    switch cap {
    case .butt: return []
    case .round: return .ellipse(in: box)
    case .square: return .rectangle(box)
    }
  }

  /// Makes a closed subpath of elements that do not begin with a move.
  private func closed(_ elements: [PathElement]) -> [PathElement] {
    guard case .line(let start)? = elements.first else { return [] }
    return [.move(start)] + elements.dropFirst() + [.close]
  }

  /// Returns the edge on one side of a line: the left one where +y is up.
  private func side(of vertices: [Polyline.Vertex], isClosed: Bool) -> [PathElement] {
    var elements: [PathElement] = []
    let count = vertices.count
    for index in vertices.indices {
      let vertex = vertices[index]
      let arrival =
        index > 0 || isClosed
        ? direction(vertices[(index + count - 1) % count].point, vertex.point) : nil
      let departure =
        index < count - 1 || isClosed
        ? direction(vertex.point, vertices[(index + 1) % count].point) : nil
      switch (arrival, departure) {
      case (let arrival?, let departure?):
        elements += corner(at: vertex, from: arrival, to: departure)
      case (let way?, nil), (nil, let way?): elements.append(.line(offset(vertex.point, way)))
      case (nil, nil): break
      }
    }
    return elements
  }

  /// Returns the edge around a corner.
  private func corner(
    at vertex: Polyline.Vertex, from u: CGVector, to v: CGVector
  ) -> [PathElement] {
    let (first, last) = (offset(vertex.point, u), offset(vertex.point, v))
    let (cross, dot) = (u.dx * v.dy - u.dy * v.dx, u.dx * v.dx + u.dy * v.dy)
    guard vertex.isCorner else { return [.line(first), .line(last)] }
    guard cross > 0 || cross == 0 && dot < 0 else {
      return [.line(first), .line(vertex.point), .line(last)]
    }
    switch join {
    case .bevel: return [.line(first), .line(last)]
    case .round:
      return [.line(first)] + arc(at: vertex.point, from: u, sweep: atan2(cross, dot))
    case .miter:
      // The mitre is 1 / cos(φ / 2) line widths long, where the line turns by φ.
      guard dot > -1, (2 / (1 + dot)).squareRoot() <= miterLimit else {
        return [.line(first), .line(last)]
      }
      let reach = reach / (1 + dot)
      let tip = CGPoint(
        x: vertex.point.x + reach * (u.dy + v.dy), y: vertex.point.y - reach * (u.dx + v.dx))
      return [.line(tip)]
    }
  }

  /// Returns the edge around the end of a line.
  private func end(at point: CGPoint, along way: CGVector) -> [PathElement] {
    switch cap {
    case .butt: return []
    case .round: return arc(at: point, from: way, sweep: .pi)
    case .square:
      let ahead = CGPoint(x: point.x + reach * way.dx, y: point.y + reach * way.dy)
      return [
        .line(offset(ahead, way)), .line(offset(ahead, CGVector(dx: -way.dx, dy: -way.dy))),
      ]
    }
  }

  /// Returns an arc from beside a line that goes along a direction.
  private func arc(at center: CGPoint, from way: CGVector, sweep: CGFloat) -> [PathElement] {
    let start = atan2(-way.dx, way.dy)
    return Array(
      [PathElement].arc(center: center, radius: reach, from: start, sweep: sweep)
        .dropFirst())
  }

  private func offset(_ point: CGPoint, _ way: CGVector) -> CGPoint {
    CGPoint(x: point.x + reach * way.dy, y: point.y - reach * way.dx)
  }

  private func direction(_ start: CGPoint, _ end: CGPoint) -> CGVector {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return CGVector(dx: dx / length, dy: dy / length)
  }
}
