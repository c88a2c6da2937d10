import Foundation
import Geometry

extension SymbolShape {
  /// Draws a symbol out of its parts.
  ///
  /// - Throws: the name of the icon whose file is missing.
  @MainActor
  init(_ drawing: SymbolDrawing) throws(MissingIcon) {
    switch drawing {
    case .icon(let name):
      guard let shape = SymbolShape(icon: name) else { throw MissingIcon(name: name) }
      World.current.hasIcons = true
      self = shape
    case .figure(let figure, let isFilled):
      let (outer, inner) = (figure.path(inset: 0), figure.path(inset: 1))
      let ring = outer.elements + (isFilled ? [] : inner.elements)
      self.init(parts: [Part(elements: ring, isEvenOdd: true)])
    case .letters(let text):
      self.init(parts: [Self.outline(of: text)])
    case .enclosed(let inner, let form, let isFilled):
      let shape = try SymbolShape(inner).fitted(into: form.room)
      if isFilled {
        self.init(parts: [shape.cut(outOf: form.outer)])
      } else {
        let ring = Part(
          elements: form.outer.elements + form.inner.elements, isEvenOdd: true)
        self.init(parts: [ring] + shape.parts)
      }
    case .struck(let inner):
      let shape = try SymbolShape(inner).fitted(into: Self.square)
      let line = Self.band(width: 1.2, from: -0.5)
      self.init(
        parts: shape.without(Self.band(width: 3.2, from: -2))
          + [Part(elements: line.elements, isEvenOdd: false)])
    case .badged(let inner, let badge):
      let shape = try SymbolShape(inner).fitted(into: Self.beside)
      let sign = try SymbolShape(badge).fitted(into: Self.corner)
      self.init(parts: shape.parts + sign.parts)
    case .dotted(let inner):
      let shape = try SymbolShape(inner).fitted(into: Self.below)
      let room = shape.without(CGPath(ellipseIn: Self.dot.insetBy(dx: -1, dy: -1), transform: nil))
      self.init(
        parts: room + [Part(elements: .ellipse(in: Self.dot), isEvenOdd: false)])
    }
  }

  /// An icon whose file is not there.
  struct MissingIcon: Error, Hashable { let name: String }

  // Where the parts of a symbol stand, in the square of an icon; all chosen, near what iOS shows.
  private static let square = CGRect(x: 0, y: 0, width: side, height: side)
  private static let beside = CGRect(x: 0, y: 0, width: 11.5, height: 11.5)
  private static let below = CGRect(x: 0, y: 1.5, width: 14.5, height: 14.5)
  private static let dot = CGRect(x: 10, y: 0, width: 6, height: 6)
  private static let corner = CGRect(x: 9.5, y: 9.5, width: 6.5, height: 6.5)

  /// Returns the shape as large as a rectangle allows, in its middle.
  private func fitted(into box: CGRect) -> SymbolShape {
    let ink = bounds
    guard !ink.isNull else { return self }
    let scale = min(box.width / max(ink.width, 1), box.height / max(ink.height, 1))
    let map = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: box.midX - ink.midX * scale,
      ty: box.midY - ink.midY * scale)
    return SymbolShape(
      parts: parts.map {
        Part(elements: $0.elements.map { $0.applying(map) }, isEvenOdd: $0.isEvenOdd)
      })
  }

  /// Returns what is left of a path where the shape is cut out of it.
  private func cut(outOf path: CGPath) -> Part {
    let rest = parts.reduce(path) { $0.subtracting($1.path, using: $1.rule) }
    return Part(elements: rest.elements, isEvenOdd: false)
  }

  /// Returns the parts without what a path covers, which is little of each.
  private func without(_ path: CGPath) -> [Part] {
    parts.map { part in
      let rest = part.path.subtracting(path, using: part.rule)
      let (before, after) = (part.path.boundingBoxOfPath, rest.boundingBoxOfPath)
      // Outlines that touch themselves can lose more than was taken out: they stay whole.
      let isWhole = !after.isNull && after.insetBy(dx: -Self.loss, dy: -Self.loss).contains(before)
      return isWhole ? Part(elements: rest.elements, isEvenOdd: false) : part
    }
  }

  /// How much of an edge a cut may take.
  ///
  /// *Units*: of the icon's square.
  private static let loss: CGFloat = 4

  /// Returns a band along the line from the upper left corner to the lower right one.
  ///
  /// *Units* of both: of the icon's square; `from` is how far the band lies below that line.
  private static func band(width: CGFloat, from offset: CGFloat) -> CGPath {
    let path = CGMutablePath()
    let across = CGPoint(x: -0.5.squareRoot() * width, y: 0.5.squareRoot() * width)
    let start = CGPoint(x: 1 - 0.5.squareRoot() * offset, y: 1 + 0.5.squareRoot() * offset)
    let end = CGPoint(x: start.x + side - 2, y: start.y + side - 2)
    path.addLines(between: [
      start, end, CGPoint(x: end.x + across.x, y: end.y + across.y),
      CGPoint(x: start.x + across.x, y: start.y + across.y),
    ])
    path.closeSubpath()
    return path
  }

  /// The size in which letters are taken from their font, before they are fitted.
  private static let fontSize: CGFloat = 100

  @MainActor
  private static func outline(of text: String) -> Part {
    let font = UIFont.systemFont(ofSize: fontSize, weight: .semibold)
    var pen: CGFloat = 0
    var elements: [PathElement] = []
    for letter in text {
      let map = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: pen, ty: 0)
      elements += font.outline(of: String(letter)).map { $0.applying(map) }
      pen += font.advance(of: String(letter))
    }
    return Part(elements: elements, isEvenOdd: false)
  }
}

