import Geometry

/// What drawing code draws in; nothing outside of `draw(_:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.stack.last }

/// Fills a rectangle with the current colour; nothing outside of `draw(_:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line one point wide inside a rectangle's edge; nothing outside of `draw(_:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let line = DrawnMark.Kind.stroke(LineStyle())
  context.mark(
    line, .rectangle(rect.insetBy(dx: 0.5, dy: 0.5)), context.state.fillColor,
    transform: context.state.transform)
}

@MainActor
extension UIColor {
  /// Makes this the colour of fills and of lines; nothing outside of `draw(_:)`.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills; nothing outside of `draw(_:)`.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the colour of lines; nothing outside of `draw(_:)`.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

@MainActor
extension UIBezierPath {
  /// Fills the path with the current colour; nothing outside of `draw(_:)`.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.mark(
      .fill(fillRule), path.elements, context.state.fillColor,
      transform: context.state.transform)
  }

  /// Draws a line of this path's style along it in the current colour; nothing outside of
  /// `draw(_:)`.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let line = LineStyle(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit,
      dashes: lineDashPattern, dashPhase: lineDashPhase)
    context.mark(
      .stroke(line), path.elements, context.state.strokeColor, transform: context.state.transform)
  }

  /// Cuts what is drawn from now on by this path; nothing outside of `draw(_:)`.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let elements = path.elements.map { $0.applying(context.state.transform) }
    context.add(Clip(elements: elements, rule: fillRule))
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
