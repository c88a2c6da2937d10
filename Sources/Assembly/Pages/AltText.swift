import Foundation
import Markup

/// What a picture shows, for whoever does not see it.
package struct AltText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The words without entities.
  package let text: String
  /// The same between the double quotes of an attribute; as somebody wrote it, where it stands in a page.
  package let attribute: String
  /// Whether nothing is said: no letter that anybody could hear or see.
  package var isBlank: Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
        || scalar.properties.generalCategory == .control
    }
  }
  /// Whether the words were made, and not read from a page.
  package let isMade: Bool

  /// Takes words that were made; several lines become one.
  package init(_ text: String) {
    let text = text.replacing(#/\s*\n\s*/#, with: " ")
    (self.text, attribute, isMade) = (text, XMLText.attribute(text), true)
  }

  /// Takes words as they stand in a page, without entities.
  private init(written text: String) {
    (self.text, attribute, isMade) = (text, XMLText.attribute(text), false)
  }

  /// Takes words of a program's own text.
  package init(stringLiteral text: String) { self.init(text) }

  /// Takes what stands between quotes of a page, or in the brackets of a picture of Markdown.
  ///
  /// - Parameter source: the signs, with entities; a line break is a space.
  init(source: some StringProtocol) {
    let line = String(source).replacing(#/\s*\n\s*/#, with: " ")
    text = PictureText.unescaped(line[...])
    attribute = line.replacing("\"", with: "&quot;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;")
    isMade = false
  }

  /// Finds the words of the first picture in the lines of a block.
  ///
  /// - Parameters:
  ///   - body: the lines.
  ///   - dialect: the kind of page.
  /// - Returns: `nil` where there is no picture, or one without words.
  package static func found(in body: [String], _ dialect: PageDialect) -> AltText? {
    let text = body.map(PageLines.bare).joined(separator: "\n")
    switch dialect {
    case .restructuredText: return ofImage(in: body)
    case .docc: return ofDirective(in: text) ?? ofMarkdown(in: text)?.alt
    case .html: return ofTag(in: text)?.alt
    case .markdown, .mdx:
      let found = [ofTag(in: text), ofMarkdown(in: text)].compactMap { $0 }
      return found.min { $0.place < $1.place }?.alt
    }
  }

  private typealias Found = (place: String.Index, alt: AltText)

  // MARK: Kinds of pictures

  private static func ofTag(in text: String) -> Found? {
    for tag in text.matches(of: #/<(?:img|video|iframe)(?=[\s/>])/#.ignoresCase()) {
      let values = TagAttributes(text[tag.range.upperBound...])
      for name in ["alt", "aria-label", "title"] {
        switch values[name] {
        case .quoted(let source): return (tag.range.lowerBound, AltText(source: source))
        case .code(let words): return (tag.range.lowerBound, AltText(written: words))
        case nil: break
        }
      }
    }
    return nil
  }

  private static func ofMarkdown(in text: String) -> Found? {
    guard
      let match = text.firstMatch(
        of: #/!\[((?:[^\[\]\\]|\\.|\[(?:[^\[\]\\]|\\.)*\])*)\][(\[]/#.dotMatchesNewlines())
    else { return nil }
    let plain = String(match.1).replacing(#/\\([!-\/:-@\[-`{-~])/#) { $0.1 }
    return (match.range.lowerBound, AltText(source: plain))
  }

  private static func ofDirective(in text: String) -> AltText? {
    let pattern =
      #/@(?:Image|Video)\([^)"]*(?:"(?:[^"\\]|\\.)*"[^)"]*?)*?alt:\s*"((?:[^"\\]|\\.)*)"/#
    guard let match = text.firstMatch(of: pattern.dotMatchesNewlines()) else { return nil }
    let words = String(match.1).replacing(#/\\(.)/#) { $0.1 }
    return AltText(written: words.replacing(#/\s*\n\s*/#, with: " "))
  }

  private static func ofImage(in body: [String]) -> AltText? {
    guard let first = body.firstIndex(where: { PageLines.trimmed($0).hasPrefix(":alt:") })
    else { return nil }
    let column = PageLines.indentation(of: body[first]).count
    let more = body[(first + 1)...].prefix { line in
      PageLines.indentation(of: line).count > column && !PageLines.trimmed(line).isEmpty
    }
    let begin = PageLines.trimmed(String(PageLines.trimmed(body[first]).dropFirst(5)))
    let lines = ([begin] + more.map { PageLines.trimmed($0) }).filter { !$0.isEmpty }
    return AltText(written: lines.joined(separator: " "))
  }
}

/// The attributes of a tag of HTML or JSX.
struct TagAttributes {
  enum Value {
    /// The signs between quotes, with entities.
    case quoted(String)
    /// A text of JavaScript between braces.
    case code(String)
  }

  /// *Shape*: names in small letters; of two equal ones the first counts.
  private var values: [String: Value] = [:]

  subscript(name: String) -> Value? { values[name] }

  /// Reads what follows the name of a tag, to the end of the tag.
  init(_ text: Substring) {
    var rest = text
    while let sign = rest.first, sign != ">" {
      let name = rest.prefix { !$0.isWhitespace && !"=/>".contains($0) }
      guard !name.isEmpty else {
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(name.count)
      let after = rest.drop(while: \.isWhitespace)
      guard after.first == "=" else { continue }
      rest = after.dropFirst().drop(while: \.isWhitespace)
      let value = Self.value(&rest)
      if let value, values[name.lowercased()] == nil { values[name.lowercased()] = value }
    }
  }

  private static func value(_ rest: inout Substring) -> Value? {
    switch rest.first {
    case let quote? where quote == "\"" || quote == "'":
      let text = rest.dropFirst().prefix { $0 != quote }
      rest = rest.dropFirst(text.count + 2)
      return .quoted(String(text))
    case "{":
      let inner = braced(rest)
      rest = rest.dropFirst(inner.count + 2)
      let code = inner.drop(while: \.isWhitespace)
      guard let quote = code.first, "\"'`".contains(quote),
        let end = code.dropFirst().lastIndex(of: quote)
      else { return nil }
      let text = code[code.index(after: code.startIndex)..<end]
      return .code(String(text).replacing(#/\\(.)/#) { $0.1 })
    default:
      let text = rest.prefix { !$0.isWhitespace && $0 != ">" }
      rest = rest.dropFirst(text.count)
      return .quoted(String(text))
    }
  }

  /// What stands between a brace and the one that closes it.
  private static func braced(_ text: Substring) -> Substring {
    var depth = 0
    let inner = text.dropFirst()
    let end = inner.indices.first { place in
      if inner[place] == "{" { depth += 1 }
      if inner[place] == "}" { depth -= 1 }
      return depth < 0
    }
    return inner[..<(end ?? inner.endIndex)]
  }
}
