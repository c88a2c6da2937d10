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
    let reach = max(reference.width, reference.height) / 2
    let turns = [\Pose.angle, \.shear, \.tiltX, \.tiltY].map { abs(turn($0)) }.reduce(0, +)
    let scales = abs(actual.scaleX - reference.scaleX) + abs(actual.scaleY - reference.scaleY)
    let scrolled =
      abs(actual.scrollX - reference.scrollX) + abs(actual.scrollY - reference.scrollY)
    return distance + scrolled + abs(actual.width - reference.width)
      + abs(actual.height - reference.height)
      + (turns + scales) * reach + abs(actual.alpha - reference.alpha) * Self.weightOfAlpha
  }

  /// The difference of the angles, clockwise, -π...π.
  ///
  /// *Units*: radians.
  private var turn: Double { turn(\.angle) }

  /// The difference of angles that count around, -π...π.
  ///
  /// *Units*: radians.
  private func turn(_ angle: KeyPath<Pose, Double>) -> Double {
    (actual[keyPath: angle] - reference[keyPath: angle]).remainder(dividingBy: 2 * .pi)
  }

  /// The difference without the view's name: `stands 3.2 pt lower`, `is 2 pt wider and turned 4°
  /// further clockwise`, `has its right edge 10 pt further right`.
  var inWords: String {
    let (across, down) = (edges.x, edges.y)
    var parts: [String] = []
    var places = [down.stands, across.stands].compactMap(\.self)
    // A direction with less than a hundredth of the way is left out.
    let (right, lower) = (abs(actual.x - reference.x), abs(actual.y - reference.y))
    if places.count == 2, min(right, lower) < max(right, lower) / 100 {
      places = [lower > right ? places[0] : places[1]]
    }
    if !places.isEmpty { parts.append("stands " + places.joined(separator: " and ")) }
    let moved = across.moved + down.moved
    if !moved.isEmpty { parts.append("has " + Words.list(moved)) }
    let changes = [across.grows, down.grows].compactMap(\.self) + turns + scrolls
    if !changes.isEmpty { parts.append("is " + changes.joined(separator: " and ")) }
    if actual.alpha != reference.alpha {
      parts.append("has the opacity " + Words.both(actual.alpha, reference.alpha))
    }
    return parts.joined(separator: ", ")
  }

  /// Where the view stands and how large it is, along both axes.
  private var edges: (x: EdgeDifference, y: EdgeDifference) {
    func difference(_ center: KeyPath<Pose, Double>, _ side: KeyPath<Pose, Double>)
      -> (center: Double, size: Double)
    {
      (
        actual[keyPath: center] - reference[keyPath: center],
        actual[keyPath: side] - reference[keyPath: side]
      )
    }
    let (x, y) = (difference(\.x, \.width), difference(\.y, \.height))
    return (
      EdgeDifference(
        center: x.center, size: x.size, hasEdges: isUpright, near: "left", far: "right",
        onwards: "further right", back: "further left", more: "wider", less: "narrower"),
      EdgeDifference(
        center: y.center, size: y.size, hasEdges: isUpright, near: "upper", far: "lower",
        onwards: "lower", back: "higher", more: "taller", less: "less tall")
    )
  }

  /// Whether the edges of the view are those of its frame in both.
  private var isUpright: Bool {
    [reference, actual].allSatisfy {
      ($0.scaleX, $0.scaleY, $0.shear) == (1, 1, 0) && ($0.tiltX, $0.tiltY, $0.angle) == (0, 0, 0)
    }
  }

  /// How far the view is scrolled: `scrolled 30 pt further down`.
  private var scrolls: [String] {
    let ways = [
      (actual.scrollX - reference.scrollX, "right", "left"),
      (actual.scrollY - reference.scrollY, "down", "up"),
    ].filter { $0.0 != 0 }.map { "\(Words.points($0.0)) further \($0.0 > 0 ? $0.1 : $0.2)" }
    return ways.isEmpty ? [] : ["scrolled " + Words.list(ways)]
  }

  /// How the view is turned, scaled, leaned and tilted.
  private var turns: [String] {
    var changes: [String] = []
    if turn != 0 {
      let degrees = Words.number(turn * 180 / .pi)
      changes.append("turned \(degrees)° further \(turn > 0 ? "clockwise" : "counterclockwise")")
    }
    let (x, y) = (
      Words.both(actual.scaleX, reference.scaleX), Words.both(actual.scaleY, reference.scaleY)
    )
    switch (actual.scaleX != reference.scaleX, actual.scaleY != reference.scaleY) {
    case (true, true) where x == y: changes.append("scaled to \(x)")
    case (true, true): changes.append("scaled to \(x) in width and to \(y) in height")
    case (true, false): changes.append("scaled to \(x) in width")
    case (false, true): changes.append("scaled to \(y) in height")
    case (false, false): break
    }
    func degrees(_ angle: Double) -> Double { angle * 180 / .pi }
    for (name, path) in [
      ("leaned by", \Pose.shear), ("tilted about its horizontal axis by", \.tiltX),
      ("tilted about its vertical axis by", \.tiltY),
    ]
    where actual[keyPath: path] != reference[keyPath: path] {
      // The old angle is told as the one within half a turn of the new one.
      let old = actual[keyPath: path] - turn(path)
      changes.append(name + " " + Words.both(degrees(actual[keyPath: path]), degrees(old), "°"))
    }
    return changes
  }

  /// The distance that counts as much as fading away entirely.
  ///
  /// *Units*: points.
  private static let weightOfAlpha = 10.0
}

/// The difference along one axis: where a view stands, or which of its edges moved.
private struct EdgeDifference {
  /// How far the centre moved, and by how much the side is longer.
  ///
  /// *Units*: points.
  let center: Double
  let size: Double
  /// Whether edges can be told of, as of views that are not turned.
  let hasEdges: Bool
  let near: String
  let far: String
  let onwards: String
  let back: String
  let more: String
  let less: String

  /// Whether the edges moved in different ways, and not only apart.
  private var movesEdges: Bool { hasEdges && size != 0 && abs(center) > abs(size) / 100 }

  /// `3.2 pt lower`; nil where the view stands as before, or its edges tell more.
  var stands: String? { center == 0 || movesEdges || isOnlyLonger ? nil : way(center) }

  /// `2 pt wider`; nil where the view is as large as before, or its edges tell more.
  var grows: String? {
    size == 0 || movesEdges ? nil : "\(Words.points(size)) \(size > 0 ? more : less)"
  }

  /// `its right edge 10 pt further right`; the edges that moved.
  var moved: [String] {
    guard movesEdges else { return [] }
    let edges = [(near, center - size / 2), (far, center + size / 2)]
    let most = edges.map { abs($0.1) }.max() ?? 0
    return edges.filter { abs($0.1) > most / 100 }.map { "its \($0.0) edge \(way($0.1))" }
  }

  private var isOnlyLonger: Bool { hasEdges && size != 0 }

  private func way(_ distance: Double) -> String {
    "\(Words.points(distance)) \(distance > 0 ? onwards : back)"
  }
}
