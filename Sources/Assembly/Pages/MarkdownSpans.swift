import Foundation
import Markup

/// The text of a paragraph of Markdown as HTML: code, links, pictures and what is stressed.
struct MarkdownSpans {
  /// Returns what stands for the address of a picture.
  let picture: (String) -> String

  /// Returns the HTML of a text.
  func html(_ text: String) -> String {
    var html = ""
    var rest = text[...]
    var before: Character = " "
    while let sign = rest.first {
      if let part = special(sign, before, &rest) {
        html += part
      } else {
        rest.removeFirst()
        html += XMLText.escaped(String(sign))
      }
      before = text[text.index(before: rest.startIndex)]
    }
    return html
  }

  private func special(
    _ sign: Character, _ before: Character, _ rest: inout Substring
  ) -> String? {
    switch sign {
    case "\\": escaped(&rest)
    case "`": code(&rest)
    case "!" where rest.dropFirst().first == "[": link(&rest)
    case "[": link(&rest)
    case "<": tag(at: &rest)
    case "&": entity(&rest)
    case "*", "_", "~": stressed(sign, before, &rest)
    case " ": lineBreak(&rest)
    default: nil
    }
  }

  private func escaped(_ rest: inout Substring) -> String? {
    guard let next = rest.dropFirst().first else { return nil }
    guard next == "\n" || next.isASCII && (next.isPunctuation || next.isSymbol) else { return nil }
    rest = rest.dropFirst(2)
    return next == "\n" ? "<br>\n" : XMLText.escaped(String(next))
  }

