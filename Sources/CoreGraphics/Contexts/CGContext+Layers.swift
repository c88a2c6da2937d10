import Drawing
import Geometry

/// What is drawn together and blended as one.
struct TransparencyLayer {
  /// The marks that were drawn before.
  let marksBefore: [DrawnMark]
  /// The settings with which the layer is drawn in the end.
  let state: CGContext.State
}

extension CGContext {
  /// Begins a drawing that is blended as one when it ends, with the present opacity.
  ///
  /// Source: Apple, CGContext.beginTransparencyLayer(auxiliaryInfo:).
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    guard layers.count < Limit.groupDepth else {
      stop(.nestedTooDeep(item: "A transparency layer", limit: Limit.groupDepth))
    }
    layers.append(TransparencyLayer(marksBefore: marks, state: state))
    marks = []
    state.alpha = 1
    state.clips = []
  }

  /// Begins a drawing, clipped to a rectangle, that is blended as one when it ends.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]? = nil) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the drawing that was begun last, if any, and blends it.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let drawn = Picture(DisplayList(marks.flatMap { $0.commands(through: .identity) }))
    marks = layer.marksBefore
    state = layer.state
    guard !drawn.isEmpty else { return }
    // A group blends once; the marks stand in the space of the view already.
    let group = Picture(
      DisplayList([.group(drawn.list, clip: nil, transform: .identity, opacity: 1)]))
    mark(group, extent: nil, map: state.transform.inverted())
  }

  /// Makes a rectangle clear again, whatever was drawn there.
  public func clear(_ rect: CGRect) {
    guard state.clips.isEmpty else { stop(.clearingInClip) }
    let corners = [PathElement].rectangle(rect).map { $0.applying(state.transform) }
    let rest = marks.filter { !$0.isInside(rect, by: state.transform.inverted()) }
    marks = []
    guard !rest.isEmpty else { return }
    let drawn = Picture(DisplayList(rest.flatMap { $0.commands(through: .identity) }))
    let outside: [PathElement] =
      .rectangle(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)) + corners
    marks = [
      DrawnMark(
        content: .picture(drawn, extent: nil, opacity: 1), transform: .identity,
        clips: [.path(outside, .evenOdd)])
    ]
  }
}
