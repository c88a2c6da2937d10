extension Words {
  /// Returns a name as code, whatever marks are in it: `` `card` ``, and more backticks around a name with
  /// backticks.
  ///
  /// A name that is more than one line is one here, with `\n` between them, and what a terminal does not
  /// show is told by its number.
  ///
  /// Source: https://spec.commonmark.org/0.31.2, code spans.
  package static func code(_ name: String) -> String {
    let text = name.visible.replacing("\n", with: "\\n")
    var (longest, run) = (0, 0)
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let marks = String(repeating: "`", count: longest + 1)
    // Spaces at both ends are taken away, and a mark at an end would belong to those around it.
    let isTight = ![text.first, text.last].contains("`") && !text.hasPrefix(" ") && !text.isEmpty
    return isTight ? marks + text + marks : "\(marks) \(text) \(marks)"
  }
}

extension Words {
  /// Returns a sentence in parts: what stands between backticks is code, as `code(_:)` writes it, and what
  /// stands between quotation marks is none.
  package static func parts(of sentence: String) -> [(text: String, isCode: Bool)] {
    var parts: [(text: String, isCode: Bool)] = []
    var plain = ""
    var isQuoted = false
    var rest = sentence[...]
    while let character = rest.first {
      let marks = rest.prefix { $0 == "`" }
      guard !marks.isEmpty, !isQuoted, let code = code(in: rest.dropFirst(marks.count), marks)
      else {
        if character == "“" { isQuoted = true }
        if character == "”" { isQuoted = false }
        let run = max(1, marks.count)
        plain += rest.prefix(run)
        rest = rest.dropFirst(run)
        continue
      }
      if !plain.isEmpty { parts.append((plain, false)) }
      plain = ""
      parts.append((tight(code), true))
      rest = rest[code.endIndex...].dropFirst(marks.count)
    }
    if !plain.isEmpty { parts.append((plain, false)) }
    return parts
  }

  /// Returns what stands before the next run of as many backticks; `nil` where there is none.
  private static func code(in text: Substring, _ marks: Substring) -> Substring? {
    var rest = text
    while let start = rest.firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }
      if run.count == marks.count { return text[..<start] }
      rest = rest[run.endIndex...]
    }
    return nil
  }

  /// Returns code without the spaces that `code(_:)` puts around some.
  private static func tight(_ code: Substring) -> String {
    guard code.count > 1, code.first == " ", code.last == " " else { return String(code) }
    return String(code.dropFirst().dropLast())
  }
}
