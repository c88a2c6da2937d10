import Foundation

/// What kind of stroke a path element is.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One stroke of a path as `applyWithBlock` shows it.
public struct CGPathElement {
  public var type: CGPathElementType
  /// Control points before the end point; 1, 1, 2, 3 or 0 of them after the order of the types.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Which parts of a path that crosses itself are inside.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// How a line ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How two pieces of a line meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

extension CGPoint {
  /// Whether both coordinates are the same.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether both sides are the same.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension PathElement {
  package var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  /// The element's points, control points first, and one zero where there is none to point at.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  /// Never empty, so that there is an address to hand out.
  package var pointsForApply: [CGPoint] { points.isEmpty ? [.zero] : points }

  /// Where the pen stands afterwards; nothing for `close`, which goes back to the start.
  package var endPoint: CGPoint? { points.last }

  /// The points that pull at the element, its end too; empty for `close`.
  package var controlPoints: [CGPoint] { points }
}
