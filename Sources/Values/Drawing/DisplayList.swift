import Geometry

/// A whole picture as instructions: what the stage hands to the darkroom.
///
/// *Shape*: drawn in order, later commands over earlier ones; may be empty. *Space*: points from
/// the upper left corner of the screen.
package struct DisplayList: Hashable, Sendable {
  /// What is drawn, from the lowest to the uppermost.
  package var commands: [DrawCommand]

  /// Makes a list of commands in the order in which they are drawn.
  package init(_ commands: [DrawCommand] = []) { self.commands = commands }
}

/// One instruction to the rasterizer: complete in itself, leaving no state for the next.
///
/// A `transform` maps the space of the outline or box to the space of the display list.
package indirect enum DrawCommand: Hashable, Sendable {
  case fill(Outline, Color, transform: CGAffineTransform)
  case stroke(Outline, StrokeStyle, Color, transform: CGAffineTransform)
  case text(TextRun, transform: CGAffineTransform)
  /// Draws `content` on its own, clips it, then blends it once at `opacity` (0...1).
  ///
  /// The commands of `content` are in the space of the outer display list; only `clip` is mapped
  /// by `transform`.
  case group(DisplayList, clip: Outline?, transform: CGAffineTransform, opacity: Double)
  case gradient(Outline, Gradient, transform: CGAffineTransform)
  case image(ImageMark, transform: CGAffineTransform)
  /// Draws what `content` would cast, and not itself.
  ///
  /// Both are in a space of their own, in which the shadow is blurred.
  case shadow(of: DisplayList, Shadow, transform: CGAffineTransform = .identity)
  /// Draws `content` on its own and lets through as much of it as `mask` is opaque.
  ///
  /// Both are in the space of the outer display list.
  case masked(DisplayList, mask: DisplayList)
  /// Replaces what was drawn inside the outline so far, in the innermost group, by what the
  /// backdrop makes of it.
  case backdrop(Outline, Backdrop, transform: CGAffineTransform)
  /// Changes the colours of what was drawn so far, in the innermost group, as far as `content`, in
  /// the space of the outer display list, is opaque.
  case vibrant(DisplayList, Vibrancy)
  /// Draws `content`, cut to `box`, on its own and shows it as a tilted plane.
  ///
  /// Both are in a space of their own, which the projection maps to that of the display list.
  case projected(DisplayList, box: CGRect, Projection)
  /// Draws `content` on its own and combines it with what was drawn so far, in the innermost group.
  ///
  /// `content` is in the space of the outer display list.
  case blended(DisplayList, BlendMode)
  /// Lays discs and rings over what was drawn so far, in order.
  ///
  /// At the end of the outermost list they are stamped on the finished picture; elsewhere they are
  /// fills.
  case stamps([Stamp])
}
