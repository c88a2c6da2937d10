import CCairo
import Drawing
import Geometry

/// A text as words with places and looks, for a format that draws letters itself, such as SVG.
package struct TextWords: Hashable, Sendable {
  /// A part of the text.
  ///
  /// *Units*: points.
  ///
  /// *Space*: that of the text's box.
  package enum Part: Hashable, Sendable {
    /// A background, or a line under or through the text.
    case rectangle(CGRect, Color)
    /// Letters in one look, from the left end of their baseline.
    case letters(String, at: CGPoint, width: Double, look: TextSpan, family: String)
    /// A picture that stands for letters, as a PNG file, to be drawn at an opacity (0...1).
    case picture([UInt8], in: CGRect, opacity: Double, letters: String)
  }

  /// In the order in which they are drawn.
  package let parts: [Part]
  /// The rectangle at which the text is cut; nil where it may stand out of its box.
  package let clip: CGRect?

  /// Returns the words of a text, with lines broken and truncated as they are drawn.
  ///
  /// - Throws: `TypographyError` for a missing font or a size out of range.
  package init(of run: TextRun) throws(TypographyError) {
    let layout = try TextLayout(run, width: run.box.width, height: run.box.height)
    let text = Array(String(cString: pango_layout_get_text(layout.pointer)).utf8)
    let (top, lines) = (layout.top, layout.lines)
    var parts: [Part] = []
    for index in lines.indices {
      let start = CGPoint(
        x: run.box.minX + layout.indent(ofLine: index), y: top + lines[index].baseline)
      for mark in layout.marks(ofLine: index, from: start, lineTop: top + lines[index].top) {
        parts += try Part.parts(of: mark, in: text)
      }
      // The space at which a line is broken takes no width.
      if index + 1 < lines.count, !lines[index + 1].isParagraphStart {
        if let last = parts.popLast() { parts.append(last.withoutSpacesAtTheEnd) }
      }
    }
    self.parts = parts
    clip = layout.clip
  }
}

extension TextWords.Part {
  fileprivate static func parts(
    of mark: TextLayout.LineMark, in text: [UInt8]
  ) throws(TypographyError) -> [TextWords.Part] {
    switch mark {
    case .rectangle(let place, let color): return [.rectangle(place, color)]
    case .piece(let piece, let baseline):
      let letters = piece.bytes.map { String(decoding: text[$0], as: UTF8.self) } ?? "…"
      guard let pictures = try piece.pictures(baseline: baseline) else {
        return [
          .letters(
            letters, at: CGPoint(x: piece.x, y: baseline), width: piece.width, look: piece.span,
            family: piece.family)
        ]
      }
      return pictures.enumerated().map { index, picture in
        // The letters of all pictures stand with the first.
        .picture(
          picture.glyph.png, in: picture.place, opacity: piece.span.color.alpha,
          letters: index == 0 ? letters : "")
      }
    }
  }

  fileprivate var withoutSpacesAtTheEnd: TextWords.Part {
    guard case .letters(let string, let start, let width, let look, let family) = self else {
      return self
    }
    let end = string.lastIndex { !$0.isWhitespace }.map(string.index(after:)) ?? string.startIndex
    return .letters(String(string[..<end]), at: start, width: width, look: look, family: family)
  }
}
