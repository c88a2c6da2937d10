import Geometry

/// What drawing code draws in, while a view's `draw(_:)` runs.
///
/// *Space*: the view's bounds, +y down. It keeps marks and not pixels. Source: Apple, CGContext.
@MainActor
public final class CGContext {
  package struct State {
    package var transform = CGAffineTransform.identity
    package var fillColor = CGColor(gray: 0, alpha: 1)
    package var strokeColor = CGColor(gray: 0, alpha: 1)
    var alpha: CGFloat = 1
    var line = LineStyle()
    var clips: [Clip] = []
  }

  package internal(set) var state = State()
  private var saved: [State] = []

  /// The path under construction, mapped to the layer's space already.
  private(set) var current = CGMutablePath()

  /// What was drawn, the first mark furthest back.
  package private(set) var marks: [DrawnMark] = []

  package init() {}

  /// Keeps colours, line style, transform and clipping for `restoreGState`.
  public func saveGState() { saved.append(state) }

  /// Goes back to what was kept last; nothing where nothing was.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// Maps the space of what is drawn from now on to that of the view.
  public var ctm: CGAffineTransform { state.transform }

  /// Units: points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Units: radians, clockwise on screen.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Units: 0...1 each.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Units: 0...1 each.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// How much of each mark shows. Units: 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Units: points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// How long a mitre may be, in line widths, before the join is cut. No unit.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Lengths of marks and gaps in turn, none for a solid line. Units: points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = lengths
    state.line.dashPhase = phase
  }

  /// Forgets the path under construction.
  public func beginPath() { current = CGMutablePath() }

  func extendPath(_ change: (CGMutablePath, CGAffineTransform) -> Void) {
    change(current, state.transform)
  }

  /// Takes the path under construction, which is forgotten.
  func takePath() -> [PathElement] {
    defer { beginPath() }
    return current.elements
  }

  /// Adds a mark in a colour of its own; the elements are in the space that `transform` maps.
  package func mark(
    _ kind: DrawnMark.Kind, _ elements: [PathElement], _ color: CGColor,
    transform: CGAffineTransform
  ) {
    guard !elements.isEmpty else { return }
    let shown = color.copy(alpha: color.alpha * state.alpha) ?? color
    marks.append(
      DrawnMark(
        content: .path(kind, elements, shown), transform: transform, clips: state.clips))
  }

  /// Adds a finished drawing, all of which lies in `extent` where that is known.
  ///
  /// - Parameter map: leads from the drawing's space to the one that drawing code draws in.
  package func mark(
    _ picture: Picture, extent: CGRect?, opacity: CGFloat = 1,
    map: CGAffineTransform = .identity
  ) {
    guard !picture.isEmpty else { return }
    picture.checkDepth()
    marks.append(
      DrawnMark(
        content: .picture(picture, extent: extent, opacity: opacity * state.alpha),
        transform: map.concatenating(state.transform), clips: state.clips))
  }
}
