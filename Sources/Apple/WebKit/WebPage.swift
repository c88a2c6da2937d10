import Foundation

/// The words of a page.
struct WebPage {
  let title: String?
  let text: String

  /// Takes the words out of a page's HTML.
  ///
  /// Blocks and breaks end lines; scripts, styles and what stands in the head have no words.
  init(html: String) {
    var words = ""
    var title: String?
    var hidden: String?
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      if hidden == nil { words += rest[..<start] }
      let inner = rest[rest.index(after: start)...]
      guard let end = inner.firstIndex(of: ">") else { break }
      let name = inner[..<end].prefix { $0.isLetter || $0.isNumber || $0 == "/" }.lowercased()
      rest = inner[inner.index(after: end)...]
      if name == "title", title == nil {
        title = Self.plain(String(rest.prefix { $0 != "<" }))
      }
      if hidden == nil, Self.hidden.contains(name) { hidden = name }
      if let open = hidden, name == "/\(open)" { hidden = nil }
      if hidden == nil, Self.ends(name) { words += "\n" }
    }
    if hidden == nil { words += rest }
    self.title = title
    text = words.split(separator: "\n").map { line in
      Self.plain(line.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static let hidden: Set<String> = ["head", "script", "style", "title"]
  private static let blocks: Set<String> = [
    "p", "div", "li", "ul", "ol", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "body", "section",
    "article", "header", "footer", "blockquote",
  ]

  private static func ends(_ name: String) -> Bool {
    name == "br" || blocks.contains(name.hasPrefix("/") ? String(name.dropFirst()) : name)
  }

  /// Returns a text with letters in place of their names.
  private static func plain(_ text: String) -> String {
    var plain = text
    for (name, letter) in [
      ("&nbsp;", "\u{A0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
      ("&apos;", "'"), ("&amp;", "&"),
    ] {
      plain = plain.replacingOccurrences(of: name, with: letter)
    }
    return plain
  }
}
