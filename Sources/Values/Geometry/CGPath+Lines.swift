import Foundation

extension CGPath {
  /// Returns the edge of what a line along the path covers.
  ///
  /// Curves are taken as chords that lie within 0.01 points of them.
  ///
  /// Source: Apple, CGPath.copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:).
  ///
  /// - Parameters:
  ///   - lineWidth: the width of the line, in points.
  ///   - lineCap: the form of its ends.
  ///   - lineJoin: the form of its corners.
  ///   - miterLimit: the longest mitre, in line widths; a longer one becomes a bevel.
  ///   - transform: what the path is mapped by before.
  /// - Returns: closed subpaths, to be filled by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      elements: elements.map { $0.applying(transform) }
        .stroked(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit))
  }

  /// Makes the edge of what a line along a path covers, under the name that Objective-C's function
  /// had in Swift 3.
  ///
  /// Source: Apple, CGPathCreateCopyByStrokingPath.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - transform: what it is mapped by before; `nil` for nothing.
  ///   - lineWidth: the width of the line, in points.
  ///   - lineCap: the form of its ends.
  ///   - lineJoin: the form of its corners.
  ///   - miterLimit: the longest mitre, in line widths; a longer one becomes a bevel.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let edge = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(elements: edge.elements)
  }

  /// Returns the dashes along the path, each a subpath of its own.
  ///
  /// Source: Apple, CGPath.copy(dashingWithPhase:lengths:transform:).
  ///
  /// - Parameters:
  ///   - phase: where in the lengths each subpath begins, in points.
  ///   - lengths: the lengths of dashes and gaps in turn, in points.
  ///   - transform: what the path is mapped by before.
  /// - Returns: the dashes; the path itself where there are no lengths.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform) }.dashed(lengths, phase: phase))
  }

  /// Finds whether the path is one upright rectangle.
  ///
  /// - Parameter rect: is set to the rectangle, if the path is one.
  /// - Returns: true if it is.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let corners = elements.compactMap(\.endPoint)
    let lines = elements.dropFirst().allSatisfy { element in
      switch element {
      case .line, .close: true
      case .move, .quadCurve, .curve: false
      }
    }
    let box = elements.controlPointBox
    let isClosed = elements.last == .close || corners.count == 5
    guard lines, isClosed, corners.count == 4 || corners.count == 5 && corners[4] == corners[0]
    else { return false }
    let first = corners[0]
    let (second, third, fourth) = (corners[1], corners[2], corners[3])
    let goesAlongX =
      first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
    let goesAlongY =
      first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
    guard goesAlongX || goesAlongY else { return false }
    rect?.pointee = box
    return true
  }
}
