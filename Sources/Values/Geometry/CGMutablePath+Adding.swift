import Foundation

/// What adds to a path; lines and curves added to an empty path do nothing, as on iOS.
extension CGMutablePath {
  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform)
  }

  /// Adds a straight line from where the pen stands.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard !isEmpty else { return }
    append([.line(point)], transform)
  }

  /// Adds a quadratic Bézier curve from where the pen stands.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    append([.quadCurve(end, control: control)], transform)
  }

  /// Adds a cubic Bézier curve from where the pen stands.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    append([.curve(end, control1: control1, control2: control2)], transform)
  }

  /// Adds a line back to where the subpath began, and ends it.
  public func closeSubpath() {
    guard !isEmpty, elements.last != .close else { return }
    edit { $0.append(.close) }
  }

  /// Adds a closed rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(.rectangle(rect), transform)
  }

  /// Adds closed rectangles, each a subpath of its own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an open line through the points as a subpath of its own; does nothing for no points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    append([.move(first)] + points.dropFirst().map { .line($0) }, transform)
  }

  /// Adds an ellipse of four curves as a subpath of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(.ellipse(in: rect), transform)
  }

  /// Adds a rectangle with elliptical corners as a subpath of its own.
  ///
  /// *Units*: points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    append(.roundedRectangle(rect, corners: Corner.allCases, cornerSize: size), transform)
  }

  /// Adds an arc of a circle, with a line to its start unless the path is empty.
  ///
  /// *Units*: radians from +x. As in Core Graphics `clockwise` speaks of a space where +y is up:
  /// angles fall when it is true, which on a screen looks counter-clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = arcSweep(from: startAngle, to: endAngle, falling: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds an arc over `delta` radians, with a line to its start unless the path is empty.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var arc = [PathElement].arc(center: center, radius: radius, from: startAngle, sweep: delta)
    if !isEmpty, case .move(let start)? = arc.first { arc[0] = .line(start) }
    append(arc, transform)
  }

  /// Adds an arc that touches two lines, with a line to its start: from where the pen stands to
  /// `tangent1End`, and from there to `tangent2End`.
  ///
  /// Where the lines lie on one another it is a line to `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    // What is there stands in the space after the transform.
    guard !isEmpty else { return }
    let pen = currentPoint.applying(transform.inverted())
    append(
      .arc(from: pen, touching: tangent1End, tangent2End, radius: radius), transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  private func append(_ added: [PathElement], _ transform: CGAffineTransform) {
    edit { elements in
      if transform.isIdentity {
        elements += added
      } else {
        elements += added.map { $0.applying(transform) }
      }
    }
  }
}

/// Returns how far an arc turns from one angle to another in a given direction.
///
/// Angles that are whole turns or more apart in that direction give at least a full turn.
///
/// *Units*: radians.
private func arcSweep(from start: CGFloat, to end: CGFloat, falling: Bool) -> CGFloat {
  let turn = 2 * CGFloat.pi
  let difference = end - start
  if falling {
    guard difference > 0 else { return difference }
    return difference.truncatingRemainder(dividingBy: turn) - turn
  }
  guard difference < 0 else { return difference }
  return difference.truncatingRemainder(dividingBy: turn) + turn
}
