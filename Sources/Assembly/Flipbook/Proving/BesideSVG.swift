import Files
import Filming
import Foundation
import Markup
import SVG

/// Animated SVGs beside each other in one.
struct BesideSVG {
  /// *Units*: pixels.
  let width: Int
  let height: Int
  let text: String

  /// Puts SVGs beside each other.
  ///
  /// Each is an image of its own, so that the names in one mean nothing in another.
  ///
  /// It is `nil` where a file is missing, since SVG has no word for what it shows.
  ///
  /// - Parameters:
  ///   - panes: the files, row by row.
  ///   - columns: how many stand in a row; `nil` for all.
  ///   - title: the name of the scene.
  ///   - sentence: what it shows; empty where nobody has said it.
  ///   - colors: those of what stands around the films, unless these are light and dark themselves.
  ///   - scale: how large it is shown, in pixels a point.
  /// - Throws: `FileError`, `TypographyError`.
  init?(
    _ panes: [BesidePane], columns: Int? = nil, title: String, sentence: String,
    in colors: BesideColors = .light, scale: Double = 1
  ) throws {
    guard panes.allSatisfy({ Standing(at: $0.path) == .file }) else { return nil }
    let layout = BesideLayout(of: panes, columns: columns, in: colors)
    func frame(_ layout: BesideLayout) throws -> String {
      try SVGDocument(layout.frame, size: layout.size, scale: scale).text
    }
    var document = try frame(layout)
    let films = try panes.map { try SourceFile.bytes(of: $0.path) }
    let night = "prefers-color-scheme:dark"
    if films.contains(where: { $0.firstRange(of: Array(night.utf8)) != nil }) {
      let dark = BesideLayout(of: panes, columns: columns, in: .dark)
      document = Self.both(document, try frame(dark), night)
    }
    let images = zip(films, layout.boxes).map { film, box in
      let data = Data(film).base64EncodedString()
      return "<image x=\"\(box.minX)\" y=\"\(box.minY)\" width=\"\(box.width)\""
        + " height=\"\(box.height)\" href=\"data:image/svg+xml;base64,\(data)\"/>"
    }
    document = document.replacing("<svg ", with: "<svg role=\"img\" ", maxReplacements: 1)
    let told = sentence.isEmpty ? "" : "<desc>\(XMLText.escaped(sentence))</desc>\n"
    let head = "<title>\(XMLText.escaped(title))</title>\n" + told
    if let start = document.firstIndex(of: "\n") {
      document.insert(contentsOf: "\n" + head.dropLast(), at: start)
    }
    text = document.replacing("</svg>\n", with: images.joined(separator: "\n") + "\n</svg>\n")
    (width, height) = (
      Int((layout.size.width * scale).rounded(.up)), Int((layout.size.height * scale).rounded(.up))
    )
  }

  /// Returns a drawing with what two others show on light and on dark pages.
  private static func both(_ light: String, _ dark: String, _ night: String) -> String {
    let lines = light.split(separator: "\n", omittingEmptySubsequences: false)
    let style =
      "<style>.d{display:none}@media(\(night)){.l{display:none}.d{display:inline}}</style>"
    func group(_ name: String, _ text: String) -> [Substring] {
      let inner = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .prefix { $0 != "</svg>" }
      return ["<g class=\"\(name)\">"] + inner + ["</g>"]
    }
    return ([lines[0], style[...]] + group("l", light) + group("d", dark) + ["</svg>", ""])
      .joined(separator: "\n")
  }

  /// Writes the file.
  ///
  /// - Throws: `FileError.cannotWrite`.
  func write(to path: String) throws(FileError) {
    try WholeFile.write(Array(text.utf8), to: path, isDurable: false)
  }
}
