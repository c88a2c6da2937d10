import Drawing
import Foundation
import Geometry
import Typography

/// A display list as an SVG picture.
///
/// Text keeps its words: every line stands where the layout puts it, in the reader's Inter or
/// another font without serifs, as wide as it is here. A picture that SVG cannot describe
/// (`DisplayList.isSayableInSVG`) can be embedded as pixels instead.
package struct SVGDocument {
  /// The whole file.
  package var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\((size.width * scale).decimals)" \
    height="\((size.height * scale).decimals)" \
    viewBox="0 0 \(size.width.decimals) \(size.height.decimals)">
    \(lines.joined(separator: "\n"))
    </svg>

    """
  }

  private let size: CGSize
  /// How large it is shown.
  ///
  /// *Units*: pixels a point.
  private let scale: Double
  /// *Shape*: one tag or element each.
  var lines: [String] = []
  /// How many clips have a name.
  private var clips = 0
  /// How many gradients, filters and masks have a name.
  var count = 0

  /// Writes a display list as SVG.
  ///
  /// - Parameters:
  ///   - displayList: the picture.
  ///   - size: the size of the picture, in points.
  ///   - scale: how large it is shown, in pixels a point.
  /// - Throws: `TypographyError` for a text that cannot be laid out.
  package init(
    _ displayList: DisplayList, size: CGSize, scale: Double = 1
  ) throws(TypographyError) {
    (self.size, self.scale) = (size, scale)
    try add(displayList)
  }

  /// A document that holds a finished PNG file as large as its page.
  package init(embedding png: [UInt8], size: CGSize) {
    (self.size, scale) = (size, 1)
    lines = [
      "<image width=\"\(size.width.decimals)\" height=\"\(size.height.decimals)\" "
        + "href=\"data:image/png;base64,\(Data(png).base64EncodedString())\"/>"
    ]
  }

  private mutating func add(_ displayList: DisplayList) throws(TypographyError) {
    for command in displayList.commands { try add(command) }
  }

  private mutating func add(_ command: DrawCommand) throws(TypographyError) {
    switch command {
    case .fill(let outline, let color, let transform):
      path(outline, [outline.rule, color.paint(.fill), transform.attribute])
    case .stroke(let outline, let style, let color, let transform):
      path(
        outline, [" fill=\"none\"", color.paint(.stroke), style.attributes, transform.attribute])
    case .text(let run, let transform):
      try add(run, transform)
    case .group(let content, let clip, let transform, let opacity):
      var attributes = opacity < 1 ? " opacity=\"\(opacity.decimals)\"" : ""
      if let clip { attributes += self.clip(to: clip, transform) }
      try group(content, attributes)
    case .gradient(let outline, let gradient, let transform):
      add(gradient)
      path(outline, [outline.rule, " fill=\"url(#gradient\(count))\"", transform.attribute])
    case .shadow(let content, let shadow, let transform):
      // A filter cuts every step at its region: the blur too, before it is moved.
      let blur = Shadow(color: shadow.color, blur: shadow.blur, offset: .zero)
      let steps = DisplayList([.shadow(of: content, blur), .shadow(of: content, shadow)])
      let region = steps.extent(scale: 1) { $0.ink(scale: 1) }
      add(shadow, in: region)
      try group(content, " filter=\"url(#shadow\(count))\"" + transform.attribute)
    case .masked(let content, let mask):
      count += 1
      let name = "mask\(count)"
      lines.append("<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" mask-type=\"alpha\">")
      try add(mask)
      lines.append("</mask>")
      try group(content, " mask=\"url(#\(name))\"")
    case .stamps(let stamps): try add(DisplayList(stamps.map(\.fill)))
    case .image, .backdrop, .vibrant, .projected, .blended:
      break
    }
  }

  private mutating func group(
    _ content: DisplayList, _ attributes: String
  ) throws(TypographyError) {
    lines.append("<g\(attributes)>")
    try add(content)
    lines.append("</g>")
  }

  mutating func path(_ outline: Outline, _ attributes: [String]) {
    lines.append("<path d=\"\(outline.data)\"\(attributes.joined())/>")
  }

  /// Adds a clip and returns the attribute that names it.
  mutating func clip(to outline: Outline, _ transform: CGAffineTransform) -> String {
    clips += 1
    lines.append("<clipPath id=\"clip\(clips)\">")
    path(outline, [outline.clipRule, transform.attribute])
    lines.append("</clipPath>")
    return " clip-path=\"url(#clip\(clips))\""
  }
}
