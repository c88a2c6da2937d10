import func Arithmetic.atan2
import Foundation
import Geometry

/// Reads the path data of SVG.
///
/// Source: W3C, Scalable Vector Graphics 2, Paths.
struct SymbolPath {
  private(set) var path = CGMutablePath()
  private var data: Substring
  /// The end of the last segment.
  private var point = CGPoint.zero
  /// The start of the subpath.
  private var start = CGPoint.zero
  /// The last control point of a curve before, and the command that drew it.
  private var control: (point: CGPoint, command: Character)?

  /// Reads path data; nil where it breaks the grammar.
  init?(_ data: String) {
    self.data = data[...]
    var command: Character?
    while true {
      skipSeparators()
      guard let next = self.data.first else { return }
      if next.isLetter {
        self.data.removeFirst()
        command = next
      } else if command == "M" || command == "m" {
        // Further points after a movement are lines.
        command = command == "M" ? "L" : "l"
      }
      guard let command, draw(command) else { return nil }
    }
  }

  /// Draws one segment; returns false where its numbers are missing.
  private mutating func draw(_ command: Character) -> Bool {
    let isRelative = command.isLowercase
    let origin = isRelative ? point : .zero
    let kind = Character(command.uppercased())
    let before = control
    control = nil
    switch kind {
    case "M":
      guard let end = readPoint(from: origin) else { return false }
      path.move(to: end)
      (point, start) = (end, end)
    case "L":
      guard let end = readPoint(from: origin) else { return false }
      line(to: end)
    case "H":
      guard let x = readNumber() else { return false }
      line(to: CGPoint(x: origin.x + x, y: point.y))
    case "V":
      guard let y = readNumber() else { return false }
      line(to: CGPoint(x: point.x, y: origin.y + y))
    case "C", "S":
      let mirrored = Self.mirrored(before, in: ["C", "S"], at: point)
      guard let first = kind == "C" ? readPoint(from: origin) : mirrored,
        let second = readPoint(from: origin), let end = readPoint(from: origin)
      else { return false }
      path.addCurve(to: end, control1: first, control2: second)
      (point, control) = (end, (second, kind))
    case "Q", "T":
      let mirrored = Self.mirrored(before, in: ["Q", "T"], at: point)
      guard let middle = kind == "Q" ? readPoint(from: origin) : mirrored,
        let end = readPoint(from: origin)
      else { return false }
      path.addQuadCurve(to: end, control: middle)
      (point, control) = (end, (middle, kind))
    case "A":
      guard let width = readNumber(), let height = readNumber(), let turn = readNumber(),
        let isLarge = readFlag(), let isClockwise = readFlag(), let end = readPoint(from: origin)
      else { return false }
      arc(
        to: end, radii: CGSize(width: abs(width), height: abs(height)),
        turn: turn * .pi / 180, isLarge: isLarge, isClockwise: isClockwise)
    case "Z":
      path.closeSubpath()
      point = start
    default: return false
    }
    return true
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    point = end
  }

  private static func mirrored(
    _ control: (point: CGPoint, command: Character)?, in commands: [Character], at point: CGPoint
  ) -> CGPoint? {
    guard let control, commands.contains(control.command) else { return point }
    return CGPoint(x: 2 * point.x - control.point.x, y: 2 * point.y - control.point.y)
  }

  /// Adds a part of an ellipse.
  ///
  /// Source: W3C, Scalable Vector Graphics 2, Elliptical arc implementation notes.
  private mutating func arc(
    to end: CGPoint, radii: CGSize, turn: CGFloat, isLarge: Bool, isClockwise: Bool
  ) {
    defer { point = end }
    guard radii.width > 0, radii.height > 0, end != point else {
      path.addLine(to: end)
      return
    }
    // In a space in which the ellipse is a unit circle.
    let shape = CGAffineTransform(rotationAngle: turn).scaledBy(x: radii.width, y: radii.height)
    let toUnit = shape.inverted()
    let (from, to) = (point.applying(toUnit), end.applying(toUnit))
    let half = CGVector(dx: (to.x - from.x) / 2, dy: (to.y - from.y) / 2)
    let length = (half.dx * half.dx + half.dy * half.dy).squareRoot()
    // Radii that do not reach are enlarged.
    let scale = max(1, length)
    let height = (scale * scale - length * length).squareRoot()
    let side: CGFloat = isLarge == isClockwise ? 1 : -1
    let center = CGPoint(
      x: (from.x + to.x) / 2 + side * height * half.dy / length,
      y: (from.y + to.y) / 2 - side * height * half.dx / length)
    let first = atan2(from.y - center.y, from.x - center.x)
    var sweep = atan2(to.y - center.y, to.x - center.x) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    path.addRelativeArc(
      center: center, radius: scale, startAngle: first, delta: sweep, transform: shape)
  }

  private mutating func skipSeparators() {
    data = data.drop { $0.isWhitespace || $0 == "," }
  }

  private mutating func readPoint(from origin: CGPoint) -> CGPoint? {
    guard let x = readNumber(), let y = readNumber() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// Reads a flag, after which nothing needs to stand before the next number.
  private mutating func readFlag() -> Bool? {
    skipSeparators()
    guard let first = data.first, first == "0" || first == "1" else { return nil }
    data.removeFirst()
    return first == "1"
  }

  /// Reads a number, which ends where another begins: `.5.5` are two.
  private mutating func readNumber() -> CGFloat? {
    skipSeparators()
    var text = ""
    var hasPoint = false
    while let next = data.first {
      let isSign = next == "-" || next == "+"
      let isExponent = next == "e" || next == "E"
      if isSign, !text.isEmpty, text.last?.lowercased() != "e" { break }
      if next == ".", hasPoint { break }
      guard next.isWholeNumber || next == "." || isSign || isExponent else { break }
      hasPoint = hasPoint || next == "."
      text.append(next)
      data.removeFirst()
    }
    return Double(text).map { CGFloat($0) }
  }
}
