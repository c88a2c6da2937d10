import CCairo
import Drawing
import Geometry
import Synchronization

/// A text as it is drawn: outlines and rectangles in their colours.
///
/// Laying a text out takes most of the time of drawing it, and films show the same texts in many
/// frames. So the ink of each text is kept.
package struct TextInk: Sendable {
  enum Shape: Sendable {
    case rectangle(CGRect)
    case glyphs(GlyphOutline)
    /// A glyph in its own colours; of the mark's colour only the opacity counts.
    case picture(ColorGlyph, CGRect)
  }

  struct Mark: Sendable {
    let shape: Shape
    let color: Color
  }

  /// In the order in which they are drawn.
  ///
  /// *Space*: that of the text's box.
  let marks: [Mark]
  /// The rectangle outside of which nothing is drawn; nil for no limit.
  let clip: CGRect?
  /// A rectangle that holds all marks; null where there are none.
  ///
  /// *Space*: that of the box.
  package let bounds: CGRect

  init(_ marks: [Mark], clip: CGRect?) {
    self.marks = marks
    self.clip = clip
    let all = marks.reduce(CGRect.null) { union, mark in
      switch mark.shape {
      case .rectangle(let rectangle): union.union(rectangle)
      case .glyphs(let outline): union.union(outline.bounds)
      case .picture(_, let rectangle): union.union(rectangle)
      }
    }
    bounds = clip.map { all.intersection($0) } ?? all
  }

  /// Lays a text out, or returns what was laid out before.
  ///
  /// - Parameters:
  ///   - run: the text.
  ///   - scale: pixels a point.
  /// - Returns: what is drawn of the text.
  /// - Throws: `TypographyError` for a missing font or a size out of range.
  package static func of(_ run: TextRun, scale: Double) throws(TypographyError) -> TextInk {
    let key = Key(run: run, scale: scale)
    if let ink = known.withLock({ $0[key] }) { return ink }
    let ink = try TextLayout(run, width: run.box.width, height: run.box.height).ink(scale: scale)
    known.withLock { known in
      if known.count >= mostTexts { known.removeAll() }
      known[key] = ink
    }
    return ink
  }

  private struct Key: Hashable {
    let run: TextRun
    let scale: Double

    /// Tells most texts apart; to look at all of a text takes longer than to draw it.
    func hash(into hasher: inout Hasher) {
      hasher.combine(run.string)
      hasher.combine(run.font.size)
      hasher.combine(run.box.width)
      hasher.combine(run.color.red)
      hasher.combine(scale)
    }
  }

  private static let known = Mutex<[Key: TextInk]>([:])

  /// The number of texts kept, more than a screen shows at once; when it is reached, all are
  /// dropped.
  private static let mostTexts = 1024

  /// Draws the text.
  ///
  /// - Parameter context: a Cairo context whose space is that of the box.
  /// - Throws: `TypographyError.drawing` where Cairo or FreeType has no memory left.
  package func draw(on context: OpaquePointer) throws(TypographyError) {
    cairo_save(context)
    defer { cairo_restore(context) }
    if let clip {
      cairo_rectangle(context, clip.minX, clip.minY, clip.width, clip.height)
      cairo_clip(context)
    }
    for mark in marks {
      let color = mark.color
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      switch mark.shape {
      case .rectangle(let rectangle):
        cairo_rectangle(
          context, rectangle.minX, rectangle.minY, rectangle.width, rectangle.height)
        cairo_fill(context)
      case .glyphs(let outline): try outline.fill(on: context)
      case .picture(let glyph, let rectangle):
        glyph.draw(in: rectangle, opacity: color.alpha, on: context)
      }
    }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(status: String(cString: cairo_status_to_string(status)))
    }
  }
}
