import Drawing

extension TextBlock {
  /// Moves the letters of a single line closer together, as far as it takes to fit into a size.
  ///
  /// - Parameters:
  ///   - size: where the line has to fit, in points.
  ///   - isWanted: false for a line that is only cut short.
  ///   - color: the colour of the letters.
  package mutating func tighten(to size: CGSize, isWanted: Bool, _ color: CGColor) {
    let room = CGSize(width: size.width, height: .infinity)
    guard isWanted, lines == 1, spans.isEmpty, let color = Color(color), !fits(in: room) else {
      return
    }
    let whole = spans
    for step in 1...Self.steps {
      let share = Self.mostTightening * Double(step) / Double(Self.steps)
      spans = [
        TextSpan(
          0..<string.utf8.count, font: font.typeface, color: color,
          kern: -share * Double(font.pointSize))
      ]
      if fits(in: room) { return }
    }
    spans = whole
  }

  /// How many distances between letters are tried.
  private static let steps = 5

  /// The share of the font's size by which letters come closer at most.
  ///
  /// Source: Apple, NSParagraphStyle.tighteningFactorForTruncation: 0.05.
  private static let mostTightening = 0.05
}
