import Geometry

/// Whether a path is filled, stroked or both, and by which rule.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
  /// Begins a subpath.
  public func move(to point: CGPoint) { extendPath { $0.move(to: point, transform: $1) } }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { extendPath { $0.addLine(to: point, transform: $1) } }

  /// Adds an open line through points, as a subpath of its own.
  public func addLines(between points: [CGPoint]) {
    extendPath { $0.addLines(between: points, transform: $1) }
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    extendPath { $0.addQuadCurve(to: end, control: control, transform: $1) }
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extendPath { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
  }

  /// Adds an arc of a circle.
  ///
  /// As in Core Graphics angles decrease when `clockwise` is true, which looks counter-clockwise on
  /// the screen.
  ///
  /// *Units*: radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extendPath {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise, transform: $1)
    }
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { extendPath { $0.addRect(rect, transform: $1) } }

  /// Adds an ellipse of four curves.
  public func addEllipse(in rect: CGRect) { extendPath { $0.addEllipse(in: rect, transform: $1) } }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { extendPath { $0.addPath(path, transform: $1) } }

  /// Adds a line back to where the subpath began.
  public func closePath() { extendPath { path, _ in path.closeSubpath() } }

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    mark(.fill(rule), takePath(), state.fillColor, transform: .identity)
  }

  /// Strokes the current path and clears it.
  public func strokePath() { stroke(takePath()) }

  /// Fills or strokes the current path, or both, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let elements = takePath()
    switch mode {
    case .fill, .fillStroke: mark(.fill(.winding), elements, state.fillColor, transform: .identity)
    case .eoFill, .eoFillStroke:
      mark(.fill(.evenOdd), elements, state.fillColor, transform: .identity)
    case .stroke: break
    }
    if mode != .fill, mode != .eoFill { stroke(elements) }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    mark(.fill(.winding), .rectangle(rect), state.fillColor, transform: state.transform)
  }

  /// Takes away what the context has in a rectangle.
  public func clear(_ rect: CGRect) {
    saveGState()
    state.shadow = nil
    setBlendMode(.clear)
    fill(rect)
    restoreGState()
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    mark(.fill(.winding), .ellipse(in: rect), state.fillColor, transform: state.transform)
  }

  /// Strokes the edge of a rectangle.
  public func stroke(_ rect: CGRect) {
    mark(.stroke(state.line), .rectangle(rect), state.strokeColor, transform: state.transform)
  }

  /// Strokes the edge of a rectangle with a line of a given width.
  ///
  /// Units: points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    mark(.stroke(line), .rectangle(rect), state.strokeColor, transform: state.transform)
  }

  /// Strokes the edge of an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    mark(.stroke(state.line), .ellipse(in: rect), state.strokeColor, transform: state.transform)
  }

  /// Clips what is drawn from now on to the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    add(Clip(elements: takePath(), rule: rule))
  }

  /// Clips what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) {
    let elements = [PathElement].rectangle(rect).map { $0.applying(state.transform) }
    add(Clip(elements: elements, rule: .winding))
  }

  /// Adds a clip; stops where there are too many, as each one is drawn as a group around the next.
  package func add(_ clip: Clip) {
    guard state.clips.count < Limit.groupDepth else {
      stop(.nestedTooDeep(item: "A clip of a drawing", limit: Limit.groupDepth))
    }
    state.clips.append(clip)
  }

  /// Strokes elements with the line of the present state.
  ///
  /// The elements were transformed already; they go back to the space that the present transform
  /// maps, so that it scales the line too.
  private func stroke(_ elements: [PathElement]) {
    let back = state.transform.inverted()
    mark(
      .stroke(state.line), elements.map { $0.applying(back) }, state.strokeColor,
      transform: state.transform)
  }
}
