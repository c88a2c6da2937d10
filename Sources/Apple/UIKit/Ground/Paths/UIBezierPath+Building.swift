import Geometry

extension UIBezierPath {
  /// Begins a subpath.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line from the current point; an empty path stays empty.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve from the current point; an empty path stays empty.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from the current point; an empty path stays empty.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, and a line to its start where there is a current point.
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

  /// Adds a line back to where the subpath began.
  public func close() { path.closeSubpath() }

  /// Removes all elements and keeps the style.
  public func removeAllPoints() { path.edit { $0 = [] } }

  /// Adds the elements of another path.
  public func append(_ other: UIBezierPath) { path.addPath(other.cgPath) }

  /// Transforms every point.
  public func apply(_ transform: CGAffineTransform) {
    path.edit { elements in elements = elements.map { $0.applying(transform) } }
  }

  /// Returns the same line drawn from its end to its start, without the style.
  public func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.path.edit { $0 = path.elements.drawnBackwards }
    return reversed
  }

  /// Returns true when a point is inside by the path's fill rule; open subpaths count as closed.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The smallest rectangle around all points and control points, as Apple documents it.
  ///
  /// It is null for an empty path.
  public var bounds: CGRect { path.boundingBox }

  /// Whether the path has no elements; one that only moves to a point is not empty.
  public var isEmpty: Bool { path.isEmpty }

  /// The current point; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint }
}
