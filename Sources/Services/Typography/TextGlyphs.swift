import CCairo
import Drawing
import Geometry

/// A text as the outlines of its letters, each in its place, for formats that draw without fonts.
package struct TextGlyphs: Hashable, Sendable {
  /// A part of the text.
  ///
  /// *Units*: points.
  ///
  /// *Space*: that of the text's box; an outline has its pen at the origin.
  package enum Mark: Hashable, Sendable {
    case outline([PathElement], at: CGPoint)
    /// A background, or a line under or through the text.
    case rectangle(CGRect)
    /// A picture that stands for a letter, as a PNG file.
    case picture([UInt8], in: CGRect)
  }

  /// Parts in one colour.
  package struct Stretch: Hashable, Sendable {
    /// The colour of all its marks but pictures, which have colours of their own.
    package let color: Color
    /// What is drawn, in order; never empty.
    package fileprivate(set) var marks: [Mark]
  }

  /// In the order in which they are drawn.
  package private(set) var stretches: [Stretch] = []
  /// The rectangle at which the text is cut; nil where it may stand out of its box.
  package let clip: CGRect?

  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - run: the text.
  ///   - scale: pixels a point; baselines stand where they stand in pictures of that scale.
  /// - Throws: `TypographyError` for a missing font or a size out of range.
  package init(of run: TextRun, scale: Double) throws(TypographyError) {
    let layout = try TextLayout(run, width: run.box.width, height: run.box.height)
    clip = layout.clip
    let top = layout.top
    for index in layout.lines.indices {
      let baseline =
        ((top - run.box.minY + layout.lines[index].baseline) * scale).rounded() / scale
      let start = CGPoint(
        x: run.box.minX + layout.indent(ofLine: index), y: run.box.minY + baseline)
      let lineTop = top + layout.lines[index].top
      for mark in layout.marks(ofLine: index, from: start, lineTop: lineTop) { try add(mark) }
    }
  }

  private mutating func add(_ mark: TextLayout.LineMark) throws(TypographyError) {
    switch mark {
    case .rectangle(let place, let color): add([.rectangle(place)], color)
    case .piece(let piece, let baseline):
      if let pictures = try piece.pictures(baseline: baseline) {
        add(pictures.map { .picture($0.glyph.png, in: $0.place) }, piece.span.color)
      } else {
        add(piece.outlines(baseline: baseline), piece.span.color)
      }
    }
  }

  private mutating func add(_ marks: [Mark], _ color: Color) {
    guard !marks.isEmpty else { return }
    if let last = stretches.indices.last, stretches[last].color == color {
      stretches[last].marks += marks
    } else {
      stretches.append(Stretch(color: color, marks: marks))
    }
  }
}

extension TextLayout.Piece {
  /// Returns the outlines of the letters, from the left; letters without ink have none.
  ///
  /// - Parameter baseline: the height of the baseline, in points.
  /// - Returns: each outline with its place in the space of the box.
  fileprivate func outlines(baseline: Double) -> [TextGlyphs.Mark] {
    var marks: [TextGlyphs.Mark] = []
    var pen = x
    let glyphs = glyphs?.pointee
    for index in 0..<Int(glyphs?.num_glyphs ?? 0) {
      guard var info = glyphs?.glyphs[index] else { break }
      let place = CGPoint(
        x: pen + Double(info.geometry.x_offset) / pangoUnitsPerPoint,
        y: baseline + Double(info.geometry.y_offset) / pangoUnitsPerPoint)
      pen += Double(info.geometry.width) / pangoUnitsPerPoint
      (info.geometry.x_offset, info.geometry.y_offset) = (0, 0)
      let outline = outline(of: info)
      if !outline.isEmpty { marks.append(.outline(outline, at: place)) }
    }
    return marks
  }

  private func outline(of glyph: PangoGlyphInfo) -> [PathElement] {
    var glyph = glyph
    var cluster: Int32 = 0
    return withUnsafeMutablePointer(to: &glyph) { glyph in
      withUnsafeMutablePointer(to: &cluster) { cluster in
        var string = PangoGlyphString()
        (string.num_glyphs, string.glyphs, string.log_clusters) = (1, glyph, cluster)
        return withUnsafeMutablePointer(to: &string) { string in
          GlyphOutline(from: .zero, size: span.font.size, width: span.font.size) {
            pango_cairo_glyph_string_path($0, font, string)
          }.elements
        }
      }
    }
  }
}

extension GlyphOutline {
  /// The outlines as a path.
  fileprivate var elements: [PathElement] {
    var elements: [PathElement] = []
    var start = 0
    func point(_ place: Int) -> CGPoint { CGPoint(x: points[place].x, y: points[place].y) }
    for end in ends {
      elements.append(.move(point(start)))
      var place = start + 1
      while place <= end {
        if tags[place] == 1 {
          elements.append(.line(point(place)))
          place += 1
        } else {
          elements.append(
            .curve(point(place + 2), control1: point(place), control2: point(place + 1)))
          place += 3
        }
      }
      elements.append(.close)
      start = end + 1
    }
    return elements
  }
}
