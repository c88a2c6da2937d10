extension TextRun {
  /// The text as a part of a line: the string, its looks and its box.
  var inWords: String {
    var words = [string.debugDescription, font.inWords, "\(color)", "in \(box.inWords)"]
    words.append("\(alignment) \(lineBreak) lines \(lines)")
    if paragraph != ParagraphStyle() { words.append(paragraph.inWords) }
    return (words + spans.map(\.inWords)).joined(separator: " ")
  }
}

extension Typeface {
  fileprivate var inWords: String {
    "size \(size.decimals) weight \(weight)\(isItalic ? " italic" : "")"
      + (hasEvenDigits ? " even digits" : "") + (design == .system ? "" : " \(design)")
  }
}

extension TextSpan {
  fileprivate var inWords: String {
    let lines = [("underline", underline), ("strikethrough", strikethrough)].compactMap {
      name, line in line.map { "\(name) \($0.inWords)" }
    }
    let distances = [("kern", kern), ("rise", rise)].filter { $0.1 != 0 }
      .map { "\($0) \($1.decimals)" }
    let words =
      ["span \(range.lowerBound) \(range.upperBound) \(font.inWords) \(color)"]
      + (background.map { ["background \($0)"] } ?? []) + lines + distances
      + (room.map { ["room \($0.width.decimals) \($0.ascent.decimals) \($0.descent.decimals)"] }
        ?? [])
    return "{\(words.joined(separator: " "))}"
  }
}

extension TextLine {
  fileprivate var inWords: String {
    "\(color) thickness \(thickness.decimals)\(isDouble ? " double" : "")"
  }
}

extension ParagraphStyle {
  fileprivate var inWords: String {
    let lengths = [
      ("spacing", lineSpacing), ("multiple", lineHeightMultiple), ("least", smallestLineHeight),
      ("most", largestLineHeight), ("after", paragraphSpacing), ("first", firstIndent),
      ("indent", indent), ("tail", tailIndent),
    ]
    let words =
      lengths.filter { $0.1 != 0 }.map { "\($0) \($1.decimals)" }
      + tabs.map { "tab \($0.place.decimals) \($0.alignment)" }
    return "paragraph {\(words.joined(separator: " "))}"
  }
}
