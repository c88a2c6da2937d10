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
  ///   - sentence: what it shows.
  ///   - scale: how large it is shown, in pixels a point.
  /// - Throws: `FileError`, `TypographyError`.
  init?(
    _ panes: [BesidePane], columns: Int? = nil, title: String, sentence: String, scale: Double = 1
  ) throws {
    guard panes.allSatisfy({ Standing(at: $0.path) == .file }) else { return nil }
    let layout = BesideLayout(of: panes, columns: columns)
    var document = try SVGDocument(layout.frame, size: layout.size, scale: scale).text
    let images = try zip(panes, layout.boxes).map { pane, box in
      let data = Data(try SourceFile.bytes(of: pane.path)).base64EncodedString()
      return "<image x=\"\(box.minX)\" y=\"\(box.minY)\" width=\"\(box.width)\""
        + " height=\"\(box.height)\" href=\"data:image/svg+xml;base64,\(data)\"/>"
    }
    let head =
      "<title>\(XMLText.escaped(title))</title>\n<desc>\(XMLText.escaped(sentence))</desc>\n"
    if let start = document.firstIndex(of: "\n") {
      document.insert(contentsOf: "\n" + head.dropLast(), at: start)
    }
    text = document.replacing("</svg>\n", with: images.joined(separator: "\n") + "\n</svg>\n")
    (width, height) = (
      Int((layout.size.width * scale).rounded(.up)), Int((layout.size.height * scale).rounded(.up))
    )
  }

  /// Writes the file.
  ///
  /// - Throws: `FileError.cannotWrite`.
  func write(to path: String) throws(FileError) {
    try WholeFile.write(Array(text.utf8), to: path, isDurable: false)
  }
}
