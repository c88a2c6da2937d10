import Drawing

/// The vertical measures of a typeface.
///
/// *Units*: points; all are positive. Lines are as high as those of San Francisco, 1.193 times the
/// size, so that a label is as high as on a device. Inter's own lines are 1.21 times the size:
/// accents over capitals stand out of these lower lines by a hundredth of the size.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  package let ascender: Double
  /// From the baseline down to the bottom of a line.
  package let descender: Double
  /// From the baseline up to the top of a capital letter.
  package let capHeight: Double
  /// From the baseline up to the top of a small letter without ascender.
  package let xHeight: Double

  /// From one baseline to the next.
  package var lineHeight: Double { ascender + descender }

  /// Measures a typeface by its size, and small letters also by whether it is tracked; no file is
  /// read.
  package init(of typeface: Typeface) {
    ascender = typeface.size * 1950 / 2048
    descender = typeface.size * 494 / 2048
    // Inter's, in its units of 2048 an em. Small letters are lower in large sizes.
    capHeight = typeface.size * 1490 / 2048
    xHeight = typeface.size * (1118 - VariableFont.partOfSizes(of: typeface) * 62) / 2048
  }
}
