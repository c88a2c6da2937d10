import Drawing
import Foundation
import Geometry

/// A display list as an SVG picture.
///
/// Text keeps its words: it is set in the reader's Inter or another font without serifs, on one line.
struct SVGDocument {
  /// The whole file.
  var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width.inSVG)" \
    height="\(size.height.inSVG)" viewBox="0 0 \(size.width.inSVG) \(size.height.inSVG)">
    \(lines.joined(separator: "\n"))
    </svg>

    """
  }

  private let size: CGSize
  private var lines: [String] = []
  private var clips = 0

  /// - Parameter size: of the picture, in points.
  init(_ displayList: DisplayList, size: CGSize) {
    self.size = size
    add(displayList)
  }

  private mutating func add(_ displayList: DisplayList) {
    for command in displayList.commands { add(command) }
  }

  private mutating func add(_ command: DrawCommand) {
    switch command {
    case .fill(let outline, let color, let transform):
      path(outline, [outline.rule, color.paint("fill"), transform.attribute])
    case .stroke(let outline, let style, let color, let transform):
      path(
        outline,
        [" fill=\"none\"", color.paint("stroke"), style.attributes, transform.attribute])
    case .text(let run, let transform):
      lines.append(run.element(transform))
    case .group(let content, let clip, let transform, let opacity):
      var attributes = opacity < 1 ? " opacity=\"\(opacity.inSVG)\"" : ""
      if let clip {
        clips += 1
        lines.append("<clipPath id=\"clip\(clips)\">")
        path(clip, [clip.clipRule, transform.attribute])
        lines.append("</clipPath>")
        attributes += " clip-path=\"url(#clip\(clips))\""
      }
      lines.append("<g\(attributes)>")
      add(content)
      lines.append("</g>")
    }
  }

  private mutating func path(_ outline: Outline, _ attributes: [String]) {
    lines.append("<path d=\"\(outline.data)\"\(attributes.joined())/>")
  }
}

extension TextRun {
  fileprivate func element(_ transform: CGAffineTransform) -> String {
    let (anchor, x) =
      switch alignment {
      case .left, .justified: ("start", box.minX)
      case .center: ("middle", box.midX)
      case .right: ("end", box.maxX)
      }
    // Inter's capitals are 0.727 em high; half of that below the middle is the baseline.
    let baseline = box.midY + font.size * 0.727 / 2
    let escaped = string.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let attributes = [
      " x=\"\(x.inSVG)\" y=\"\(baseline.inSVG)\" text-anchor=\"\(anchor)\"",
      " font-family=\"Inter, sans-serif\" font-size=\"\(font.size.inSVG)\"",
      font.weight == 400 ? "" : " font-weight=\"\(font.weight)\"",
      font.isItalic ? " font-style=\"italic\"" : "",
      color.paint("fill"), transform.attribute,
    ]
    return "<text\(attributes.joined())>\(escaped)</text>"
  }
}
