import Foundation

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One element of a path as `applyWithBlock` shows it.
public struct CGPathElement {
  /// What the pen does; it says how many `points` there are.
  public var type: CGPathElementType
  /// Control points before the end point; 1, 1, 2, 3 or 0 of them after the order of the types.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element over points that are not copied: they must outlive it.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The rule for which parts of a path that crosses itself are inside.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

extension CGPoint {
  /// Compares both coordinates.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Compares both sides.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension PathElement {
  /// What `applyWithBlock` calls the element.
  package var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  /// The element's points, control points first; empty for `close`.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  /// The same, with a zero for `close`, so that there is an address to hand out.
  package var pointsForApply: [CGPoint] { points.isEmpty ? [.zero] : points }

  /// Where the pen stands afterwards; nil for `close`, which goes back to the start.
  package var endPoint: CGPoint? { points.last }

  /// The element's control points and its end; empty for `close`.
  package var controlPoints: [CGPoint] { points }
}
