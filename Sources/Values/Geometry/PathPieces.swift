import Foundation

/// A path as lines and cubic curves whose lengths are known, to cut parts out of it.
package struct PathPieces {
  private let pieces: [PathPiece]

  /// The length of all lines and curves.
  ///
  /// *Units*: points.
  package let length: Double

  /// Splits a path into its lines and curves; moves between subpaths have no length.
  package init(_ elements: [PathElement]) {
    var pieces: [PathPiece] = []
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point): (start, pen) = (point, point)
      case .line(let end):
        pieces.append(PathPiece(line: pen, end))
        pen = end
      case .close:
        if pen != start { pieces.append(PathPiece(line: pen, start)) }
        pen = start
      case .quadCurve(let end, let control):
        let (one, two) = (pen.towards(control, by: 2.0 / 3), end.towards(control, by: 2.0 / 3))
        pieces.append(PathPiece(curve: [pen, one, two, end]))
        pen = end
      case .curve(let end, let control1, let control2):
        pieces.append(PathPiece(curve: [pen, control1, control2, end]))
        pen = end
      }
    }
    self.pieces = pieces
    length = pieces.reduce(0) { $0 + $1.length }
  }

  /// Returns the part between two lengths from the beginning, curves being cut exactly.
  ///
  /// - Parameters:
  ///   - first: where the part begins, in points along the path.
  ///   - last: where it ends, in points along the path.
  /// - Returns: the part, with a move wherever a subpath begins; empty where `first` is not before
  ///   `last`.
  package func part(from first: Double, to last: Double) -> [PathElement] {
    var passed = 0.0
    var part: [PathElement] = []
    var pen: CGPoint?
    for piece in pieces {
      defer { passed += piece.length }
      let (from, to) = (Swift.max(first - passed, 0), Swift.min(last - passed, piece.length))
      guard from < to else { continue }
      let cut = piece.cut(from: piece.parameter(at: from), to: piece.parameter(at: to))
      if pen != cut.start { part.append(.move(cut.start)) }
      part.append(cut.element)
      pen = cut.end
    }
    return part
  }
}

extension [PathElement] {
  /// Returns the part of a path between two shares (0...1) of its length, curves being cut exactly.
  package func trimmed(from start: Double, to end: Double) -> [PathElement] {
    let pieces = PathPieces(self)
    return pieces.part(from: start * pieces.length, to: end * pieces.length)
  }
}

/// A line or a cubic curve whose length is known.
private struct PathPiece {
  private let points: [CGPoint]
  /// The length up to each of several parameters at even distances from 0 to 1.
  private let lengths: [Double]

  private static let chords = 64

  var length: Double { lengths.last ?? 0 }

  /// Makes a straight piece.
  init(line start: CGPoint, _ end: CGPoint) {
    points = [start, end]
    lengths = [0, hypot(end.x - start.x, end.y - start.y)]
  }

  /// Makes a cubic curve of its start, two control points and its end.
  init(curve points: [CGPoint]) {
    self.points = points
    var lengths = [0.0]
    var last = points[0]
    for index in 1...Self.chords {
      let point = Self.split(points, at: Double(index) / Double(Self.chords)).before[3]
      lengths.append(lengths[index - 1] + hypot(point.x - last.x, point.y - last.y))
      last = point
    }
    self.lengths = lengths
  }

  /// Returns the parameter (0...1) at which a length of the piece is reached.
  func parameter(at length: Double) -> Double {
    let count = lengths.count - 1
    guard let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else { return 0 }
    let step = lengths[next] - lengths[next - 1]
    let share = step > 0 ? (length - lengths[next - 1]) / step : 1
    return (Double(next - 1) + share) / Double(count)
  }

  /// Returns the part of the piece between two parameters (0...1).
  func cut(from: Double, to: Double) -> (start: CGPoint, element: PathElement, end: CGPoint) {
    guard points.count == 4 else {
      let end = points[0].towards(points[1], by: to)
      return (points[0].towards(points[1], by: from), .line(end), end)
    }
    let head = to < 1 ? Self.split(points, at: to).before : points
    let part = from > 0 ? Self.split(head, at: from / to).after : head
    return (part[0], .curve(part[3], control1: part[1], control2: part[2]), part[3])
  }

  /// Cuts a cubic curve in two by De Casteljau's algorithm.
  private static func split(_ p: [CGPoint], at t: Double) -> (before: [CGPoint], after: [CGPoint]) {
    let (a, b, c) = (
      p[0].towards(p[1], by: t), p[1].towards(p[2], by: t), p[2].towards(p[3], by: t)
    )
    let (d, e) = (a.towards(b, by: t), b.towards(c, by: t))
    let middle = d.towards(e, by: t)
    return ([p[0], a, d, middle], [middle, e, c, p[3]])
  }
}
