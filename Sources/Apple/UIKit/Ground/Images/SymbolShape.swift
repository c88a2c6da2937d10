import Foundation
import Geometry
import Typography

/// The shape of an icon, as its file has it.
struct SymbolShape: Hashable, Sendable {
  /// A filled path.
  struct Part: Hashable, Sendable {
    let elements: [PathElement]
    let isEvenOdd: Bool
  }

  /// In the order in which they are drawn.
  ///
  /// *Space*: a square whose sides are `side` long, +y down.
  let parts: [Part]

  /// The side of the square in which icons are drawn.
  static let side: CGFloat = 16

  init(parts: [Part]) { self.parts = parts }

  /// Reads the icon of a name; nil where there is no such file, or it has no paths.
  init?(icon: String) {
    guard let svg = Icons.shape(of: icon) else { return nil }
    self.init(svg: svg)
  }

  /// Reads the paths and circles of an SVG file; nil for one without any, or with broken ones.
  init?(svg: String) {
    var parts: [Part] = []
    for element in svg.split(separator: "<") {
      if element.hasPrefix("path ") {
        guard let data = Self.attribute("d", of: element), let read = SymbolPath(data) else {
          return nil
        }
        let rule = Self.attribute("fill-rule", of: element)
        parts.append(Part(elements: read.path.elements, isEvenOdd: rule == "evenodd"))
      } else if element.hasPrefix("circle ") {
        let numbers = ["cx", "cy", "r"].map { Self.attribute($0, of: element).flatMap(Double.init) }
        guard let x = numbers[0], let y = numbers[1], let radius = numbers[2] else { return nil }
        let box = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
        parts.append(Part(elements: .ellipse(in: box), isEvenOdd: false))
      }
    }
    guard !parts.isEmpty else { return nil }
    self.parts = parts
  }

  /// Returns the value of an attribute.
  private static func attribute(_ name: String, of element: Substring) -> String? {
    guard let start = element.range(of: " \(name)=\"") else { return nil }
    let rest = element[start.upperBound...]
    return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
  }

  /// The rectangle around all ink.
  var bounds: CGRect {
    parts.reduce(CGRect.null) { $0.union(CGPath(elements: $1.elements).boundingBoxOfPath) }
  }
}
