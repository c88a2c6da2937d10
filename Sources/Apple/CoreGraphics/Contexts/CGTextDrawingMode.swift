/// How letters are drawn.
///
/// Source: Apple, CGTextDrawingMode.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip

  /// Whether the inside of letters is drawn.
  package var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }

  /// Whether a line along the edges of letters is drawn.
  package var strokes: Bool {
    [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self)
  }

  /// Whether letters clip what is drawn after them.
  package var clips: Bool { [.fillClip, .strokeClip, .fillStrokeClip, .clip].contains(self) }
}

extension CGContext {
  /// Sets how letters are drawn: filled, stroked with the width of lines, or as a clip.
  ///
  /// Lines along letters have the colour of the text.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
}
