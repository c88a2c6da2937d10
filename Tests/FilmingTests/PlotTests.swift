import Drawing
import Foundation
import FoundationXML
import Geometry
import SVG
import Staging
import Testing

@testable import Filming
@testable import SVG

@Suite struct PlotScaleTests {
  @Test func `the ticks are round, cover the values and are evenly spaced`() {
    let scale = PlotScale(showing: [13, 547], from: 0, to: 100, ticks: 4)
    #expect(scale.ticks == [0, 200, 400, 600])
    #expect(scale.values == 0...600)
  }

  @Test func `the bounds are drawn at the ends`() {
    let scale = PlotScale(showing: [0, 10], from: 50, to: 20, ticks: 5)
    #expect(scale.place(of: scale.values.lowerBound) == 50)
    #expect(scale.place(of: scale.values.upperBound) == 20)
  }

  @Test(arguments: [
    ([0.0, 0.2], ["0.00", "0.05", "0.10", "0.15", "0.20"]),
    ([-3, 3], ["−4", "−2", "0", "2", "4"]),
    ([0, 4000], ["0", "1000", "2000", "3000", "4000"]),
  ])
  func `labels have the decimals that they need`(values: [Double], labels: [String]) {
    let scale = PlotScale(showing: values, from: 0, to: 100, ticks: 4)
    #expect(scale.ticks.map(scale.label) == labels)
  }

  @Test func `what does not change is in the middle`() {
    let scale = PlotScale(showing: [7, 7, 7], from: 0, to: 100, ticks: 4)
    // 1e-9 points for the rounding of the ticks.
    #expect(abs(scale.place(of: 7) - 50) < 1e-9)
  }

  @Test(arguments: [
    [], [Double.nan], [5], [0, 0], [1e300], [-1e308, 1e308], [.infinity, 1e13], [1e12, -1e12],
  ])
  func `an axis of nothing or of one value is an axis`(values: [Double]) {
    let scale = PlotScale(showing: values, from: 0, to: 100, ticks: 4)
    #expect(scale.ticks.count >= 2)
    #expect(scale.place(of: scale.values.lowerBound) == 0)
    #expect(Set(scale.ticks.map(scale.label)).count == scale.ticks.count)
  }
}

@Suite struct TrajectoryPlotTests {
  private let rows = (0...10).map { frame -> TrajectoryRow in
    let center = CGPoint(x: 100, y: 200 + 3 * Double(frame))
    return TrajectoryRow(
      frame: frame, time: Double(frame) / 60, view: "a < b & c", center: center,
      size: CGSize(width: 40, height: 40), angle: 0.1 * Double(frame), alpha: 1)
  }

  @Test func `there is a curve for each quantity that is of interest`() {
    let curves = TrajectoryPlot(rows).displayList.commands.filter { command in
      if case .stroke(.path(let elements, _), _, _, _) = command {
        elements.count == 11
      } else {
        false
      }
    }
    #expect(curves.count == 3, "x, y and the angle; the size and alpha do not change")
  }

  @Test func `the document is well-formed and says the words`() throws {
    let plot = TrajectoryPlot(rows)
    let text = try SVGDocument(plot.displayList, size: plot.size).text
    let document = try XMLDocument(xmlString: text)
    #expect(document.rootElement()?.name == "svg")
    #expect(document.rootElement()?.stringValue?.contains("a < b & c") == true)
  }
}
