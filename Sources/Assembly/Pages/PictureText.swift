import Foundation

/// A picture as a page shows it.
package struct PictureText: Hashable, Sendable {
  /// How it is shown.
  package enum Kind: Hashable, Sendable {
    case image
    case video
    /// A page of its own that plays the film.
    case player
  }

  /// How it is shown; reStructuredText shows everything as an image, DocC everything but a video.
  package let kind: Kind
  /// The file, from the folder of the page.
  package let path: String
  /// The same on dark pages; `nil` where it is no other.
  package var dark: String?
  /// A picture that stands for it where no motion is wanted, or before a video plays.
  package var still: String?
  /// The same as `still` on dark pages, for an image; `nil` where it is no other.
  package var darkStill: String?
  /// The size at which it is shown.
  ///
  /// *Units*: CSS pixels.
  package let width: Int
  /// The height, in CSS pixels; Markdown leaves it out where the picture is wider than a phone.
  package let height: Int
  /// What it shows, for whoever does not see it.
  package let alt: AltText

  /// Makes a picture that is the same on dark pages and where no motion is wanted.
  package init(_ kind: Kind, _ path: String, width: Int, height: Int, alt: AltText) {
    (self.kind, self.path, self.width, self.height) = (kind, path, width, height)
    self.alt = alt
  }

  /// Returns the lines that show it.
  ///
  /// - Parameter dialect: the kind of page.
  /// - Returns: the lines of the page.
  package func lines(in dialect: PageDialect) -> [String] {
    switch dialect {
    case .docc: return [directive]
    case .restructuredText:
      return [
        "", ".. image:: \(address(path))", "   :width: \(width)", "   :height: \(height)",
        "   :alt: \(alt.text)", "",
      ]
    case .markdown, .mdx, .html:
      switch kind {
      case .image: return picture(dialect)
      case .video:
        let poster = still.map { " poster=\"\(address($0))\"" } ?? ""
        let flags = dialect == .mdx ? "controls muted playsInline" : "controls muted playsinline"
        return [
          "<video src=\"\(address(path))\" \(flags) \(size(dialect))\(poster)"
            + " \(Self.label)=\"\(text)\"></video>"
        ]
      case .player:
        let border = dialect == .mdx ? "style={{border: 0}}" : "style=\"border: 0\""
        return [
          "<iframe src=\"\(address(path))\" title=\"\(text)\" width=\"\(width)\""
            + " height=\"\(height)\" \(border) loading=\"lazy\"></iframe>"
        ]
      }
    }
  }

  private func picture(_ dialect: PageDialect) -> [String] {
    let end = dialect == .mdx ? " />" : ">"
    let set = dialect == .mdx ? "srcSet" : "srcset"
    let image = "<img src=\"\(address(path))\" \(size(dialect)) alt=\"\(text)\"\(end)"
    let calm = "(prefers-reduced-motion: reduce)"
    let night = "(prefers-color-scheme: dark)"
    let sources = [
      ("\(calm) and \(night)", darkStill), (calm, still), (night, dark),
    ].compactMap { media, path in
      path.map { "  <source media=\"\(media)\" \(set)=\"\(address($0))\"\(end)" }
    }
    return sources.isEmpty ? [image] : ["<picture>"] + sources + ["  \(image)", "</picture>"]
  }

  /// The size as attributes.
  ///
  /// Where a page may hold no style, what is wider than a phone has no height: pages shrink its width
  /// alone.
  private func size(_ dialect: PageDialect) -> String {
    let both = "width=\"\(width)\" height=\"\(height)\""
    switch dialect {
    case .html: return both + " style=\"max-width: 100%; height: auto\""
    case .mdx: return both + " style={{maxWidth: \"100%\", height: \"auto\"}}"
    case .markdown, .docc, .restructuredText:
      return width <= Self.narrowest ? both : "width=\"\(width)\""
    }
  }

  /// The directive of DocC, which names the picture without its variants.
  private var directive: String {
    let name = String(path.split(separator: "/").last ?? "")
    let quoted = alt.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let poster = still.map { path in
      ", poster: \"\(Self.nameInDocC(path.split(separator: "/").last ?? ""))\""
    }
    return kind == .video
      ? "@Video(source: \"\(Self.nameInDocC(name[...]))\", alt: \"\(quoted)\"\(poster ?? ""))"
      : "@Image(source: \"\(Self.nameInDocC(name[...]))\", alt: \"\(quoted)\")"
  }

  /// A name without its ending, scale and appearance, by which DocC chooses among its files.
  package static func nameInDocC(_ name: Substring) -> String {
    var plain = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
    for end in ["@1x", "@2x", "@3x", "~dark"] where plain.hasSuffix(end) {
      plain.removeLast(end.count)
    }
    return plain
  }

  /// The alternative text between quotes.
  private var text: String { alt.attribute }

  /// Returns a path as an address.
  private func address(_ path: String) -> String {
    var allowed = CharacterSet.alphanumerics
    allowed.insert(charactersIn: "-._~/@")
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }

  /// Returns text without the entities of HTML that are written here or by hand.
  package static func unescaped(_ text: Substring) -> String {
    String(text).replacing(#/&(?:#([0-9]{1,7})|#[xX]([0-9A-Fa-f]{1,6})|([a-z]+));/#) { match in
      let number = match.1.flatMap { UInt32($0) } ?? match.2.flatMap { UInt32($0, radix: 16) }
      if let scalar = number.flatMap(Unicode.Scalar.init) { return String(Character(scalar)) }
      return match.3.flatMap { names[String($0)] } ?? String(match.0)
    }
  }

  /// Finds the first line of a block that shows no picture.
  ///
  /// - Parameters:
  ///   - body: the lines.
  ///   - dialect: the kind of page.
  /// - Returns: its place; `nil` where all are empty or of pictures.
  package static func firstForeign(in body: [String], _ dialect: PageDialect) -> Int? {
    var isInTag = false
    var column: Int?
    return body.indices.first { place in
      let line = PageLines.trimmed(body[place])
      if line.isEmpty { return false }
      if dialect == .restructuredText {
        let own = PageLines.indentation(of: body[place]).count
        if let column, own > column { return false }
        column = line.hasPrefix(".. image::") ? own : nil
        return column == nil
      }
      let begins = [
        "<picture", "</picture", "<source", "<img", "<video", "</video", "<iframe", "![", "@Image(",
        "@Video(",
      ]
      let isPicture = isInTag || begins.contains { line.lowercased().hasPrefix($0.lowercased()) }
      // A tag may go on in the next line.
      if isPicture, line.hasPrefix("<") || isInTag { isInTag = line.last != ">" }
      return !isPicture
    }
  }

  /// Finds the first line of a block that shows a picture.
  ///
  /// - Parameters:
  ///   - body: the lines.
  ///   - dialect: the kind of page.
  /// - Returns: its place; `nil` where none does.
  package static func firstPicture(in body: [String], _ dialect: PageDialect) -> Int? {
    body.indices.first { place in
      !PageLines.trimmed(body[place]).isEmpty && firstForeign(in: [body[place]], dialect) == nil
    }
  }

  private static let names = [
    "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&", "nbsp": "\u{A0}",
  ]

  private static let label = "aria-label"
  /// *Units*: CSS pixels.
  private static let narrowest = 340
}
