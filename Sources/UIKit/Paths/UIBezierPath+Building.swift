import Geometry

extension UIBezierPath {
  /// Begins a subpath.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// A straight line from the current point; nothing on an empty path.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// A cubic curve from the current point; nothing on an empty path.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// A quadratic curve from the current point; nothing on an empty path.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// An arc, with a line to its start where there is a current point.
  ///
  /// *Units*: radians from +x; clockwise as seen on screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Draws back to where the subpath began.
  public func close() { path.closeSubpath() }

  /// Empties the path and keeps its style.
  public func removeAllPoints() { path.edit { $0 = [] } }

  /// Adds the elements of another path.
  public func append(_ other: UIBezierPath) { path.addPath(other.cgPath) }

  /// Maps every point.
  public func apply(_ transform: CGAffineTransform) {
    path.edit { elements in elements = elements.map { $0.applying(transform) } }
  }

  /// The same line drawn from its end to its start.
  public func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.path.edit { $0 = path.elements.drawnBackwards }
    return reversed
  }

  /// Whether a point is inside by this path's fill rule, open subpaths being closed by a line.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The smallest rectangle around all points, control points too, as Apple documents it; null for
  /// an empty path.
  public var bounds: CGRect { path.boundingBox }

  public var isEmpty: Bool { path.isEmpty }

  /// Where the pen stands; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint }
}
