import Geometry

/// Returns the context in which drawing code is running; `nil` outside of it.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.stack.last }

/// Makes a context the one that `UIGraphicsGetCurrentContext` returns, until
/// `UIGraphicsPopContext`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { DrawingContexts.stack.append(context) }

/// Makes the context before the current one that which `UIGraphicsGetCurrentContext` returns.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = DrawingContexts.stack.popLast() }

/// Fills a rectangle with the current colour, inside of drawing code.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the current colour in a blend mode, inside of drawing code.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Keeps what is drawn from now on inside of a rectangle, inside of drawing code.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Draws a line one point wide inside the edge of a rectangle, inside of drawing code.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let line = DrawnMark.Kind.stroke(LineStyle())
  context.mark(
    line, .rectangle(rect.insetBy(dx: 0.5, dy: 0.5)), context.state.fillColor,
    transform: context.state.transform)
}

@MainActor
extension UIColor {
  /// Sets the colour of fills and of lines, inside of drawing code.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour of fills, inside of drawing code.
  @preconcurrency @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the colour of lines, inside of drawing code.
  @preconcurrency @MainActor public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

@MainActor
extension UIBezierPath {
  /// Fills the path with the current colour, inside of drawing code.
  @preconcurrency @MainActor public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.mark(
      .fill(fillRule), path.elements, context.state.fillColor,
      transform: context.state.transform)
  }

  /// Strokes the path in its own style and the current colour, inside of drawing code.
  @preconcurrency @MainActor public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let line = LineStyle(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit,
      dashes: lineDashPattern, dashPhase: lineDashPhase)
    context.mark(
      .stroke(line), path.elements, context.state.strokeColor, transform: context.state.transform)
  }

  /// Fills the path, combined with what was drawn before.
  ///
  /// *Units* of `alpha`: 0...1.
  @preconcurrency @MainActor public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha) { fill() }
  }

  /// Strokes the path, combined with what was drawn before.
  ///
  /// *Units* of `alpha`: 0...1.
  @preconcurrency @MainActor public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha) { stroke() }
  }

  /// Clips what is drawn from now on to the path, inside of drawing code.
  @preconcurrency @MainActor public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let elements = path.elements.map { $0.applying(context.state.transform) }
    context.add(.path(elements, fillRule))
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}

extension CGContext {
  /// Draws in a blend mode and an opacity of 0...1 in place of the context's own.
  func with(_ mode: CGBlendMode, _ alpha: CGFloat, draw: () -> Void) {
    saveGState()
    setBlendMode(mode)
    setAlpha(alpha)
    draw()
    restoreGState()
  }
}
