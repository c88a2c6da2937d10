/// One motion of one quantity, from rest to rest.
package struct MotionLeg: Hashable, Sendable {
  /// What moves, which says the units of all numbers here.
  package let quantity: ToldQuantity
  /// The last frame before it begins.
  package let start: Int
  /// The first frame from which on it is nearly where it ends.
  package let rest: Int
  /// Whether it is still going on in the last frame of the scene, or in the last one in which it is seen.
  package let isOngoing: Bool
  /// The frame in which it goes while it moves; `nil` where it does not.
  package let goesAt: Int?
  /// Whether it is one step in the last frame of the scene, after which it may go on.
  package let isLastStep: Bool
  /// The frame in which it jumps back to its beginning; `nil` where it does not.
  package private(set) var jumpsBackAt: Int?
  /// How often it is made each time from the beginning, to which it jumps back.
  package private(set) var times = 1
  /// The numbers before and after.
  package let from: [Double]
  /// The numbers after it; those before it where it jumps back.
  package let to: [Double]
  /// How far beyond its end it goes, in the direction in which it went, or beyond its beginning where it
  /// comes back to it; 0 for not at all.
  ///
  /// *Shape*: one for each number of what goes its own way with each, otherwise one.
  package private(set) var overshoots: [Double] = []
  /// The frame in which it is farthest beyond its end.
  package private(set) var overshootFrame = 0
  /// How far it first goes the other way; 0 for not at all.
  ///
  /// *Shape*: as of the overshoots.
  package private(set) var windups: [Double] = []
  /// How far it is beside the straight line from its beginning to its end at most.
  package private(set) var bow = 0.0
  /// The numbers to which it goes: its end, or from where it comes or jumps back.
  package private(set) var goal: [Double]
  /// The numbers where it is farthest from its beginning.
  package private(set) var farthest: [Double]
  /// How often it turns back.
  package private(set) var turnings = 0
  /// The fastest change, in its unit a second.
  package private(set) var speed = 0.0
  /// The frame at the end of the fastest step.
  package private(set) var speedFrame = 0

  /// The greatest overshoot; 0 for none.
  package var overshoot: Double { overshoots.max() ?? 0 }

  /// Whether it moves back to where it began, or nearly, compared with how far it was.
  package var returns: Bool { jumpsBackAt == nil && times == 1 && isBack }

  private var isBack: Bool {
    quantity.distance(from, to)
      < max(quantity.least, quantity.distance(from, farthest) * Self.leastShare)
  }

  /// Whether it is one step, without anything in between.
  package var isAtOnce: Bool { rest - start <= 1 && !isOngoing }

  /// Looks at a stretch of a course; `nil` where nothing changes enough to be told.
  ///
  /// - Parameters:
  ///   - stretch: indices of the changes.
  ///   - course: the course.
  ///   - quantity: what it is of.
  ///   - last: the last frame of the scene.
  ///   - goes: the frames in which it was there no more.
  ///   - rate: frames a second.
  package init?(
    _ stretch: ClosedRange<Int>, of course: Course, _ quantity: ToldQuantity, last: Int,
    goes: [Int], rate: Int
  ) {
    var values = Array(course.values[(stretch.lowerBound - 1)...stretch.upperBound])
    let first = course.frames[stretch.lowerBound] - 1
    var frames = [first] + course.frames[stretch]
    let saw = Sawtooth(values, quantity)
    let jumps = saw == nil && Self.jumpsBack(values, quantity)
    let (from, to) = (
      values[saw?.first.lowerBound ?? 0], jumps ? values[0] : values[values.count - 1]
    )
    if jumps { values[values.count - 1] = from }
    self.quantity = quantity
    (self.from, self.to, start) = (from, to, first)
    let shown = saw.map { Array(values[$0.first]) } ?? values
    let reach = shown.map { quantity.distance($0, from) }.max() ?? 0
    let far = shown.first { quantity.distance($0, from) >= reach - Self.slack } ?? from
    (farthest, goal) = (far, to)
    guard reach >= quantity.least else { return nil }
    let late = values.lastIndex { quantity.distance($0, to) > quantity.least } ?? 0
    let (end, calm) = (frames[frames.count - 1], frames[min(late + 1, frames.count - 1)])
    let isStep = end - first <= 1
    let isGone = end < last && calm == end && goes.contains(end + 1) && !isStep && !jumps
    isLastStep = isStep && end >= last
    goesAt = isGone ? end + 1 : nil
    isOngoing = (end >= last && !isStep) || isGone
    rest = isOngoing ? end : calm
    if let saw {
      times = saw.count
      (values, frames) = (shown, Array(frames[saw.first]))
      goal = values[values.count - 1]
    } else if jumps {
      jumpsBackAt = end
      values.removeLast()
      frames.removeLast()
      goal = values[values.count - 1]
    } else if isBack {
      goal = far
    }
    follow(values, frames)
    findSpeed(values, frames, rate: rate)
  }

  /// Whether the last step leads back to the beginning, and is none of those before, as where an animation
  /// is over that did not change its layer.
  private static func jumpsBack(_ values: [[Double]], _ quantity: ToldQuantity) -> Bool {
    let steps = zip(values, values.dropFirst()).map { quantity.distance($0, $1) }
    guard steps.count > 2, let last = steps.last, let end = values.last else { return false }
    let off = quantity.way(from: values[0], to: end)
    let none = off.map { _ in 0.0 }
    // The first step may be a jump, too: to where the animation begins.
    return quantity.distance(off, none) < max(quantity.least, last * leastShare)
      && last > 2 * (steps.dropFirst().dropLast().max() ?? last)
  }

  private mutating func follow(_ values: [[Double]], _ frames: [Int]) {
    let ways = quantity.isParted ? partedWays(values, to: goal) : [straightWay(values, to: goal)]
    let far = returns ? values.firstIndex(of: goal) ?? 0 : 0
    var most = 0.0
    for way in ways {
      let beyond = way.beyond(returns ? far : nil)
      overshoots.append(beyond?.distance ?? 0)
      windups.append(returns ? 0 : way.windup)
      turnings = max(turnings, way.turnings)
      if let beyond, beyond.distance / way.least > most {
        (most, overshootFrame) = (beyond.distance / way.least, frames[beyond.index])
      }
    }
  }

  /// The way of each number by itself.
  private func partedWays(_ values: [[Double]], to goal: [Double]) -> [MotionWay] {
    from.indices.map { part in
      let length = goal[part] - from[part]
      return MotionWay(
        places: values.map { ($0[part] - from[part]) * (length < 0 ? -1 : 1) },
        length: abs(length), least: quantity.least(of: part))
    }
  }

  /// The way along the straight line to a goal.
  ///
  /// What goes farther aside than ahead, such as around a circle, goes beyond nothing.
  private mutating func straightWay(_ values: [[Double]], to goal: [Double]) -> MotionWay {
    let way = zip(goal, from).map { $0 - $1 }
    let length = quantity.distance(goal, from)
    guard length > 0 else { return MotionWay(places: [], length: 0, least: quantity.least) }
    let places = values.map { value in
      zip(zip(value, from), way).reduce(0) { $0 + ($1.0.0 - $1.0.1) * $1.1 } / length
    }
    for (place, value) in zip(places, values) {
      let aside = zip(zip(value, from), way).reduce(0) { sum, part in
        let off = part.0.0 - part.0.1 - part.1 * place / length
        return sum + off * off
      }
      bow = max(bow, aside.squareRoot())
    }
    return MotionWay(places: places, length: length, least: quantity.least, isRound: bow > length)
  }

  private mutating func findSpeed(_ values: [[Double]], _ frames: [Int], rate: Int) {
    for index in frames.indices.dropFirst() {
      let seconds = Double(frames[index] - frames[index - 1]) / Double(rate)
      let step = quantity.step(values[index - 1], values[index]) / seconds
      if step > speed + Self.slack { (speed, speedFrame) = (step, frames[index]) }
    }
  }

  /// The share of its way that is left of what does not come back.
  private static let leastShare = 0.02
  /// What a speed has to be greater by to be another one.
  private static let slack = 1e-6
}
