import Drawing
import Geometry

extension SVGDocument {
  /// Adds a gradient under the next number.
  mutating func add(_ gradient: Gradient) {
    count += 1
    let units = "id=\"gradient\(count)\" gradientUnits=\"userSpaceOnUse\""
    let name: String
    switch gradient.shape {
    case .axial(let start, let end):
      name = "linearGradient"
      lines.append(
        "<\(name) \(units) x1=\"\(start.x.decimals)\" y1=\"\(start.y.decimals)\" "
          + "x2=\"\(end.x.decimals)\" y2=\"\(end.y.decimals)\">")
    case .radial(let center, let radii):
      name = "radialGradient"
      let map = CGAffineTransform(translationX: center.x, y: center.y)
        .scaledBy(x: radii.width, y: radii.height)
      lines.append(
        "<\(name) \(units) cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"\(map.matrix)\">")
    case .circles(let start, let startRadius, let end, let endRadius):
      name = "radialGradient"
      lines.append(
        "<\(name) \(units) fx=\"\(start.x.decimals)\" fy=\"\(start.y.decimals)\" "
          + "fr=\"\(startRadius.decimals)\" cx=\"\(end.x.decimals)\" cy=\"\(end.y.decimals)\" "
          + "r=\"\(endRadius.decimals)\">")
    case .conic: return
    }
    for stop in gradient.stops {
      lines.append("<stop offset=\"\(stop.location.decimals)\"\(stop.color.paint(.stop))/>")
    }
    lines.append("</\(name)>")
  }

  /// Adds a filter, which gets the next number.
  ///
  /// - Parameters:
  ///   - shadow: what the filter draws.
  ///   - region: a rectangle around the shadow and what casts it, in points; `nil` when it is
  ///     unknown.
  mutating func add(_ shadow: Shadow, in region: CGRect?) {
    count += 1
    let bounds =
      region.map { region in
        " filterUnits=\"userSpaceOnUse\" x=\"\(region.minX.decimals)\""
          + " y=\"\(region.minY.decimals)\" width=\"\(region.width.decimals)\""
          + " height=\"\(region.height.decimals)\""
      } ?? " x=\"-1\" y=\"-1\" width=\"3\" height=\"3\""
    lines += [
      "<filter id=\"shadow\(count)\"\(bounds)>",
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(shadow.blur.decimals)\"/>",
      "<feOffset dx=\"\(shadow.offset.dx.decimals)\" dy=\"\(shadow.offset.dy.decimals)\" "
        + "result=\"place\"/>",
      "<feFlood\(shadow.color.paint(.flood))/>",
      "<feComposite operator=\"in\" in2=\"place\"/>",
      "</filter>",
    ]
  }
}
