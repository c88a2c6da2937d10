import Drawing
import Geometry

/// A context that records what drawing code draws, as in a view's `draw(_:)`; it makes no pixels.
///
/// *Space*: the view's bounds, +y down.
///
/// Source: Apple, CGContext.
@preconcurrency @MainActor
public final class CGContext {
  /// The settings that `saveGState` saves.
  package struct State {
    /// From the space of what is drawn to the view's, and the colours of fills and lines: black at
    /// first.
    package var transform = CGAffineTransform.identity
    package var fillColor = CGColor(gray: 0, alpha: 1)
    package var strokeColor = CGColor(gray: 0, alpha: 1)
    var alpha: CGFloat = 1
    /// The style of lines, one point wide at first.
    package var line = LineStyle()
    var clips: [Clip] = []
    var shadow: MarkShadow?
    var blendMode = BlendMode.normal
    /// How letters are drawn.
    package var textMode = CGTextDrawingMode.fill
    /// What the numbers of a pattern's colour mean.
    var fillSpace: CGColorSpace?
  }

  /// The present settings.
  package internal(set) var state = State()
  private var saved: [State] = []

  /// The path that is being built, in the layer's space already.
  private(set) var current = CGMutablePath()

  /// The recorded marks, from back to front.
  package internal(set) var marks: [DrawnMark] = []

  /// The transparency layers that were begun and not ended, the innermost last.
  var layers: [TransparencyLayer] = []

  /// How images are enlarged; they are always drawn smoothly.
  public var interpolationQuality = CGInterpolationQuality.default

  /// The transform of Core Text's letters, before that of the context.
  public var textMatrix = CGAffineTransform.identity

  /// Where Core Text draws its next line.
  ///
  /// *Units*: points.
  public var textPosition = CGPoint.zero

  /// Names for messages what is drawn.
  package var author: @MainActor () -> String = { "an image" }

  /// The rectangle that is drawn in; `nil` where none is known.
  package let bounds: CGRect?

  /// How many pixels an image of the drawing has a point.
  package var pixelsPerPoint: CGFloat = 1

  /// The pixels of a bitmap context, and of an image's once they were asked for; `nil` for others.
  var memory: BitmapMemory?

  /// Whether the context is that of an image, whose pixels can be asked for.
  let isOfImage: Bool

  /// - Parameters:
  ///   - bounds: the rectangle that is drawn in; `nil` where none is known.
  ///   - isOfImage: whether an image is made of it.
  package init(bounds: CGRect? = nil, isOfImage: Bool = false) {
    self.bounds = bounds
    self.isOfImage = isOfImage
  }

  /// Makes a context that draws into memory, where +y is up.
  init(into memory: BitmapMemory) {
    bounds = memory.bounds
    isOfImage = false
    self.memory = memory
    author = { "a bitmap" }
    state.transform = memory.flip
  }

  /// Saves colours, line style, transform and clips for `restoreGState`.
  public func saveGState() { saved.append(state) }

  /// Restores the state that was saved last, if any.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// The transform from the space of what is drawn from now on to the view's.
  public var ctm: CGAffineTransform {
    memory.map { state.transform.concatenating($0.flip) } ?? state.transform
  }

  /// Moves the origin of what is drawn from now on.
  ///
  /// *Units*: points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn from now on.
  ///
  /// No unit.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn from now on.
  ///
  /// *Units*: radians, clockwise on screen.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Applies a transform to what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour of fills.
  ///
  /// *Units*: 0...1 each.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of fills.
  ///
  /// *Units*: 0...1 each.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the colour of fills from red, green, blue and alpha, or from grey and alpha.
  ///
  /// *Units*: 0...1 each.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = CGColor(parts: components) { setFillColor(color) }
  }

  /// Sets the colour of lines from red, green, blue and alpha, or from grey and alpha.
  ///
  /// *Units*: 0...1 each.
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = CGColor(parts: components) { setStrokeColor(color) }
  }

  /// Completes what is drawn, which is done at once here.
  public func flush() {}

  /// Completes what is drawn, which is done at once here.
  public func synchronize() {}

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of lines.
  ///
  /// *Units*: 0...1 each.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines.
  ///
  /// *Units*: 0...1 each.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the opacity of each mark.
  ///
  /// *Units*: 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Lets each mark cast a shadow below itself.
  ///
  /// *Units*: points, whatever the transform; +y is down, and `blur` is twice the standard deviation.
  ///
  /// - Parameters:
  ///   - offset: the distance of the shadow from the mark.
  ///   - blur: how soft it is.
  ///   - color: its colour; `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // In a bitmap, +y is up.
    let isUpward = memory?.isUpward == true
    let offset = isUpward ? CGSize(width: offset.width, height: -offset.height) : offset
    state.shadow = color.map { MarkShadow(offset: offset, blur: blur, color: $0) }
  }

  /// Lets each mark cast a shadow of black at a third below itself.
  ///
  /// *Units*: points, whatever the transform; +y is down, and `blur` is twice the standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets the width of lines.
  ///
  /// *Units*: points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  /// Sets the form of lines' ends.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// Sets the form of lines' corners.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Sets the greatest length of a mitre, in line widths; longer ones are cut off.
  ///
  /// No unit.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the lengths of dashes and gaps in turn; none for a solid line.
  ///
  /// *Units*: points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = lengths
    state.line.dashPhase = phase
  }

  /// Clears the current path.
  public func beginPath() { current = CGMutablePath() }

  /// Changes the current path, with the present transform.
  func extendPath(_ change: (CGMutablePath, CGAffineTransform) -> Void) {
    change(current, state.transform)
  }

  /// Returns the current path and clears it.
  func takePath() -> [PathElement] {
    defer { beginPath() }
    return current.elements
  }

  /// Records a path in a colour; `transform` maps the space of its elements to the layer's.
  package func mark(
    _ kind: DrawnMark.Kind, _ elements: [PathElement], _ color: CGColor,
    transform: CGAffineTransform
  ) {
    guard !elements.isEmpty else { return }
    var shown = color.copy(alpha: color.alpha * state.alpha) ?? color
    var mode = state.blendMode
    // What has no colour is cleared too.
    if mode == .copy, shown.alpha <= 0 { mode = .clear }
    if mode == .clear { shown = CGColor(gray: 0, alpha: 1) }
    marks.append(
      DrawnMark(
        content: .path(kind, elements, shown), transform: transform, clips: state.clips,
        shadow: state.shadow, blendMode: mode))
    writeWatchedPixels()
  }

  /// Records a finished drawing.
  ///
  /// - Parameters:
  ///   - picture: the drawing.
  ///   - extent: a rectangle that contains all of it; `nil` where none is known.
  ///   - opacity: how much of it shows, 0...1.
  ///   - map: the transform from the drawing's space to that of drawing code.
  package func mark(
    _ picture: Picture, extent: CGRect?, opacity: CGFloat = 1,
    map: CGAffineTransform = .identity
  ) {
    guard !picture.isEmpty else { return }
    picture.checkDepth()
    marks.append(
      DrawnMark(
        content: .picture(picture, extent: extent, opacity: opacity * state.alpha),
        transform: map.concatenating(state.transform), clips: state.clips, shadow: state.shadow,
        blendMode: state.blendMode))
    writeWatchedPixels()
  }
}

extension CGColor {
  /// Makes a colour of four parts or of two; `nil` for another number of them.
  fileprivate convenience init?(parts: [CGFloat]) {
    switch parts.count {
    case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case 2: self.init(gray: parts[0], alpha: parts[1])
    default: return nil
    }
  }
}
