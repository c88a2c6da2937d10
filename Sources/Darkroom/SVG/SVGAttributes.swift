import Drawing
import Foundation
import Geometry

extension Outline {
  /// The commands of a `path` element.
  var data: String {
    switch self {
    case .rectangle(let rectangle): return Self.box(rectangle, radiusX: 0, radiusY: 0)
    case .roundedRectangle(let rectangle, let radius):
      let radius = min(radius, rectangle.width / 2, rectangle.height / 2)
      return Self.box(rectangle, radiusX: radius, radiusY: radius)
    case .ellipse(let rectangle):
      return Self.box(rectangle, radiusX: rectangle.width / 2, radiusY: rectangle.height / 2)
    case .path(let elements, _): return elements.map(\.pathData).joined(separator: " ")
    }
  }

  /// The attribute for which parts are filled; empty for what SVG does by itself.
  var rule: String { isEvenOdd ? " fill-rule=\"evenodd\"" : "" }
  /// The attribute for which parts a clip leaves; empty for what SVG does by itself.
  var clipRule: String { isEvenOdd ? " clip-rule=\"evenodd\"" : "" }

  private var isEvenOdd: Bool {
    if case .path(_, .evenOdd) = self { true } else { false }
  }

  private static func box(_ box: CGRect, radiusX rx: Double, radiusY ry: Double) -> String {
    guard rx > 0, ry > 0 else {
      return
        "M\(box.minX.decimals) \(box.minY.decimals) H\(box.maxX.decimals) V\(box.maxY.decimals)"
        + " H\(box.minX.decimals) Z"
    }
    func arc(_ x: Double, _ y: Double) -> String {
      "A\(rx.decimals) \(ry.decimals) 0 0 1 \(x.decimals) \(y.decimals)"
    }
    return [
      "M\((box.minX + rx).decimals) \(box.minY.decimals)", "H\((box.maxX - rx).decimals)",
      arc(box.maxX, box.minY + ry), "V\((box.maxY - ry).decimals)", arc(box.maxX - rx, box.maxY),
      "H\((box.minX + rx).decimals)", arc(box.minX, box.maxY - ry), "V\((box.minY + ry).decimals)",
      arc(box.minX + rx, box.minY), "Z",
    ].joined(separator: " ")
  }
}

extension StrokeStyle {
  /// The attributes of a line drawn in this style.
  package var attributes: String {
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
    let marks = dashes.map(\.decimals).joined(separator: " ")
    let dashing =
      dashes.isEmpty
      ? "" : " stroke-dasharray=\"\(marks)\" stroke-dashoffset=\"\(dashPhase.decimals)\""
    return [
      " stroke-width=\"\(width.decimals)\" stroke-linecap=\"\(capName)\"",
      " stroke-linejoin=\"\(joinName)\" stroke-miterlimit=\"\(miterLimit.decimals)\"", dashing,
    ].joined()
  }
}

extension Color {
  /// What a colour is for.
  enum Use: String {
    case fill
    case stroke
    case stop = "stop-color"
    case flood = "flood-color"

    fileprivate var opacity: String {
      switch self {
      case .fill: "fill-opacity"
      case .stroke: "stroke-opacity"
      case .stop: "stop-opacity"
      case .flood: "flood-opacity"
      }
    }
  }

  /// Returns the attributes that paint with this colour.
  func paint(_ use: Use) -> String {
    let channels = [red, green, blue].map { ($0 * 255).rounded().decimals }
    let opacity = alpha < 1 ? " \(use.opacity)=\"\(alpha.decimals)\"" : ""
    return " \(use.rawValue)=\"rgb(\(channels.joined(separator: ",")))\"\(opacity)"
  }
}

extension CGAffineTransform {
  /// The attribute that maps an element; empty for the identity.
  var attribute: String { isIdentity ? "" : " transform=\"\(matrix)\"" }

  /// The map as SVG writes it.
  var matrix: String {
    "matrix(\([a, b, c, d, tx, ty].map(\.decimals).joined(separator: " ")))"
  }
}
