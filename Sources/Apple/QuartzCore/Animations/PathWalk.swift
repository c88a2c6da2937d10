import Foundation
import Geometry

import func Arithmetic.atan2

/// The pieces of a path, to find points along it; moves between subpaths are jumps.
struct PathWalk {
  private struct Piece {
    let points: [CGPoint]
    let length: Double
  }

  /// The number of chords that a curve is replaced by.
  private static let chords = 64

  private let pieces: [Piece]

  /// Splits a path into its lines and curves.
  init(_ elements: [PathElement]) {
    var pieces: [Piece] = []
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      let points: [CGPoint]
      switch element {
      case .move(let point):
        (start, pen) = (point, point)
        continue
      case .line(let end): points = [pen, end]
      case .close:
        guard pen != start else { continue }
        points = [pen, start]
      case .quadCurve, .curve:
        points = Self.shares.map { Self.point(on: element, from: pen, at: $0) }
      }
      let length = zip(points, points.dropFirst()).reduce(0.0) {
        $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
      }
      pieces.append(Piece(points: points, length: length))
      pen = points.last ?? pen
    }
    self.pieces = pieces
  }

  var count: Int { pieces.count }

  private static var shares: [Double] { (0...chords).map { Double($0) / Double(chords) } }

  private static func point(on element: PathElement, from pen: CGPoint, at t: CGFloat) -> CGPoint {
    let u = 1 - t
    switch element {
    case .quadCurve(let end, let control):
      let (a, b, c) = (u * u, 2 * u * t, t * t)
      let x: CGFloat = a * pen.x + b * control.x + c * end.x
      let y: CGFloat = a * pen.y + b * control.y + c * end.y
      return CGPoint(x: x, y: y)
    case .curve(let end, let control1, let control2):
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      let x: CGFloat = a * pen.x + b * control1.x + c * control2.x + d * end.x
      let y: CGFloat = a * pen.y + b * control1.y + c * control2.y + d * end.y
      return CGPoint(x: x, y: y)
    case .move, .line, .close: return pen
    }
  }

  /// Returns the point at a share (0...1) of a piece's parameter.
  func point(inPiece index: Int, at share: Double) -> CGPoint {
    let points = pieces[index].points
    let place = min(max(share, 0), 1) * Double(points.count - 1)
    let chord = min(Int(place), points.count - 2)
    return points[chord].towards(points[chord + 1], by: CGFloat(place - Double(chord)))
  }

  /// Returns the direction of a piece at a share (0...1) of its parameter.
  ///
  /// - Returns: radians from +x, clockwise on screen.
  func direction(inPiece index: Int, at share: Double) -> Double {
    let points = pieces[index].points
    let chord = min(Int(min(max(share, 0), 1) * Double(points.count - 1)), points.count - 2)
    return atan2(points[chord + 1].y - points[chord].y, points[chord + 1].x - points[chord].x)
  }

  /// Returns the point at a share (0...1) of the whole length.
  func point(atShare share: Double) -> CGPoint {
    let (index, share) = place(atShare: share)
    return point(inPiece: index, at: share)
  }

  /// Returns the direction at a share (0...1) of the whole length, in radians from +x, clockwise.
  func direction(atShare share: Double) -> Double {
    let (index, share) = place(atShare: share)
    return direction(inPiece: index, at: share)
  }

  /// Returns the piece in which a share of the whole length is reached, and the share of its
  /// parameter.
  private func place(atShare share: Double) -> (Int, Double) {
    var rest = min(max(share, 0), 1) * pieces.reduce(0) { $0 + $1.length }
    for (index, piece) in pieces.enumerated() {
      if rest > piece.length, index < pieces.count - 1 {
        rest -= piece.length
        continue
      }
      for (number, ends) in zip(piece.points, piece.points.dropFirst()).enumerated() {
        let length = hypot(ends.1.x - ends.0.x, ends.1.y - ends.0.y)
        if rest <= length, length > 0 {
          return (index, (Double(number) + rest / length) / Double(piece.points.count - 1))
        }
        rest -= length
      }
      return (index, 1)
    }
    return (0, 0)
  }
}