  private func lineBreak(_ rest: inout Substring) -> String? {
    guard let match = rest.prefixMatch(of: #/ {2,}\n/#) else { return nil }
    rest = rest[match.range.upperBound...]
    return "<br>\n"
  }

  private func entity(_ rest: inout Substring) -> String? {
    guard let match = rest.prefixMatch(of: #/&(?:[A-Za-z][A-Za-z0-9]*|#[0-9]+|#[xX][0-9A-Fa-f]+);/#)
    else { return nil }
    rest = rest[match.range.upperBound...]
    return String(match.0)
  }

  private func code(_ rest: inout Substring) -> String? {
    let mark = rest.prefix { $0 == "`" }
    var end = rest.dropFirst(mark.count)
    var length = 0
    while let sign = end.first {
      let run = end.prefix { $0 == "`" }
      if run.count == mark.count {
        let text = rest.dropFirst(mark.count).prefix(length).map { $0 == "\n" ? " " : $0 }
        let isPadded =
          text.first == " " && text.last == " " && text.contains { $0 != " " }
        rest = end.dropFirst(run.count)
        let plain = String(isPadded ? Array(text.dropFirst().dropLast()) : text)
        return "<code>\(XMLText.escaped(plain))</code>"
      }
      let step = sign == "`" ? run.count : 1
      length += step
      end = end.dropFirst(step)
    }
    rest = rest.dropFirst(mark.count)
    return String(mark)
  }

  // MARK: Links and tags

  private func link(_ rest: inout Substring) -> String? {
    let isPicture = rest.first == "!"
    let inner = rest.dropFirst(isPicture ? 2 : 1)
    var (depth, end) = (1, inner.startIndex)
    while end < inner.endIndex, depth > 0 {
      switch inner[end] {
      case "\\":
        end = inner.index(after: end)
        if end == inner.endIndex { return nil }
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
      if depth > 0 { end = inner.index(after: end) }
    }
    guard depth == 0, end < inner.endIndex else { return nil }
    let target = inner[inner.index(after: end)...]
    let pattern = #/\(\s*<?((?:[^()\s<>]|\([^()\s]*\))*)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/#
    guard let match = target.prefixMatch(of: pattern) else { return nil }
    let (text, address) = (String(inner[..<end]), String(match.1))
    rest = target[match.range.upperBound...]
    if isPicture {
      let plain = text.replacing(#/\\([!-\/:-@\[-`{-~])/#) { $0.1 }
      let source = XMLText.attribute(picture(address))
      return "<img src=\"\(source)\" alt=\"\(XMLText.attribute(plain))\">"
    }
    return Self.anchor(address, html(text))
  }

  private static func anchor(_ address: String, _ text: String) -> String {
    let scheme = address.prefixMatch(of: #/([A-Za-z][A-Za-z0-9+.-]*):/#)?.1.lowercased()
    let isPlain = scheme.map { ["http", "https", "mailto"].contains($0) } ?? true
    return isPlain ? "<a href=\"\(XMLText.attribute(address))\">\(text)</a>" : text
  }

  private func tag(at rest: inout Substring) -> String? {
    if let match = rest.prefixMatch(of: #/<((?:https?:|mailto:)[^<>\s]*)>/#) {
      rest = rest[match.range.upperBound...]
      return Self.anchor(String(match.1), XMLText.escaped(String(match.1)))
    }
    if let match = rest.prefixMatch(of: #/<doc:([^<>\s]*)>/#) {
      rest = rest[match.range.upperBound...]
      return "<code>\(XMLText.escaped(String(match.1)))</code>"
    }
    if let match = rest.prefixMatch(of: #/<!--.*?-->/#.dotMatchesNewlines()) {
      rest = rest[match.range.upperBound...]
      return ""
    }
    guard let match = rest.prefixMatch(of: #/<\/?[A-Za-z][^<>]*>/#) else { return nil }
    rest = rest[match.range.upperBound...]
    return tag(String(match.0))
  }

  /// Returns HTML with what stands for the addresses of its pictures, and without what would run.
  func tag(_ html: String) -> String {
    html.replacing(#/\bstyle=\{\{[^}]*\}\}/#, with: "")
      .replacing(#/\b(?:on[a-z]+|srcdoc)\s*=/#.ignoresCase(), with: "data-left-out=")
      .replacing(#/\b(src|srcset|srcSet|poster)="([^"]*)"/#) { match in
        let address = PictureText.unescaped(match.2)
        return "\(match.1)=\"\(XMLText.attribute(picture(address)))\""
      }
  }

  // MARK: What is stressed

  private func stressed(
    _ sign: Character, _ before: Character, _ rest: inout Substring
  ) -> String? {
    let run = rest.prefix { $0 == sign }.count
    let inner = rest.dropFirst(run)
    let isWord = { (sign: Character) in sign.isLetter || sign.isNumber }
    guard let first = inner.first, !first.isWhitespace, run < 4, sign != "~" || run == 2,
      sign != "_" || !isWord(before), let end = end(of: run, sign, in: inner)
    else {
      rest = inner
      return String(repeating: sign, count: run)
    }
    let text = html(String(inner[..<end]))
    rest = inner[inner.index(end, offsetBy: run)...]
    if sign == "~" { return "<del>\(text)</del>" }
    switch run {
    case 1: return "<em>\(text)</em>"
    case 2: return "<strong>\(text)</strong>"
    default: return "<em><strong>\(text)</strong></em>"
    }
  }

  /// Finds the signs that end what is stressed; `nil` where there are none.
  private func end(of run: Int, _ sign: Character, in text: Substring) -> String.Index? {
    var (place, before) = (text.startIndex, Character(" "))
    while place < text.endIndex {
      let rest = text[place...]
      if rest.first == "`" {
        var after = rest
        _ = code(&after)
        (place, before) = (after.startIndex, "`")
        continue
      }
      let count = rest.prefix { $0 == sign }.count
      let after = rest.dropFirst(count).first
      let isInWord = sign == "_" && (after.map { $0.isLetter || $0.isNumber } ?? false)
      if count == run, !before.isWhitespace, !isInWord { return place }
      let step = max(1, count) + (rest.first == "\\" && rest.count > 1 ? 1 : 0)
      before = rest.first ?? " "
      place = text.index(place, offsetBy: step)
    }
    return nil
  }
}