extension SymbolShape.Part {
  fileprivate var path: CGPath { CGPath(elements: elements) }
  fileprivate var rule: CGPathFillRule { isEvenOdd ? .evenOdd : .winding }
}

extension SymbolFigure {
  /// Returns the edge, or where the line along it ends; in the square of an icon.
  fileprivate func path(inset: CGFloat) -> CGPath {
    let box = self.box.insetBy(dx: inset, dy: inset)
    let radius =
      switch self {
      case .rectangle, .uprightRectangle: 2.5 - inset
      case .app: 4 - inset
      case .capsule, .uprightCapsule: min(box.width, box.height) / 2
      case .oval, .uprightOval: 0.0
      }
    return radius == 0
      ? CGPath(ellipseIn: box, transform: nil)
      : CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  /// What the figure fills; chosen, near what iOS shows.
  private var box: CGRect {
    switch self {
    case .rectangle: CGRect(x: 0, y: 2, width: 16, height: 12)
    case .uprightRectangle: CGRect(x: 2, y: 0, width: 12, height: 16)
    case .capsule: CGRect(x: 0, y: 3.5, width: 16, height: 9)
    case .uprightCapsule: CGRect(x: 3.5, y: 0, width: 9, height: 16)
    case .oval: CGRect(x: 0, y: 2.5, width: 16, height: 11)
    case .uprightOval: CGRect(x: 2.5, y: 0, width: 11, height: 16)
    case .app: CGRect(x: 1, y: 1, width: 14, height: 14)
    }
  }
}

extension SymbolForm {
  /// The edge, in the square of an icon.
  fileprivate var outer: CGPath { path(inset: 0) }

  /// Where the line along the edge ends.
  fileprivate var inner: CGPath { path(inset: 1) }

  /// Where the symbol in it stands.
  fileprivate var room: CGRect {
    switch self {
    case .circle, .square: CGRect(x: 4, y: 4, width: 8, height: 8)
    case .rectangle: CGRect(x: 4, y: 4.5, width: 8, height: 7)
    case .diamond: CGRect(x: 5, y: 5, width: 6, height: 6)
    }
  }

  private func path(inset: CGFloat) -> CGPath {
    let side = SymbolShape.side
    let box = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: inset, dy: inset)
    let radius = 3 - inset
    switch self {
    case .circle: return CGPath(ellipseIn: box, transform: nil)
    case .square:
      return CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil)
    case .rectangle:
      let low = box.insetBy(dx: 0, dy: 2)
      return CGPath(roundedRect: low, cornerWidth: radius, cornerHeight: radius, transform: nil)
    case .diamond:
      // The edge is as thick as elsewhere, measured across it.
      let reach = side / 2 - inset * 2.0.squareRoot()
      let path = CGMutablePath()
      path.addLines(between: [
        CGPoint(x: side / 2, y: side / 2 - reach), CGPoint(x: side / 2 + reach, y: side / 2),
        CGPoint(x: side / 2, y: side / 2 + reach), CGPoint(x: side / 2 - reach, y: side / 2),
      ])
      path.closeSubpath()
      return path
    }
  }
}
