import CCairo
import Drawing
import Geometry

extension TextLayout.Piece {
  /// Returns the pictures of a piece in a font of pictures, from the left; nil in other fonts.
  ///
  /// - Parameter baseline: the height of the baseline, in points.
  /// - Returns: each picture with its place in the space of the box.
  /// - Throws: `TypographyError.fontUnreadable` where the font has no pictures.
  func pictures(
    baseline: Double
  ) throws(TypographyError) -> [(glyph: ColorGlyph, place: CGRect)]? {
    guard let file = fileOfPictures else { return nil }
    let size = span.font.size
    var pictures: [(glyph: ColorGlyph, place: CGRect)] = []
    var pen = x
    let glyphs = glyphs?.pointee
    for index in 0..<Int(glyphs?.num_glyphs ?? 0) {
      guard let info = glyphs?.glyphs[index] else { break }
      defer { pen += Double(info.geometry.width) / pangoUnitsPerPoint }
      guard info.glyph < Self.firstWithoutInk, let glyph = try ColorGlyph.of(info.glyph, in: file)
      else {
        continue
      }
      let left = pen + Double(info.geometry.x_offset) / pangoUnitsPerPoint
      let height = baseline + Double(info.geometry.y_offset) / pangoUnitsPerPoint
      let place = CGRect(
        x: left + glyph.place.minX * size, y: height + glyph.place.minY * size,
        width: glyph.place.width * size, height: glyph.place.height * size)
      pictures.append((glyph, place))
    }
    return pictures
  }

  /// Pango's number for what has no ink, after those of all fonts.
  private static let firstWithoutInk: UInt32 = 0x0FFF_FFFF

  /// The file of a font of pictures; nil for other fonts.
  private var fileOfPictures: String? {
    var hasColor: FcBool = 0
    guard FcPatternGetBool(pattern, FC_COLOR, 0, &hasColor) == FcResultMatch, hasColor != 0 else {
      return nil
    }
    return text(FC_FILE)
  }

  /// The family of the piece's font, without the name under which a stretched one is asked for.
  var family: String {
    let family = text(FC_FAMILY) ?? Typeface.family
    let own = span.font.family
    return family.hasPrefix(own) ? own : family
  }

  private func text(_ property: String) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, 0, &text) == FcResultMatch else { return nil }
    return text.map { String(cString: $0) }
  }

  /// Fontconfig's description of the font; nil where there is none.
  private var pattern: OpaquePointer? {
    pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font)?.assumingMemoryBound(to: PangoFcFont.self))
  }
}
