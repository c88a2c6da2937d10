import Drawing
import Geometry

extension CAShapeLayer {
  /// The path's fill and the line along it, each as far as it can be seen.
  func marks(through transform: CGAffineTransform) -> [DrawCommand] {
    guard let path, !path.isEmpty else { return [] }
    let outline = Outline.path(path.elements, rule: fillRule == .evenOdd ? .evenOdd : .winding)
    var marks: [DrawCommand] = []
    if let color = Color(fillColor) {
      marks.append(.fill(outline, color, transform: transform))
    }
    if lineWidth > 0, let color = Color(strokeColor) {
      marks.append(.stroke(outline, strokeStyle, color, transform: transform))
    }
    return marks
  }

  private var strokeStyle: StrokeStyle {
    var line = LineStyle(width: lineWidth, miterLimit: miterLimit, dashPhase: lineDashPhase)
    line.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    line.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    line.dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    return StrokeStyle(line)
  }
}
