import Foundation
import Wording

import func Arithmetic.log10
import func Arithmetic.pow

/// Maps values to places along an axis and finds round numbers to write beside it.
struct PlotScale: Hashable, Sendable {
  /// The range that the axis shows; not empty.
  let values: ClosedRange<Double>
  /// Where the lower and the upper bound are drawn.
  ///
  /// *Units*: points.
  let start: Double
  let end: Double
  /// Round numbers within `values`, evenly spaced, ascending.
  let ticks: [Double]

  /// Makes an axis that shows all of `values`, widened to round numbers.
  ///
  /// - Parameters:
  ///   - values: what is plotted.
  ///   - start: where the lower bound is drawn, in points.
  ///   - end: where the upper bound is drawn, in points.
  ///   - count: about how many ticks are wanted.
  init(showing values: [Double], from start: Double, to end: Double, ticks count: Int) {
    let finite = values.filter { abs($0) <= Self.furthest }
    let middle = ((finite.min() ?? 0) + (finite.max() ?? 0)) / 2
    let reach = max((finite.max() ?? 0) - middle, Self.leastReach)
    let least = middle - reach
    let greatest = middle + reach
    let step = Self.roundStep(2 * reach / Double(count))
    let first = (least / step).rounded(.down)
    let last = max((greatest / step).rounded(.up), first + 1)
    self.values = (first * step)...(last * step)
    self.start = start
    self.end = end
    ticks = stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// Returns where `value` is drawn.
  ///
  /// *Units*: points.
  func place(of value: Double) -> Double {
    let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return start + (end - start) * share
  }

  /// Returns the label of a tick, with as many decimals as tell it from its neighbours.
  func label(of tick: Double) -> String {
    let step = ticks.count > 1 ? ticks[1] - ticks[0] : 1
    let decimals = max(0, Int((-log10(step) - 1e-9).rounded(.up)))
    return Words.fixed(tick, digits: decimals).replacing("-", with: "−")
  }

  /// Returns the least of 1, 2 and 5 times a power of ten that is not below `step`.
  private static func roundStep(_ step: Double) -> Double {
    let power = pow(10, log10(step).rounded(.down))
    let factor: Double = [1.0, 2.0, 5.0].first { $0 * power >= step * (1 - 1e-9) } ?? 10
    return factor * power
  }

  /// The furthest value on an axis: beyond it, ticks could not be told apart.
  private static let furthest = 1e12
  /// The least distance from the middle of an axis to its bounds; a constant value stands in the
  /// middle.
  private static let leastReach = 0.05
}
