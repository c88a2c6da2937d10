import Foundation
import Wording

/// The difference between the poses of a view in the run and in the reference.
struct PoseDifference: Hashable, Sendable {
  let reference: Pose
  let actual: Pose

  /// The distance of the centres.
  ///
  /// *Units*: points.
  var distance: Double { hypot(actual.x - reference.x, actual.y - reference.y) }

  /// The size of the difference, all kinds of it together, to find the largest.
  ///
  /// No unit.
  var weight: Double {
    let turn = abs(turn) * max(reference.width, reference.height) / 2
    return distance + abs(actual.width - reference.width) + abs(actual.height - reference.height)
      + turn + abs(actual.alpha - reference.alpha) * Self.weightOfAlpha
  }

  /// The difference of the angles, clockwise, -π...π.
  ///
  /// *Units*: radians.
  private var turn: Double {
    (actual.angle - reference.angle).remainder(dividingBy: 2 * .pi)
  }

  /// The difference without the view's name: `stands 3.2 pt lower`, `is 2 pt wider and turned 4°
  /// clockwise`.
  var inWords: String {
    var parts: [String] = []
    let (right, down) = (actual.x - reference.x, actual.y - reference.y)
    var places: [String] = []
    if down != 0 { places.append("\(Words.points(down)) \(down > 0 ? "lower" : "higher")") }
    if right != 0 {
      places.append("\(Words.points(right)) further \(right > 0 ? "right" : "left")")
    }
    // A direction with less than a hundredth of the way is left out.
    if abs(down) < abs(right) / 100 { places.removeAll { $0.hasSuffix("er") } }
    if abs(right) < abs(down) / 100 { places.removeAll { $0.hasSuffix("t") } }
    if !places.isEmpty { parts.append("stands " + places.joined(separator: " and ")) }

    var changes: [String] = []
    let (wider, taller) = (actual.width - reference.width, actual.height - reference.height)
    if wider != 0 { changes.append("\(Words.points(wider)) \(wider > 0 ? "wider" : "narrower")") }
    if taller != 0 { changes.append("\(Words.points(taller)) \(taller > 0 ? "taller" : "lower")") }
    if turn != 0 {
      let degrees = Words.number(turn * 180 / .pi)
      changes.append("turned \(degrees)° further \(turn > 0 ? "clockwise" : "counterclockwise")")
    }
    if actual.alpha != reference.alpha {
      let change = actual.alpha - reference.alpha
      changes.append("\(Words.percent(change)) \(change > 0 ? "more opaque" : "more transparent")")
    }
    if !changes.isEmpty { parts.append("is " + changes.joined(separator: " and ")) }
    return parts.joined(separator: ", ")
  }

  /// The distance that counts as much as fading away entirely.
  ///
  /// *Units*: points.
  private static let weightOfAlpha = 10.0
}
