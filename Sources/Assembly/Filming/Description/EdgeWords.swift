import Wording

/// How a view of which some edges stay grows or shrinks: its middle moves, and nobody would call that a
/// motion.
struct EdgeWords {
  private let phrases: [String]
  private let place: MotionLeg

  /// Looks at what a view does at one time; `nil` where no edge stays while the middle moves.
  ///
  /// - Parameters:
  ///   - legs: what changes.
  ///   - isUpright: whether the view is neither turned nor scaled.
  init?(of legs: [MotionLeg], isUpright: Bool) {
    guard isUpright, let place = legs.first(where: { $0.quantity == .place }),
      let size = legs.first(where: { $0.quantity == .size }), place.start == size.start,
      place.returns == size.returns, place.jumpsBackAt == size.jumpsBackAt
    else { return nil }
    let (moves, grows) = (place.way, size.way)
    let least = ToldQuantity.place.least
    var (left, told) = (moves, [String]())
    for axis in moves.indices where abs(moves[axis]) >= least {
      let (low, high) = (moves[axis] - grows[axis] / 2, moves[axis] + grows[axis] / 2)
      guard min(abs(low), abs(high)) < least, max(abs(low), abs(high)) >= least else { continue }
      let isHigh = abs(high) > abs(low)
      var way = [0.0, 0.0]
      way[axis] = isHigh ? high : low
      left[axis] = 0
      told.append(
        "its \(Self.names[axis][isHigh ? 1 : 0]) edge goes \(MotionLeg.direction(way))")
    }
    guard !told.isEmpty else { return nil }
    if left.contains(where: { abs($0) >= least }) {
      told.insert("moves \(MotionLeg.direction(left))", at: 0)
    }
    let tail =
      place.isLastStep
      ? " in the last frame"
      : place.isAtOnce
        ? " at once"
        : place.returns ? " and back" : place.jumpsBackAt == nil ? "" : " and jumps back at once"
    (phrases, self.place) = (told.map { $0 + tail }, place)
  }

  /// Returns what is said of the place of the view; `nil` for another quantity.
  func words(insteadOf leg: MotionLeg) -> String? {
    leg == place ? phrases.joined(separator: ", ") : nil
  }

  private static let names = [["left", "right"], ["upper", "lower"]]
}

extension MotionLeg {
  /// How far each number goes: to its end, or to where it comes back from.
  fileprivate var way: [Double] { zip(goal, from).map { $0 - $1 } }
}
