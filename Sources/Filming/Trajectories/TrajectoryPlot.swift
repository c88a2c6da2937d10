import Drawing
import Foundation
import Staging

/// A trajectory as curves over time: one panel a quantity, one colour a view.
package struct TrajectoryPlot: Sendable {
  /// The size of the picture.
  ///
  /// *Units*: points.
  package let size: CGSize
  package let displayList: DisplayList

  package init(_ rows: [TrajectoryRow]) {
    let names = rows.map(\.view).uniqued
    let courses = Dictionary(grouping: rows, by: \.view)
    let quantities = Quantity.all.filter { $0.isShown(for: courses) }
    let plotArea = CGRect(
      x: Layout.left, y: Layout.top, width: Layout.width - Layout.left - Layout.right,
      height: Double(quantities.count) * (Layout.panel + Layout.gap) - Layout.gap)
    size = CGSize(width: Layout.width, height: plotArea.maxY + Layout.bottom)
    let seconds = PlotScale(
      showing: rows.map(\.time), from: plotArea.minX, to: plotArea.maxX, ticks: 10)

    var drawing = PlotDrawing()
    drawing.fill(CGRect(origin: .zero, size: size), .white)
    drawing.legend(names, width: plotArea.width)
    for (index, quantity) in quantities.enumerated() {
      let panel = CGRect(
        x: plotArea.minX, y: plotArea.minY + Double(index) * (Layout.panel + Layout.gap),
        width: plotArea.width, height: Layout.panel)
      let values = PlotScale(
        showing: rows.map(quantity.value),
        from: quantity.growsDownwards ? panel.minY : panel.maxY,
        to: quantity.growsDownwards ? panel.maxY : panel.minY, ticks: 4)
      drawing.grid(in: panel, seconds: seconds, values: values, title: quantity.title)
      for (number, name) in names.enumerated() {
        let points = courses[name, default: []].filter { quantity.value($0).isFinite }.map {
          CGPoint(x: seconds.place(of: $0.time), y: values.place(of: quantity.value($0)))
        }
        drawing.curve(points, PlotDrawing.color(number))
      }
    }
    drawing.secondsBelow(plotArea, seconds)
    displayList = DisplayList(drawing.commands)
  }

  /// The quantity that a panel shows.
  private struct Quantity {
    let title: String
    let value: @Sendable (TrajectoryRow) -> Double
    var growsDownwards = false
    var isAlwaysShown = false

    /// Returns true when a panel for this quantity is needed: it is always shown, or it changes.
    ///
    /// - Parameter courses: the rows of each view.
    /// - Returns: false when the quantity is constant for every view.
    func isShown(for courses: [String: [TrajectoryRow]]) -> Bool {
      isAlwaysShown
        || courses.values.contains { course in course.contains { value($0) != value(course[0]) } }
    }

    static let all = [
      Quantity(title: "x, points", value: { Double($0.center.x) }, isAlwaysShown: true),
      Quantity(
        title: "y, points (down)", value: { Double($0.center.y) }, growsDownwards: true,
        isAlwaysShown: true),
      Quantity(title: "width, points", value: { Double($0.size.width) }),
      Quantity(title: "height, points", value: { Double($0.size.height) }),
      Quantity(title: "angle, radians", value: \.angle, isAlwaysShown: true),
      Quantity(title: "alpha", value: \.alpha),
    ]
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

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order of their first appearance.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
