import Drawing
import Foundation
import Staging

/// A trajectory as curves over time: one panel a quantity, one colour a view.
package struct TrajectoryPlot: Sendable {
  /// The size of the picture.
  ///
  /// *Units*: points.
  package let size: CGSize
  /// The plot as a picture, in points.
  package let displayList: DisplayList

  /// Plots the rows of a scene: place and turn always, other quantities where they change.
  package init(_ rows: [TrajectoryRow]) {
    let names = rows.map(\.view).uniqued
    let courses = Dictionary(grouping: rows, by: \.view)
    let quantities = Quantity.all.filter { $0.isShown(for: courses) }
    var plot = CurvePlot(legend: names)
    plot.panels = quantities.map { quantity in
      var panel = CurvePlot.Panel(title: quantity.title, growsDownwards: quantity.growsDownwards)
      panel.curves = names.enumerated().map { number, name in
        CurvePlot.Curve(
          points: courses[name, default: []].map {
            CurvePlot.Point(time: $0.time, value: quantity.value($0))
          }, color: number)
      }
      return panel
    }
    size = plot.size
    displayList = plot.displayList
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

    static let all = MotionQuantity.allCases.map { quantity in
      Quantity(
        title: title(of: quantity), value: quantity.value, growsDownwards: quantity == .y,
        isAlwaysShown: [.x, .y, .angle].contains(quantity))
    }

    /// Returns the title of a panel: `y, points (down)`.
    private static func title(of quantity: MotionQuantity) -> String {
      let unit = [" pt": ", points", " rad": ", radians"][quantity.unit] ?? ""
      return quantity.title + unit + (quantity == .y ? " (down)" : "")
    }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order of their first appearance.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
