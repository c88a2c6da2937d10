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
      + (isTracked ? "" : " untracked") + (stretch == 1 ? "" : " stretch \(stretch.decimals)")
  }
}

extension TextSpan {
  fileprivate var inWords: String {
    var words = ["span \(range.lowerBound) \(range.upperBound) \(font.inWords) \(color)"]
    if let background { words.append("background \(background)") }
    if let underline { words.append("underline \(underline.inWords)") }
    if let strikethrough { words.append("strikethrough \(strikethrough.inWords)") }
    if kern != 0 { words.append("kern \(kern.decimals)") }
    if rise != 0 { words.append("rise \(rise.decimals)") }
    if let room {
      words.append("room \(room.width.decimals) \(room.ascent.decimals) \(room.descent.decimals)")
    }
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
    var words = lengths.filter { $0.1 != 0 }.map { "\($0) \($1.decimals)" }
    words += tabs.map { "tab \($0.place.decimals) \($0.alignment)" }
    return "paragraph {\(words.joined(separator: " "))}"
  }
}
