import Drawing
import Foundation
import Geometry
import Markup
import Typography

extension SVGDocument {
  /// Adds a text line by line, each part of a line as wide as the layout has it.
  ///
  /// A text whose lines do not show all of its words has them in a title.
  mutating func add(_ run: TextRun, _ transform: CGAffineTransform) throws(TypographyError) {
    let words = try TextWords(of: run)
    let title = run.string.isShown(by: words) ? "" : "<title>\(XMLText.escaped(run.string))</title>"
    let clip = words.clip.map { self.clip(to: .rectangle($0), transform) } ?? ""
    let isGroup = !title.isEmpty || !clip.isEmpty
    if isGroup { lines.append("<g\(clip)>\(title)") }
    var rest = words.parts[...]
    while let part = rest.first {
      if case .rectangle(let place, let color) = part {
        path(.rectangle(place), [color.paint(.fill), transform.attribute])
        rest.removeFirst()
        continue
      }
      if case .picture(let png, let place, let opacity, _) = part {
        lines.append(
          "<image x=\"\(place.minX.decimals)\" y=\"\(place.minY.decimals)\" "
            + "width=\"\(place.width.decimals)\" height=\"\(place.height.decimals)\""
            + (opacity < 1 ? " opacity=\"\(opacity.decimals)\"" : "") + transform.attribute
            + " href=\"data:image/png;base64,\(Data(png).base64EncodedString())\"/>")
        rest.removeFirst()
        continue
      }
      let letters = rest.prefix(while: \.isLetters)
      rest.removeFirst(letters.count)
      lines.append(text(of: letters.compactMap(SVGLetters.init), transform))
    }
    if isGroup { lines.append("</g>") }
  }

  /// One element for letters that follow one another.
  private func text(of letters: [SVGLetters], _ transform: CGAffineTransform) -> String {
    guard letters.count > 1 else {
      return letters.map { $0.element("text", transform.attribute) }.joined()
    }
    return "<text\(transform.attribute)>"
      + letters.map { $0.element("tspan", "") }.joined() + "</text>"
  }
}

/// Letters in one look, as an element of SVG.
private struct SVGLetters {
  private let string: String
  private let attributes: String

  init?(_ part: TextWords.Part) {
    guard case .letters(let string, let start, let width, let look, let family) = part else {
      return nil
    }
    self.string = string
    attributes = [
      " x=\"\(start.x.decimals)\" y=\"\(start.y.decimals)\"",
      width > 0 ? " textLength=\"\(width.decimals)\"" : "",
      " font-family=\"\(family), sans-serif\"",
      " font-size=\"\(look.font.size.decimals)\"",
      look.font.weight == 400 ? "" : " font-weight=\"\(look.font.weight)\"",
      look.font.isItalic ? " font-style=\"italic\"" : "",
      look.font.hasEvenDigits ? " style=\"font-variant-numeric:tabular-nums\"" : "",
      look.kern == 0 ? "" : " letter-spacing=\"\(look.kern.decimals)\"",
      string.hasSpacesToKeep ? " xml:space=\"preserve\"" : "",
      look.color.paint(.fill),
    ].joined()
  }

  func element(_ name: String, _ more: String) -> String {
    "<\(name)\(attributes)\(more)>\(XMLText.escaped(string))</\(name)>"
  }
}

extension TextWords.Part {
  fileprivate var isLetters: Bool {
    if case .letters = self { true } else { false }
  }

  fileprivate var string: String {
    switch self {
    case .letters(let string, _, _, _, _), .picture(_, _, _, let string): string
    case .rectangle: ""
    }
  }
}

extension String {
  /// Returns true when the letters of some words are all that the string has, white space aside.
  fileprivate func isShown(by words: TextWords) -> Bool {
    words.parts.map(\.string).joined().withoutSpaces == withoutSpaces
  }

  private var withoutSpaces: [Unicode.Scalar] {
    unicodeScalars.filter { !$0.properties.isWhitespace }
  }

  /// Whether a reader of SVG would leave out some of the spaces.
  fileprivate var hasSpacesToKeep: Bool {
    hasPrefix(" ") || hasSuffix(" ") || contains("  ") || contains("\t")
  }
}
