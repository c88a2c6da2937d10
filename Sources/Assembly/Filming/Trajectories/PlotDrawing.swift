import Drawing
import Foundation
import Geometry

/// Collects the lines, curves and words of a plot.
struct PlotDrawing {
  private(set) var commands: [DrawCommand] = []

  mutating func fill(_ rectangle: CGRect, _ color: Color) {
    commands.append(.fill(.rectangle(rectangle), color, transform: .identity))
  }

  /// Draws horizontal lines with their values to the left, vertical ones at the seconds, and a
  /// title.
  mutating func grid(in panel: CGRect, seconds: PlotScale, values: PlotScale, title: String) {
    for tick in seconds.ticks {
      let x = seconds.place(of: tick)
      line(CGPoint(x: x, y: panel.minY), CGPoint(x: x, y: panel.maxY), Self.gridColor)
    }
    for tick in values.ticks {
      let y = values.place(of: tick)
      line(CGPoint(x: panel.minX, y: y), CGPoint(x: panel.maxX, y: y), Self.gridColor)
      text(
        values.label(of: tick),
        in: CGRect(x: 0, y: y - 8, width: panel.minX - 6, height: 16), .right)
    }
    text(
      title, in: CGRect(x: panel.minX, y: panel.minY - 19, width: panel.width, height: 16),
      weight: 600)
  }

  /// Writes the seconds below the last panel.
  mutating func secondsBelow(_ area: CGRect, _ seconds: PlotScale) {
    for tick in seconds.ticks {
      let x = seconds.place(of: tick)
      text(
        seconds.label(of: tick), in: CGRect(x: x - 30, y: area.maxY + 4, width: 60, height: 16),
        .center)
    }
    text(
      "seconds", in: CGRect(x: area.minX, y: area.maxY + 22, width: area.width, height: 16),
      .center)
  }

  mutating func curve(_ points: [CGPoint], _ color: Color, width: CGFloat) {
    guard let first = points.first else { return }
    let path = [PathElement.move(first)] + points.dropFirst().map { .line($0) }
    commands.append(
      .stroke(
        .path(path, rule: .winding), StrokeStyle(width: width, cap: .round, join: .round), color,
        transform: .identity))
  }

  /// Writes the names of the views in their colours, side by side above the panels.
  mutating func legend(_ names: [String], width: Double) {
    let column = min(180, width / Double(max(names.count, 1)))
    for (index, name) in names.enumerated() {
      let x = 56 + Double(index) * column
      fill(CGRect(x: x, y: 16, width: 14, height: 4), Self.color(index))
      text(name, in: CGRect(x: x + 20, y: 10, width: column - 24, height: 16))
    }
  }

  private mutating func line(_ from: CGPoint, _ to: CGPoint, _ color: Color) {
    commands.append(
      .stroke(
        .path([.move(from), .line(to)], rule: .winding), StrokeStyle(width: 0.5), color,
        transform: .identity))
  }

  private mutating func text(
    _ string: String, in box: CGRect, _ alignment: TextRun.Alignment = .left, weight: Int = 400
  ) {
    commands.append(
      .text(
        TextRun(
          string, font: Typeface(size: 11, weight: weight), color: Self.textColor, box: box,
          alignment: alignment),
        transform: .identity))
  }

  /// Returns the colour of a curve; after eight the colours repeat.
  ///
  /// Source: Okabe and Ito, "Color universal design", 2008: colours that colour-blind people can
  /// tell apart too.
  static func color(_ number: Int) -> Color { palette[number % palette.count] }

  private static let palette: [Color] = [
    Color(red: 0.84, green: 0.37, blue: 0), Color(red: 0, green: 0.45, blue: 0.7),
    Color(red: 0, green: 0.62, blue: 0.45), Color(red: 0.8, green: 0.47, blue: 0.65),
    Color(red: 0.9, green: 0.62, blue: 0), Color(red: 0.34, green: 0.71, blue: 0.91),
    Color(red: 0.94, green: 0.89, blue: 0.26), .black,
  ]
  private static let gridColor = Color(red: 0.85, green: 0.85, blue: 0.87)
  private static let textColor = Color(red: 0.2, green: 0.2, blue: 0.22)
}
