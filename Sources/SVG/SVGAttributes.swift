import Drawing
import Foundation
import Geometry

extension Outline {
  /// The commands of a `path` element.
  var data: String {
    switch self {
    case .rectangle(let rectangle): Self.box(rectangle, radiusX: 0, radiusY: 0)
    case .roundedRectangle(let rectangle, let radius):
      Self.box(rectangle, radiusX: radius, radiusY: radius)
    case .ellipse(let rectangle):
      Self.box(rectangle, radiusX: rectangle.width / 2, radiusY: rectangle.height / 2)
    case .path(let elements, _): elements.map { $0.data }.joined(separator: " ")
    }
  }

  /// Which parts are inside, where that is not what SVG does by itself.
  var rule: String { isEvenOdd ? " fill-rule=\"evenodd\"" : "" }
  var clipRule: String { isEvenOdd ? " clip-rule=\"evenodd\"" : "" }

  private var isEvenOdd: Bool {
    if case .path(_, .evenOdd) = self { true } else { false }
  }

  private static func box(_ box: CGRect, radiusX rx: Double, radiusY ry: Double) -> String {
    guard rx > 0, ry > 0 else {
      return "M\(box.minX.inSVG) \(box.minY.inSVG) H\(box.maxX.inSVG) V\(box.maxY.inSVG)"
        + " H\(box.minX.inSVG) Z"
    }
    func arc(_ x: Double, _ y: Double) -> String {
      "A\(rx.inSVG) \(ry.inSVG) 0 0 1 \(x.inSVG) \(y.inSVG)"
    }
    return [
      "M\((box.minX + rx).inSVG) \(box.minY.inSVG)", "H\((box.maxX - rx).inSVG)",
      arc(box.maxX, box.minY + ry), "V\((box.maxY - ry).inSVG)", arc(box.maxX - rx, box.maxY),
      "H\((box.minX + rx).inSVG)", arc(box.minX, box.maxY - ry), "V\((box.minY + ry).inSVG)",
      arc(box.minX + rx, box.minY), "Z",
    ].joined(separator: " ")
  }
}

extension PathElement {
  fileprivate var data: String {
    switch self {
    case .move(let point): "M\(point.inSVG)"
    case .line(let point): "L\(point.inSVG)"
    case .quadCurve(let point, let control): "Q\(control.inSVG) \(point.inSVG)"
    case .curve(let point, let control1, let control2):
      "C\(control1.inSVG) \(control2.inSVG) \(point.inSVG)"
    case .close: "Z"
    }
  }
}

extension StrokeStyle {
  var attributes: String {
    let capName =
      switch cap {
      case .butt: "butt"
      case .round: "round"
      case .square: "square"
      }
    let joinName =
      switch join {
      case .miter: "miter"
      case .round: "round"
      case .bevel: "bevel"
      }
    let marks = dashes.map(\.inSVG).joined(separator: " ")
    let dashing =
      dashes.isEmpty
      ? "" : " stroke-dasharray=\"\(marks)\" stroke-dashoffset=\"\(dashPhase.inSVG)\""
    return [
      " stroke-width=\"\(width.inSVG)\" stroke-linecap=\"\(capName)\"",
      " stroke-linejoin=\"\(joinName)\" stroke-miterlimit=\"\(miterLimit.inSVG)\"", dashing,
    ].joined()
  }
}

extension Color {
  /// The attributes that paint with this colour; `kind` is `fill` or `stroke`.
  func paint(_ kind: String) -> String {
    let channels = [red, green, blue].map { ($0 * 255).rounded().inSVG }
    let opacity = alpha < 1 ? " \(kind)-opacity=\"\(alpha.inSVG)\"" : ""
    return " \(kind)=\"rgb(\(channels.joined(separator: ",")))\"\(opacity)"
  }
}

extension CGAffineTransform {
  var attribute: String {
    guard !isIdentity else { return "" }
    let numbers = [a, b, c, d, tx, ty].map { Double($0).inSVG }
    return " transform=\"matrix(\(numbers.joined(separator: " ")))\""
  }
}

extension CGPoint {
  fileprivate var inSVG: String { "\(x.inSVG) \(y.inSVG)" }
}

extension CGFloat {
  var inSVG: String { Double(self).inSVG }
}

extension Double {
  /// With as many digits as a picture can show: six decimals.
  var inSVG: String {
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int64(rounded)) : "\(rounded)"
  }
}
