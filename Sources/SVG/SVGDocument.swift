import Drawing
import Foundation
import Geometry
import Markup

/// A display list as an SVG picture.
///
/// Text keeps its words: it is set in the reader's Inter or another font without serifs, on one line.
/// A picture with what SVG cannot say (images, backdrops, tilted planes, conic gradients, text of
/// several looks) is embedded as pixels instead.
package struct SVGDocument {
  /// The whole file.
  package var text: String {
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
  /// How many gradients, filters and masks have a name.
  private var count = 0

  /// - Parameter size: of the picture, in points.
  package init(_ displayList: DisplayList, size: CGSize) {
    self.size = size
    add(displayList)
  }

  /// A document that holds a finished PNG file as large as its page.
  package init(embedding png: [UInt8], size: CGSize) {
    self.size = size
    lines = [
      "<image width=\"\(size.width.inSVG)\" height=\"\(size.height.inSVG)\" "
        + "href=\"data:image/png;base64,\(Data(png).base64EncodedString())\"/>"
    ]
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
    case .gradient(let outline, let gradient, let transform):
      add(gradient)
      path(outline, [outline.rule, " fill=\"url(#gradient\(count))\"", transform.attribute])
    case .shadow(let content, let shadow):
      add(shadow)
      lines.append("<g filter=\"url(#shadow\(count))\">")
      add(content)
      lines.append("</g>")
    case .masked(let content, let mask):
      count += 1
      let name = "mask\(count)"
      lines.append("<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" mask-type=\"alpha\">")
      add(mask)
      lines.append("</mask>")
      lines.append("<g mask=\"url(#\(name))\">")
      add(content)
      lines.append("</g>")
    case .image, .backdrop, .projected:
      break
    }
  }

  private mutating func add(_ gradient: Gradient) {
    count += 1
    let units = "id=\"gradient\(count)\" gradientUnits=\"userSpaceOnUse\""
    switch gradient.shape {
    case .axial(let start, let end):
      lines.append(
        "<linearGradient \(units) x1=\"\(start.x.inSVG)\" y1=\"\(start.y.inSVG)\" "
          + "x2=\"\(end.x.inSVG)\" y2=\"\(end.y.inSVG)\">")
    case .radial(let center, let radii):
      let map = CGAffineTransform(translationX: center.x, y: center.y)
        .scaledBy(x: radii.width, y: radii.height)
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0).inSVG }
      lines.append(
        "<radialGradient \(units) cx=\"0\" cy=\"0\" r=\"1\" "
          + "gradientTransform=\"matrix(\(numbers.joined(separator: " ")))\">")
    case .conic: return
    }
    for stop in gradient.stops {
      lines.append(
        "<stop offset=\"\(stop.location.inSVG)\"\(stop.color.paint("stop"))/>"
          .replacing(" stop=", with: " stop-color="))
    }
    if case .axial = gradient.shape {
      lines.append("</linearGradient>")
    } else {
      lines.append("</radialGradient>")
    }
  }

  private mutating func add(_ shadow: Shadow) {
    count += 1
    lines += [
      "<filter id=\"shadow\(count)\" x=\"-1\" y=\"-1\" width=\"3\" height=\"3\">",
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(shadow.blur.inSVG)\"/>",
      "<feOffset dx=\"\(shadow.offset.dx.inSVG)\" dy=\"\(shadow.offset.dy.inSVG)\" "
        + "result=\"place\"/>",
      "<feFlood\(shadow.color.paint("flood").replacing(" flood=", with: " flood-color="))/>",
      "<feComposite operator=\"in\" in2=\"place\"/>",
      "</filter>",
    ]
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
    let attributes = [
      " x=\"\(x.inSVG)\" y=\"\(baseline.inSVG)\" text-anchor=\"\(anchor)\"",
      " font-family=\"Inter, sans-serif\" font-size=\"\(font.size.inSVG)\"",
      font.weight == 400 ? "" : " font-weight=\"\(font.weight)\"",
      font.isItalic ? " font-style=\"italic\"" : "",
      color.paint("fill"), transform.attribute,
    ]
    return "<text\(attributes.joined())>\(XMLText.escaped(string))</text>"
  }
}
