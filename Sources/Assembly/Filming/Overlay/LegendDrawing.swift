import Drawing
import Geometry
import UIKit

/// Draws what the colours of the physics mean, in the upper left corner.
@MainActor
enum LegendDrawing {
  /// The commands: a plate, and for each kind of thing a line and a word.
  static var commands: [DrawCommand] {
    let rows = PhysicsLegend.rows
    let plate = CGRect(
      x: edge, y: edge, width: width, height: Double(rows.count) * rowHeight + 2 * padding)
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
          StrokeStyle(width: 2), Color(red: row.red, green: row.green, blue: row.blue),
          transform: .identity),
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

  /// *Units*: points.
  private static let edge = 6.0
  private static let padding = 4.0
  private static let width = 58.0
  private static let rowHeight = 10.0
}
