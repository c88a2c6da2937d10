/// What is drawn of letters by itself.
enum LetterPart {
  case letters, underline, strikethrough

  /// Returns a text of the same letters in which nothing else is seen.
  @MainActor
  func text(of text: NSAttributedString, in shown: NSRange) -> NSAttributedString {
    let part = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: part.length)
    part.removeAttribute(.backgroundColor, range: whole)
    for run in runs(of: text) {
      let own = text.attributes(at: run.location, effectiveRange: nil)
      let inside = NSIntersectionRange(run, shown)
      part.addAttribute(.foregroundColor, value: UIColor.clear, range: run)
      part.removeAttribute(.underlineStyle, range: run)
      part.removeAttribute(.strikethroughStyle, range: run)
      guard inside.length > 0 else { continue }
      let color = own[.foregroundColor] ?? UIColor.black
      switch self {
      case .letters: part.addAttribute(.foregroundColor, value: color, range: inside)
      case .underline:
        show(.underlineStyle, .underlineColor, of: own, color, in: inside, of: part)
      case .strikethrough:
        show(.strikethroughStyle, .strikethroughColor, of: own, color, in: inside, of: part)
      }
    }
    return part
  }

  private func runs(of text: NSAttributedString) -> [NSRange] {
    var runs: [NSRange] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      _, run, _ in runs.append(run)
    }
    return runs
  }

  private func show(
    _ line: NSAttributedString.Key, _ color: NSAttributedString.Key,
    of own: [NSAttributedString.Key: Any], _ letters: Any, in range: NSRange,
    of part: NSMutableAttributedString
  ) {
    guard let style = own[line] else { return }
    part.addAttribute(line, value: style, range: range)
    part.addAttribute(color, value: own[color] ?? letters, range: range)
  }
}
