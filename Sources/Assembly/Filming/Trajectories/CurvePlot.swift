import Drawing
import Foundation

/// Curves over time in panels, one below the other.
package struct CurvePlot: Sendable {
  /// A value at a moment, in seconds.
  package struct Point: Hashable, Sendable {
    /// Seconds, on the horizontal axis.
    package let time: TimeInterval
    /// The value in the unit of its panel; one that is not finite is left out of the curve.
    package let value: Double

    /// Makes a point of a curve.
    package init(time: TimeInterval, value: Double) { (self.time, self.value) = (time, value) }
  }

  /// One curve.
  package struct Curve: Hashable, Sendable {
    let points: [Point]
    /// The place of its name in the legend, which is its colour.
    let color: Int
    let isThin: Bool

    /// Makes a curve.
    package init(points: [Point], color: Int, isThin: Bool = false) {
      (self.points, self.color, self.isThin) = (points, color, isThin)
    }
  }

  /// The curves of one quantity.
  package struct Panel: Hashable, Sendable {
    let title: String
    let growsDownwards: Bool
    /// The curves, in the order in which they are drawn.
    package var curves: [Curve] = []

    /// Makes a panel without curves.
    package init(title: String, growsDownwards: Bool = false) {
      (self.title, self.growsDownwards) = (title, growsDownwards)
    }
  }

  private let legend: [String]
  /// The panels, from the top.
  package var panels: [Panel] = []

  /// Makes a plot without panels.
  ///
  /// - Parameter legend: the names of the colours.
  package init(legend: [String]) { self.legend = legend }

  /// The size of the picture, in points.
  package var size: CGSize { CGSize(width: Layout.width, height: area.maxY + Layout.bottom) }

  /// The plot as a picture.
  package var displayList: DisplayList {
    let points = panels.flatMap(\.curves).flatMap(\.points)
    let seconds = PlotScale(
      showing: points.map(\.time), from: area.minX, to: area.maxX, ticks: 10)
    var drawing = PlotDrawing()
    drawing.fill(CGRect(origin: .zero, size: size), .white)
    drawing.legend(legend, width: area.width)
    for (index, panel) in panels.enumerated() {
      let box = CGRect(
        x: area.minX, y: area.minY + Double(index) * (Layout.panel + Layout.gap),
        width: area.width, height: Layout.panel)
      let values = PlotScale(
        showing: panel.curves.flatMap(\.points).map(\.value),
        from: panel.growsDownwards ? box.minY : box.maxY,
        to: panel.growsDownwards ? box.maxY : box.minY, ticks: 4)
      drawing.grid(in: box, seconds: seconds, values: values, title: panel.title)
      for curve in panel.curves {
        drawing.curve(
          curve.points.filter { $0.value.isFinite }.map {
            CGPoint(x: seconds.place(of: $0.time), y: values.place(of: $0.value))
          }, PlotDrawing.color(curve.color), width: curve.isThin ? 0.75 : 1.5)
      }
    }
    drawing.secondsBelow(area, seconds)
    return DisplayList(drawing.commands)
  }

  private var area: CGRect {
    CGRect(
      x: Layout.left, y: Layout.top, width: Layout.width - Layout.left - Layout.right,
      height: Double(max(panels.count, 1)) * (Layout.panel + Layout.gap) - Layout.gap)
  }

  /// The measures of the plot.
  ///
  /// *Units*: points.
  private enum Layout {
    static let width = 760.0
    static let left = 56.0
    static let right = 20.0
    static let top = 56.0
    static let bottom = 48.0
    static let panel = 140.0
    static let gap = 34.0
  }
}
