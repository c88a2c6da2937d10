import Drawing

extension TextBlock {
  /// Moves the letters of a single line closer together, as far as it takes to fit into a size.
  ///
  /// Where the code does not ask for it, only as far as letters here may be wider than a phone's: a
  /// title that is whole on a phone is not cut short here.
  ///
  /// - Parameters:
  ///   - size: where the line has to fit, in points.
  ///   - isWanted: whether the code asks for it.
  ///   - color: the colour of the letters.
  package mutating func tighten(to size: CGSize, isWanted: Bool, _ color: CGColor) {
    let room = CGSize(width: size.width, height: .infinity)
    guard lines == 1, spans.isEmpty, let color = Color(color), !fits(in: room) else {
      return
    }
    let whole = spans
    for step in 1...Self.steps {
      let most = isWanted ? Self.mostTightening : Self.mostImprecision
      let share = most * Double(step) / Double(Self.steps)
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

  /// The share of the font's size by which a letter here is wider than a phone's at most, on average
  /// over a text: 2.5 % of its own width.
  ///
  /// Source: docs/measurements.md, "Widths of text".
  private static let mostImprecision = 0.0125
}
