/// One motion of one quantity, from rest to rest.
package struct MotionLeg: Hashable, Sendable {
  package let quantity: ToldQuantity
  /// The last frame before it begins.
  package let start: Int
  /// The first frame from which on it is nearly where it ends.
  package let rest: Int
  /// Whether it is still going on in the last frame of the scene.
  package let isOngoing: Bool
  /// The numbers before and after.
  package let from: [Double]
  package let to: [Double]
  /// How far beyond its end it goes, in the direction in which it went; 0 for not at all.
  package private(set) var overshoot = 0.0
  /// The frame in which it is farthest beyond its end.
  package private(set) var overshootFrame = 0
  /// How far it first goes the other way; 0 for not at all.
  package private(set) var windup = 0.0
  /// How far it is beside the straight line from its beginning to its end at most.
  package private(set) var bow = 0.0
  /// The numbers where it is farthest from its beginning.
  package private(set) var farthest: [Double]
  /// How often it turns back.
  package private(set) var turnings = 0
  /// The fastest change, in its unit a second.
  package private(set) var speed = 0.0
  /// The frame at the end of the fastest step.
  package private(set) var speedFrame = 0

  /// Whether it ends where it began, or nearly, compared with how far it was.
  package var returns: Bool {
    Self.distance(from, to)
      < max(quantity.least, Self.distance(from, farthest) * Self.leastShare)
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
  ///   - rate: frames a second.
  package init?(
    _ stretch: ClosedRange<Int>, of course: Course, _ quantity: ToldQuantity, last: Int, rate: Int
  ) {
    let values = Array(course.values[(stretch.lowerBound - 1)...stretch.upperBound])
    let first = course.frames[stretch.lowerBound] - 1
    let frames = [first] + course.frames[stretch]
    let (from, to) = (values[0], values[values.count - 1])
    self.quantity = quantity
    (self.from, self.to, start) = (from, to, first)
    let far = values.max { Self.distance($0, from) < Self.distance($1, from) } ?? from
    farthest = far
    let reach = Self.distance(far, from)
    guard reach >= quantity.least else { return nil }
    let late = values.lastIndex { Self.distance($0, to) > quantity.least } ?? 0
    isOngoing = frames[frames.count - 1] >= last
    rest = isOngoing ? last : frames[min(late + 1, frames.count - 1)]
    follow(values, frames, along: returns ? far : to)
    findSpeed(values, frames, rate: rate)
  }

  private mutating func follow(_ values: [[Double]], _ frames: [Int], along goal: [Double]) {
    let way = zip(goal, from).map { $0 - $1 }
    let length = Self.distance(goal, from)
    guard length > 0 else { return }
    let places = values.map { value in
      zip(zip(value, from), way).reduce(0) { $0 + ($1.0.0 - $1.0.1) * $1.1 } / length
    }
    for (index, (place, value)) in zip(places, values).enumerated() {
      let aside = zip(zip(value, from), way).reduce(0) { sum, part in
        let off = part.0.0 - part.0.1 - part.1 * place / length
        return sum + off * off
      }
      bow = max(bow, aside.squareRoot())
      guard !returns else { continue }
      if place - length > overshoot {
        (overshoot, overshootFrame) = (place - length, frames[index])
      }
      windup = max(windup, -place)
    }
    if overshoot < quantity.least { (overshoot, overshootFrame) = (0, 0) }
    if windup < quantity.least { windup = 0 }
    turnings = Self.turnings(of: places, beyond: quantity.least)
  }

  private mutating func findSpeed(_ values: [[Double]], _ frames: [Int], rate: Int) {
    for index in frames.indices.dropFirst() {
      let seconds = Double(frames[index] - frames[index - 1]) / Double(rate)
      let step = Self.distance(values[index], values[index - 1]) / seconds
      if step > speed + Self.slack { (speed, speedFrame) = (step, frames[index]) }
    }
  }

  /// Returns how often numbers turn back by more than a distance.
  private static func turnings(of places: [Double], beyond least: Double) -> Int {
    var (extreme, direction, count) = (places.first ?? 0, 0.0, 0)
    for place in places {
      if direction == 0 {
        if abs(place - extreme) > least { (direction, extreme) = (place > extreme ? 1 : -1, place) }
      } else if (place - extreme) * direction > 0 {
        extreme = place
      } else if (extreme - place) * direction > least {
        (direction, extreme, count) = (-direction, place, count + 1)
      }
    }
    return count
  }

  static func distance(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// The share of its way that is left of what does not come back.
  private static let leastShare = 0.02
  /// What a speed has to be greater by to be another one.
  private static let slack = 1e-6
}
