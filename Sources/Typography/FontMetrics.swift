import CCairo
import Drawing

/// The vertical measures of a typeface.
///
/// *Units*: points; both are positive. Inter's are 0.96875 and 0.24150 of the size, so that a line
/// is 1.21 of it; San Francisco's is 1.193.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  package let ascender: Double
  /// From the baseline down to the bottom of a line.
  package let descender: Double

  /// From one baseline to the next.
  package var lineHeight: Double { ascender + descender }

  /// - Throws: `TypographyError` for a missing font or a size out of range.
  package init(of typeface: Typeface) throws(TypographyError) {
    let context = try FontContext.ofThisThread(for: typeface)
    let description = try typeface.makeDescription()
    defer { pango_font_description_free(description) }
    let metrics = pango_context_get_metrics(context.pointer, description, nil)
    defer { pango_font_metrics_unref(metrics) }
    ascender = Double(pango_font_metrics_get_ascent(metrics)) / pangoUnitsPerPoint
    descender = Double(pango_font_metrics_get_descent(metrics)) / pangoUnitsPerPoint
  }
}

/// Pango counts in whole 1024ths of a point.
let pangoUnitsPerPoint = Double(PANGO_SCALE)

extension Typeface {
  /// Pango's description of this typeface; the caller frees it.
  ///
  /// - Throws: `TypographyError.fontSize` for a size out of range.
  func makeDescription() throws(TypographyError) -> OpaquePointer? {
    guard size > 0, size <= Self.largestSize else { throw .fontSize(size) }
    let description = pango_font_description_new()
    pango_font_description_set_family(description, "Inter")
    pango_font_description_set_absolute_size(description, size * pangoUnitsPerPoint)
    pango_font_description_set_weight(description, PangoWeight(UInt32(max(100, min(900, weight)))))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }
}
