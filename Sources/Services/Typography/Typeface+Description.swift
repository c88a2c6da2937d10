import CCairo
import Drawing

/// The units in which Pango counts: whole 1024ths of a point.
let pangoUnitsPerPoint = Double(PANGO_SCALE)

extension Typeface {
  /// Makes Pango's description of this typeface, which the caller frees.
  ///
  /// - Parameter families: the fonts that are asked for a letter, in this order.
  /// - Returns: the description.
  /// - Throws: `TypographyError.fontSize` for a size out of range, or `.fontMissing`.
  func makeDescription(
    families: String
  ) throws(TypographyError) -> OpaquePointer? {
    guard size > 0, size <= Self.largestSize else { throw .fontSize(size) }
    let file = try FontFile(for: self)
    let description = pango_font_description_new()
    pango_font_description_set_family(
      description, file.family == Typeface.family ? families : "\(file.family),\(families)")
    if let axes = file.axes { pango_font_description_set_variations(description, axes) }
    pango_font_description_set_absolute_size(description, size * pangoUnitsPerPoint)
    pango_font_description_set_weight(description, PangoWeight(UInt32(max(100, min(900, weight)))))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }
}
