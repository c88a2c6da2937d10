import Foundation

/// Adding to a path; what needs a current point and has none does nothing, as on iOS.
extension CGMutablePath {
  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform)
  }

  /// A straight line from where the pen stands.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard !isEmpty else { return }
    append([.line(point)], transform)
  }

  /// A quadratic Bézier curve from where the pen stands.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    append([.quadCurve(end, control: control)], transform)
  }

  /// A cubic Bézier curve from where the pen stands.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    append([.curve(end, control1: control1, control2: control2)], transform)
  }

  /// Draws back to where the subpath began.
  public func closeSubpath() {
    guard !isEmpty, elements.last != .close else { return }
    edit { $0.append(.close) }
  }

  /// A closed rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(.rectangle(rect), transform)
  }

  /// Closed rectangles, each a subpath of its own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// An open line through the points, as a subpath of its own; nothing for no points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    append([.move(first)] + points.dropFirst().map { .line($0) }, transform)
  }

  /// An ellipse of four curves as a subpath of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(.ellipse(in: rect), transform)
  }

  /// A rectangle with elliptical corners as a subpath of its own. Units: points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    append(.roundedRectangle(rect, corners: Corner.allCases, cornerSize: size), transform)
  }

  /// An arc of a circle, with a line to its start where the pen already stands somewhere.
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

  /// An arc over `delta` radians, with a line to its start where the pen already stands somewhere.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var arc = [PathElement].arc(center: center, radius: radius, from: startAngle, sweep: delta)
    if !isEmpty, case .move(let start)? = arc.first { arc[0] = .line(start) }
    append(arc, transform)
  }

  /// The elements of another path.
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

/// How far an arc turns from one angle to another in a given direction, at least a full turn
/// where the angles lie one or more turns apart in that direction. Units: radians.
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
