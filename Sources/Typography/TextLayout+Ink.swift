import CCairo
import Drawing
import Geometry

extension TextLayout {
  /// Returns what is drawn of the text, centred in the height of its box.
  ///
  /// Glyphs are filled as outlines, so that they stand where the layout puts them and not on the
  /// nearest pixel. Baselines stand a whole number of pixels below the top of the box, so that text
  /// in a box on the pixel grid is sharp, and text in a moving box does not jump in it.
  ///
  /// - Parameter scale: pixels a point.
  /// - Returns: the outlines and rectangles, in the order in which they are drawn.
  func ink(scale: Double) -> TextInk {
    let top = top
    var marks: [TextInk.Mark] = []
    for index in lines.indices {
      let baseline = ((top - run.box.minY + lines[index].baseline) * scale).rounded() / scale
      let start = CGPoint(x: run.box.minX + indent(ofLine: index), y: run.box.minY + baseline)
      guard run.spans.isEmpty else {
        marks += self.marks(ofLine: index, from: start, lineTop: top + lines[index].top)
          .map(TextInk.Mark.init)
        continue
      }
      let outline = GlyphOutline(from: start, size: run.font.size, width: width(ofLine: index)) {
        pango_cairo_layout_line_path($0, line(index))
      }
      marks.append(TextInk.Mark(shape: .glyphs(outline), color: run.color))
    }
    return TextInk(marks, clip: clip)
  }

  /// The rectangle at which the text is cut; nil where it may stand out of its box.
  var clip: CGRect? { run.lineBreak == .clip ? run.box : nil }

  /// Where the first line's top is.
  ///
  /// *Space*: that of the box.
  var top: Double { run.box.minY + (run.box.height - size.height) / 2 }

  /// Finds how far a line stands from the left edge of the box.
  ///
  /// *Units*: points.
  func indent(ofLine index: Int) -> Double {
    let indent = indent(beforeLine: index)
    let width = run.box.width - indent - run.paragraph.tailIndent
    switch run.alignment {
    case .left, .justified: return indent
    case .center: return indent + (width - self.width(ofLine: index)) / 2
    case .right: return indent + width - self.width(ofLine: index)
    }
  }
}

extension TextInk.Mark {
  fileprivate init(_ mark: TextLayout.LineMark) {
    switch mark {
    case .rectangle(let place, let color): self.init(shape: .rectangle(place), color: color)
    case .piece(let piece, let baseline):
      let outline = GlyphOutline(
        from: CGPoint(x: piece.x, y: baseline), size: piece.span.font.size, width: piece.width
      ) { pango_cairo_glyph_string_path($0, piece.font, piece.glyphs) }
      self.init(shape: .glyphs(outline), color: piece.span.color)
    }
  }
}
