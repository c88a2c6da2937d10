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

  /// Adds an arc that touches two lines: from the current point to `tangent1End`, and from there to
  /// `tangent2End`.
  ///
  /// *Units*: points.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extendPath {
      $0.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: $1)
    }
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

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

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    let elements = rects.flatMap { [PathElement].rectangle($0) }
    mark(.fill(.winding), elements, state.fillColor, transform: state.transform)
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
  /// *Units*: points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    mark(.stroke(line), .rectangle(rect), state.strokeColor, transform: state.transform)
  }

  /// Strokes the edge of an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    mark(.stroke(state.line), .ellipse(in: rect), state.strokeColor, transform: state.transform)
  }

  /// Strokes lines between points, two for each line.
  public func strokeLineSegments(between points: [CGPoint]) {
    let ends = points.prefix(points.count / 2 * 2).enumerated()
    let elements =
      ends.map { $0.offset.isMultiple(of: 2) ? .move($0.element) : .line($0.element) }
      as [PathElement]
    mark(.stroke(state.line), elements, state.strokeColor, transform: state.transform)
  }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { current.isEmpty }

  /// Where the pen of the current path stands; zero for an empty path.
  public var currentPointOfPath: CGPoint {
    current.currentPoint.applying(state.transform.inverted())
  }

  /// The smallest rectangle around the current path, control points too; null for an empty one.
  public var boundingBoxOfPath: CGRect {
    current.isEmpty ? .null : current.boundingBox.applying(state.transform.inverted())
  }

  /// The current path; `nil` for an empty one.
  public var path: CGPath? {
    guard !current.isEmpty else { return nil }
    let back = state.transform.inverted()
    return CGPath(elements: current.elements.map { $0.applying(back) })
  }

  /// Replaces the current path by the edge of the line that strokes it.
  public func replacePathWithStrokedPath() {
    let back = state.transform.inverted()
    let elements = takePath().map { $0.applying(back) }
    let line = state.line
    let dashed =
      line.dashes.isEmpty ? elements : elements.dashed(line.dashes, phase: line.dashPhase)
    let edge = dashed.stroked(
      width: line.width, cap: line.cap, join: line.join, miterLimit: line.miterLimit)
    extendPath { $0.addPath(CGPath(elements: edge), transform: $1) }
  }

  /// Returns true when a point is inside of the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return current.contains(
      point.applying(state.transform), using: isEvenOdd ? .evenOdd : .winding)
  }

  /// Clips what is drawn from now on to the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    add(.path(takePath(), rule))
  }

  /// Clips what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Clips what is drawn from now on to what lies in any of the rectangles.
  public func clip(to rects: [CGRect]) {
    let elements = rects.flatMap { [PathElement].rectangle($0) }
    add(.path(elements.map { $0.applying(state.transform) }, .winding))
  }

  /// Clips what is drawn from now on to where an image is opaque.
  ///
  /// As everything in Core Graphics, the image stands upright where +y is up: on a screen it is
  /// upside down.
  ///
  /// - Parameters:
  ///   - rect: the place of the image.
  ///   - mask: the image, whose alpha counts.
  public func clip(to rect: CGRect, mask: CGImage) {
    let map = mask.upsideDown(in: rect).concatenating(state.transform)
    add(.mask(mask.picture.moved(by: map)))
  }

  /// Removes all clips; what is drawn from now on is seen everywhere.
  public func resetClip() { state.clips = [] }

  /// The smallest rectangle around what may be drawn; infinite where no end is known.
  public var boundingBoxOfClipPath: CGRect {
    var box = bounds ?? .infinite
    for case .path(let elements, _) in state.clips {
      box = box.intersection(elements.controlPointBox)
    }
    return box.isInfinite || box.isNull ? box : box.applying(state.transform.inverted())
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
