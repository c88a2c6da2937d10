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
  /// - Returns: the outlines, pictures and rectangles, in the order in which they are drawn.
  /// - Throws: `TypographyError.fontUnreadable` for a font of pictures without any.
  func ink(scale: Double) throws(TypographyError) -> TextInk {
    let top = top
    var marks: [TextInk.Mark] = []
    for index in lines.indices {
      let baseline = ((top - run.box.minY + lines[index].baseline) * scale).rounded() / scale
      let start = CGPoint(x: run.box.minX + indent(ofLine: index), y: run.box.minY + baseline)
      // Pango's path of a whole line hangs Arabic letters from the baseline of Han ones.
      guard run.spans.isEmpty, !hasOtherFonts else {
        for mark in self.marks(ofLine: index, from: start, lineTop: top + lines[index].top) {
          marks += try TextInk.Mark.marks(of: mark)
        }
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

  /// Returns how far a line stands from the left edge of the box.
  ///
  /// *Units*: points.
  func indent(ofLine index: Int) -> Double {
    let indent = indent(beforeLine: index)
    let width = run.box.width - indent - run.paragraph.tailIndent
    switch run.alignment {
    case .left: return indent
    case .center: return indent + (width - self.width(ofLine: index)) / 2
    case .right: return indent + width - self.width(ofLine: index)
    case .natural, .justified:
      // The indent of a line from right to left is that of its right end.
      return isRightToLeft(line: index)
        ? run.paragraph.tailIndent + width - self.width(ofLine: index) : indent
    }
  }

  /// Returns true when the first strong letter of the line's paragraph is read from right to left.
  func isRightToLeft(line index: Int) -> Bool {
    line(index).map { $0.pointee.resolved_dir == UInt32(PANGO_DIRECTION_RTL.rawValue) } ?? false
  }

  /// Finds where the next letter would stand after the text.
  ///
  /// *Units*: points from the left edge of the box; from the left end of the last line where the box
  /// has no width.
  package var caretAtTheEnd: Double {
    guard let last = lines.indices.last, let line = line(last) else { return 0 }
    var x: Int32 = 0
    // The end of the text itself would be the right end of the line for Pango, whoever reads it.
    if let letter = run.string.last, !letter.isNewline {
      let index = run.string.utf8.count - letter.utf8.count
      pango_layout_line_index_to_x(line, Int32(index), 1, &x)
    }
    let behind = x > 0 && !isRightToLeft(line: last) ? spacing(behindLine: last) : 0
    return (run.box.width > 0 ? indent(ofLine: last) : 0) + Double(x) / pangoUnitsPerPoint + behind
  }
}

extension TextInk.Mark {
  /// Makes what is drawn of a part of a line.
  fileprivate static func marks(
    of mark: TextLayout.LineMark
  ) throws(TypographyError) -> [TextInk.Mark] {
    switch mark {
    case .rectangle(let place, let color):
      return [TextInk.Mark(shape: .rectangle(place), color: color)]
    case .piece(let piece, let baseline):
      if let pictures = try piece.pictures(baseline: baseline) {
        return pictures.map {
          TextInk.Mark(shape: .picture($0.glyph, $0.place), color: piece.span.color)
        }
      }
      let outline = GlyphOutline(
        from: CGPoint(x: piece.x, y: baseline), size: piece.span.font.size, width: piece.width
      ) { pango_cairo_glyph_string_path($0, piece.font, piece.glyphs) }
      return [TextInk.Mark(shape: .glyphs(outline), color: piece.span.color)]
    }
  }
}
