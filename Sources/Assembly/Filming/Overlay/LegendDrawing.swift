import Drawing
import Geometry
import UIKit

/// Draws what the colours of the physics mean, in the upper left corner.
@MainActor
enum LegendDrawing {
  /// Returns the commands: a plate, and for each kind of thing in a picture a line and a word.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - isFramed: whether the system shows its own signs at the upper edge of the screen.
  /// - Returns: the commands; none where nothing of the physics is there.
  static func commands(for picture: DisplayList, isFramed: Bool) -> [DrawCommand] {
    var colors: Set<Color> = []
    collect(&colors, in: picture)
    let rows = PhysicsLegend.rows.filter { colors.contains(color(of: $0)) }
    guard !rows.isEmpty else { return [] }
    let plate = CGRect(
      x: isFramed ? 2 * edge : edge, y: isFramed ? belowSigns : edge, width: width,
      height: Double(rows.count) * rowHeight + 2 * padding)
    var commands: [DrawCommand] = [
      .fill(
        .roundedRectangle(plate, radius: 5), Color(red: 1, green: 1, blue: 1, alpha: 0.85),
        transform: .identity),
      .stroke(
        .roundedRectangle(plate, radius: 5), StrokeStyle(width: 0.5),
        Color(red: 0, green: 0, blue: 0, alpha: 0.4), transform: .identity),
    ]
    for (place, row) in rows.enumerated() {
      let middle = plate.minY + padding + (Double(place) + 0.5) * rowHeight
      let start = CGPoint(x: plate.minX + padding, y: middle)
      commands += [
        .stroke(
          .path([.move(start), .line(CGPoint(x: start.x + 10, y: middle))], rule: .winding),
          StrokeStyle(width: 2), color(of: row), transform: .identity),
        .text(
          TextRun(
            row.word, font: Typeface(size: 7.5, weight: 500),
            color: Color(red: 0.1, green: 0.1, blue: 0.12),
            box: CGRect(
              x: start.x + 14, y: middle - rowHeight / 2, width: width - 14 - 2 * padding,
              height: rowHeight)),
          transform: .identity),
      ]
    }
    return commands
  }

  private static func color(of row: PhysicsLegend.Row) -> Color {
    Color(red: row.red, green: row.green, blue: row.blue)
  }

  /// Collects the colours of lines.
  private static func collect(_ colors: inout Set<Color>, in picture: DisplayList) {
    for command in picture.commands {
      switch command {
      case .stroke(_, _, let color, _): colors.insert(color)
      case .group(let content, _, _, _), .shadow(let content, _, _), .masked(let content, _),
        .vibrant(let content, _), .projected(let content, _, _), .blended(let content, _):
        collect(&colors, in: content)
      case .fill, .gradient, .text, .image, .backdrop, .stamps: break
      }
    }
  }

  /// *Units*: points.
  private static let edge = 6.0
  /// *Units*: points.
  private static let belowSigns = 60.0
  private static let padding = 4.0
  private static let width = 58.0
  private static let rowHeight = 10.0
}
