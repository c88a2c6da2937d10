import Drawing
import Filming
import Foundation

/// The distances of all views over time, and where each view stands in the recording and in the
/// scene.
package struct CalibrationPlot: Sendable {
  private let outcome: CalibrationOutcome

  /// Prepares the plot of a comparison.
  package init(_ outcome: CalibrationOutcome) { self.outcome = outcome }

  /// The plot as curves over seconds, in panels one below the other.
  package var plot: CurvePlot {
    var plot = CurvePlot(legend: outcome.courses.map(\.view))
    plot.panels.append(
      panel("distance from the scene, points", isDownwards: false) { course in
        [zip(course.times, course.distances).map { ($0, $1) }]
      })
    if let explanation = outcome.explanation, explanation.isEnough {
      plot.panels.append(
        panel(
          "distance with \(explanation.parameter) times \(factor(explanation.factor)), points",
          isDownwards: false
        ) { course in [zip(course.times, course.rests).map { ($0, $1) }] })
    }
    for (title, path, isDownwards) in [
      ("x, points: the recording and, thin, the scene", \Pose.x, false),
      ("y, points (down): the recording and, thin, the scene", \Pose.y, true),
    ] {
      plot.panels.append(
        panel(title, isDownwards: isDownwards) { course in
          let scene = zip(course.times, course.asItIs).compactMap { time, pose in
            pose.map { (time, $0[keyPath: path]) }
          }
          return [zip(course.times, course.seen).map { ($0, $1[keyPath: path]) }, scene]
        })
    }
    return plot
  }

  private func panel(
    _ title: String, isDownwards: Bool,
    _ curves: (CalibrationOutcome.ViewCourse) -> [[(TimeInterval, Double)]]
  ) -> CurvePlot.Panel {
    var panel = CurvePlot.Panel(title: title, growsDownwards: isDownwards)
    for (color, course) in outcome.courses.enumerated() {
      for (number, points) in curves(course).enumerated() where !points.isEmpty {
        panel.curves.append(
          CurvePlot.Curve(
            points: points.map { CurvePlot.Point(time: $0.0, value: $0.1) }, color: color,
            isThin: number > 0))
      }
    }
    return panel
  }

  private func factor(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
}
