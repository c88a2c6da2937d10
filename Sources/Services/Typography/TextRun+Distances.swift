import Drawing

extension TextRun {
  /// The largest distance between letters or lines.
  ///
  /// *Units*: points.
  static let largestDistance = 100_000.0

  /// Checks all distances between letters and lines.
  ///
  /// - Throws: `TypographyError.distance` for the first one that is no number or too large.
  func checkDistances() throws(TypographyError) {
    let style = paragraph
    try check(
      [
        ("line spacing", style.lineSpacing), ("line height multiple", style.lineHeightMultiple),
        ("smallest line height", style.smallestLineHeight),
        ("largest line height", style.largestLineHeight),
        ("paragraph spacing", style.paragraphSpacing), ("first line indent", style.firstIndent),
        ("indent", style.indent),
      ])
    try check(style.tabs.map { ("tab stop", $0.place) })
    for span in spans {
      try check([("kern", span.kern), ("baseline offset", span.rise)])
      guard let room = span.room else { continue }
      try check([("attachment width", room.width), ("attachment height", room.ascent)])
      try check([("attachment depth", room.descent)])
    }
  }

  private func check(_ distances: [(name: String, value: Double)]) throws(TypographyError) {
    for (name, value) in distances where !(abs(value) <= Self.largestDistance) {
      throw .distance(name: name, value)
    }
  }
}
