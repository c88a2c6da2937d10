import CCairo
import Drawing
import Geometry

extension TextLayout {
  /// Tells Pango where lines may be broken, and which parts of the text have another font or other
  /// distances.
  static func setAttributes(
    of run: TextRun, fonts: FontContext, on layout: OpaquePointer?
  ) throws(TypographyError) {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    let families = fonts.families
    for range in run.string.stretchesWithoutHyphens {
      add(pango_attr_insert_hyphens_new(0), range, to: list)
    }
    for (index, range) in run.string.piecesOfEndlessWords.enumerated() where index % 2 == 0 {
      // It moves nothing: it only keeps Pango from shaping all of the word again for each line.
      add(pango_attr_rise_new(0), range, to: list)
    }
    if !run.font.isPlain {
      add(pango_attr_font_features_new(run.font.features), 0..<run.string.utf8.count, to: list)
    }
    for (index, span) in run.spans.enumerated() {
      if span.font.features != run.font.features {
        add(pango_attr_font_features_new(span.font.features), span.range, to: list)
      }
      let description = try span.font.makeDescription(families: families)
      defer { pango_font_description_free(description) }
      if span.font != run.font { add(pango_attr_font_desc_new(description), span.range, to: list) }
      // The colour is never drawn: it only keeps Pango from joining neighbouring spans.
      let mark = UInt16(truncatingIfNeeded: index)
      add(pango_attr_foreground_new(mark, mark, mark), span.range, to: list)
      if let room = span.room {
        var place = PangoRectangle(
          x: 0, y: -pangoUnits(room.ascent), width: pangoUnits(room.width),
          height: pangoUnits(room.ascent + room.descent))
        add(pango_attr_shape_new(&place, &place), span.range, to: list)
      }
    }
    for spacing in run.letterSpacings(letters: fonts.coverage) {
      add(
        pango_attr_letter_spacing_new(pangoUnits(spacing.distance)), spacing.range, to: list)
    }
    pango_layout_set_attributes(layout, list)
  }

  private static func pangoUnits(_ points: Double) -> Int32 {
    Int32((points * pangoUnitsPerPoint).rounded())
  }

  private static func add(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>,
    to list: OpaquePointer?
  ) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(range.lowerBound)
    attribute.pointee.end_index = UInt32(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  /// Returns what is drawn of a line: first all backgrounds, then the text with its underlines.
  ///
  /// *Units*: points.
  func marks(ofLine index: Int, from start: CGPoint, lineTop: Double) -> [LineMark] {
    let pieces = pieces(ofLine: index, from: start.x)
    let height = lines[index].bottom - lines[index].top
    let backgrounds = pieces.compactMap { piece in
      piece.span.background.map { color in
        let place = CGRect(x: piece.x, y: lineTop, width: piece.width, height: height)
        return LineMark.rectangle(place, color)
      }
    }
    return pieces.reduce(into: backgrounds) { marks, piece in
      let baseline = start.y - piece.span.rise
      if let line = piece.span.underline {
        marks += self.marks(of: line, along: piece, at: baseline - piece.underline)
      }
      if piece.span.room == nil { marks.append(.piece(piece, baseline: baseline)) }
      if let line = piece.span.strikethrough {
        marks += self.marks(of: line, along: piece, at: baseline - piece.strikethrough)
      }
    }
  }

  /// The points on the baselines at which the rooms of spans begin, in the order of the spans.
  ///
  /// *Space*: that of the box; one for each span with a room that is seen.
  package var rooms: [(span: TextSpan, start: CGPoint)] {
    guard run.spans.contains(where: { $0.room != nil }) else { return [] }
    return lines.indices.flatMap { index in
      pieces(ofLine: index, from: run.box.minX + indent(ofLine: index)).compactMap { piece in
        guard piece.span.room != nil, piece.bytes != nil else { return nil }
        return (piece.span, CGPoint(x: piece.x, y: top + lines[index].baseline - piece.span.rise))
      }
    }
  }

  /// A part of a drawn line.
  ///
  /// *Units*: points.
  enum LineMark {
    case rectangle(CGRect, Color)
    case piece(Piece, baseline: Double)
  }

  /// Adjacent letters in one font.
  ///
  /// *Units*: points.
  struct Piece {
    /// The look, with what is added behind each letter as its kern.
    let span: TextSpan
    let x: Double
    let width: Double
    let font: UnsafeMutablePointer<PangoFont>?
    /// Whether the letters stand from right to left.
    let isRightToLeft: Bool
    let glyphs: UnsafeMutablePointer<PangoGlyphString>?
    /// The bytes of the laid-out text that they show; `nil` for the dots of a truncated text.
    let bytes: Range<Int>?
    /// The upper edge of an underline, measured up from the baseline; negative below it.
    let underline: Double
    /// The upper edge of a line through the text, measured up from the baseline.
    let strikethrough: Double
    let thickness: Double
  }

  private func pieces(ofLine index: Int, from left: Double) -> [Piece] {
    var pieces: [Piece] = []
    var x = left
    var next = line(index)?.pointee.runs
    while let node = next?.pointee {
      next = node.next
      guard let item = node.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
        let place = item.item?.pointee, let font = place.analysis.font
      else { continue }
      let width = Double(pango_glyph_string_get_width(item.glyphs)) / pangoUnitsPerPoint
      let metrics = pango_font_get_metrics(font, nil)
      defer { pango_font_metrics_unref(metrics) }
      var span = span(at: Int(place.offset))
      span.kern = spacing(atByte: Int(place.offset))
      pieces.append(
        Piece(
          span: span, x: x, width: width, font: font,
          isRightToLeft: place.analysis.level % 2 == 1, glyphs: item.glyphs,
          bytes: Int32(place.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS == 0
            ? Int(place.offset)..<Int(place.offset + place.length) : nil,
          underline: Double(pango_font_metrics_get_underline_position(metrics))
            / pangoUnitsPerPoint,
          strikethrough: Double(pango_font_metrics_get_strikethrough_position(metrics))
            / pangoUnitsPerPoint,
          thickness: Double(pango_font_metrics_get_underline_thickness(metrics))
            / pangoUnitsPerPoint))
      x += width
    }
    return pieces
  }

  /// Returns the look of the text at a byte of the string.
  private func span(at byte: Int) -> TextSpan {
    var (low, high) = (0, run.spans.count)
    while low < high {
      let middle = (low + high) / 2
      if run.spans[middle].range.upperBound <= byte { low = middle + 1 } else { high = middle }
    }
    if low < run.spans.count, run.spans[low].range.contains(byte) { return run.spans[low] }
    return TextSpan(byte..<byte, font: run.font, color: run.color)
  }

  private func marks(
    of line: TextLine, along piece: Piece, at top: Double
  ) -> [LineMark] {
    let thickness = piece.thickness * line.thickness
    return (line.isDouble ? [top, top + 2 * thickness] : [top]).map { top in
      let place = CGRect(x: piece.x, y: top, width: piece.width, height: thickness)
      return .rectangle(place, line.color)
    }
  }
}

extension Typeface {
  /// Whether letters are set as the font has them.
  fileprivate var isPlain: Bool { !hasEvenDigits && design != .monospaced }

  /// What is asked of the font: digits of one width, and in a font of one width, that no letters melt
  /// into arrows and the like, as they do not on a device.
  fileprivate var features: String {
    let joins = design == .monospaced ? 0 : 1
    return "tnum \(hasEvenDigits ? 1 : 0), liga \(joins), calt \(joins)"
  }
}
