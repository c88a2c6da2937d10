import Drawing
import Geometry

extension CAShapeLayer {
  /// Returns the path's fill and the line along it, each where it can be seen.
  func marks(through transform: CGAffineTransform) -> [DrawCommand] {
    guard let path, !path.isEmpty else { return [] }
    let outline = Outline.path(path.elements, rule: fillRule == .evenOdd ? .evenOdd : .winding)
    var marks: [DrawCommand] = []
    if let color = Color(fillColor) {
      marks.append(.fill(outline, color, transform: transform))
    }
    if lineWidth > 0, let color = Color(strokeColor) {
      let (start, end) = (max(0, Double(strokeStart)), min(1, Double(strokeEnd)))
      let line =
        start == 0 && end == 1
        ? outline : Outline.path(path.elements.trimmed(from: start, to: end), rule: .winding)
      if start < end { marks.append(.stroke(line, strokeStyle, color, transform: transform)) }
    }
    return marks
  }

  /// The style of the line along the path.
  var strokeStyle: StrokeStyle {
    var line = LineStyle(width: lineWidth, miterLimit: miterLimit, dashPhase: lineDashPhase)
    line.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    line.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    line.dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    return StrokeStyle(line)
  }
}
