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
    state.shadow = nil
    state.blendMode = .normal
  }

  /// Begins a drawing, clipped to a rectangle, that is blended as one when it ends.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]? = nil) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the drawing that was begun last, if any, and blends it.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let drawn = Picture(DisplayList(marks.commands(through: .identity)))
    let extent = Self.extent(of: marks)
    marks = layer.marksBefore
    state = layer.state
    guard !drawn.isEmpty else { return }
    // A group blends once; the marks stand in the space of the view already.
    let group = DisplayList([.group(drawn.list, clip: nil, transform: .identity, opacity: 1)])
    let back = state.transform.inverted()
    mark(Picture(group), extent: extent, map: back)
  }

  /// Returns a rectangle around marks; `nil` where none is known.
  private static func extent(of marks: [DrawnMark]) -> CGRect? {
    var union = CGRect.null
    for mark in marks {
      guard let extent = mark.extent else { return nil }
      union = union.union(extent)
    }
    return union
  }
}
