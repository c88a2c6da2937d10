import Drawing

/// A shadow of letters, and the letters that cast it.
@MainActor
package struct TextShadow {
  let shadow: NSShadow
  /// *Units*: bytes of the string in UTF-8.
  var ranges: [Range<Int>]

  /// Makes a shadow of some letters, by their bytes in UTF-8.
  package init(shadow: NSShadow, ranges: [Range<Int>]) {
    (self.shadow, self.ranges) = (shadow, ranges)
  }

  /// Adds the shadow of a stretch to those of the stretches before it.
  static func add(_ shadow: NSShadow, of range: Range<Int>, to shadows: inout [TextShadow]) {
    if let index = shadows.firstIndex(where: { $0.shadow === shadow }) {
      shadows[index].ranges.append(range)
    } else {
      shadows.append(TextShadow(shadow: shadow, ranges: [range]))
    }
  }

  /// Returns the shadow of the letters in a text; `nil` where it has no colour.
  ///
  /// - Parameters:
  ///   - run: the text.
  ///   - outlined: those of its letters that are drawn one by one.
  /// - Returns: the command that draws the shadow alone.
  func cast(by run: TextRun, _ outlined: (Range<Int>) -> [DrawCommand]) -> DrawCommand? {
    guard let color = (shadow.shadowColor as? UIColor).flatMap({ Color($0.cgColor) }) else {
      return nil
    }
    let letters = run.letters { span in ranges.contains { $0.overlaps(span) } }
    let look = Shadow(
      color: color, blur: Double(max(0, shadow.shadowBlurRadius)) / 2,
      offset: CGVector(dx: shadow.shadowOffset.width, dy: shadow.shadowOffset.height))
    return .shadow(
      of: DisplayList([.text(letters, transform: .identity)] + ranges.flatMap(outlined)), look)
  }
}

extension TextRun {
  /// Returns the same text, of which only the letters of some stretches are seen, without what is
  /// behind them.
  func letters(where isSeen: (Range<Int>) -> Bool) -> TextRun {
    var run = self
    for index in run.spans.indices {
      run.spans[index].background = nil
      guard !isSeen(run.spans[index].range) else { continue }
      run.spans[index].color.alpha = 0
      run.spans[index].underline = nil
      run.spans[index].strikethrough = nil
    }
    return run
  }

  /// Returns the same text, of which only what is behind the letters is seen; `nil` where that is
  /// nothing.
  var grounds: TextRun? {
    guard spans.contains(where: { $0.background != nil }) else { return nil }
    var run = letters { _ in false }
    for index in spans.indices { run.spans[index].background = spans[index].background }
    return run
  }
}
