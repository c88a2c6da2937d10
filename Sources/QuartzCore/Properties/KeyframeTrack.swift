import Geometry

/// Values that are gone through, each at its time.
package struct KeyframeTrack: Hashable, Sendable {
  /// What lies between two values.
  package enum Mode: Hashable, Sendable {
    case linear, discrete, paced, cubic, cubicPaced

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
  }

  /// How a smooth curve goes through a value; all 0 for Catmull and Rom's.
  struct Shape: Hashable, Sendable {
    var tension = 0.0
    var continuity = 0.0
    var bias = 0.0
  }

  /// At least one.
  var values: [AnimatableValue]
  var times: KeyTimes
  var mode = Mode.linear
  /// By the values; those that are missing are 0.
  var shapes: [Shape] = []

  /// Units: 0...1.
  func value(at progress: Double) -> AnimatableValue? {
    guard let first = values.first, let last = values.last else { return nil }
    guard values.count > 1 else { return first }
    if mode == .discrete { return values[min(times.lastKey(at: progress), values.count - 1)] }
    var times = times
    if mode.isPaced, let paces = evenTimes { times.keys = paces }
    let (index, share) = times.place(at: progress, pieces: values.count - 1)
    guard index < values.count - 1 else { return last }
    guard mode.isCubic else { return values[index].towards(values[index + 1], by: share) }
    return curve(from: index, at: share)
  }

  /// When each value is reached at an even speed; nothing for values without distances.
  private var evenTimes: [Double]? {
    var sums = [0.0]
    for index in values.indices.dropLast() {
      guard let length = values[index].distance(to: values[index + 1]) else { return nil }
      sums.append((sums.last ?? 0) + length)
    }
    guard let whole = sums.last, whole > 0 else { return nil }
    return sums.map { $0 / whole }
  }

  /// Hermite's curve from a value to the next.
  ///
  /// Source: Kochanek and Bartels, "Interpolating Splines with Local Tension, Continuity, and Bias
  /// Control", SIGGRAPH 1984. Kinds that do not add up are gone through straight.
  private func curve(from index: Int, at t: Double) -> AnimatableValue {
    let (start, end) = (values[index], values[index + 1])
    let (before, after) = (values[max(index - 1, 0)], values[min(index + 2, values.count - 1)])
    let (first, second) = (shape(of: index), shape(of: index + 1))
    let (t2, t3) = (t * t, t * t * t)
    let (leaving, arriving) = (t3 - 2 * t2 + t, t3 - t2)
    let (tightness, nextTightness) = ((1 - first.tension) / 2, (1 - second.tension) / 2)
    let sum = start.adding(3 * t2 - 2 * t3, of: end, minus: start)?
      .adding(
        leaving * tightness * (1 + first.continuity) * (1 + first.bias), of: start, minus: before)?
      .adding(
        leaving * tightness * (1 - first.continuity) * (1 - first.bias), of: end, minus: start)?
      .adding(
        arriving * nextTightness * (1 - second.continuity) * (1 + second.bias), of: end,
        minus: start)?
      .adding(
        arriving * nextTightness * (1 + second.continuity) * (1 - second.bias), of: after,
        minus: end)
    return sum ?? start.towards(end, by: t)
  }

  private func shape(of index: Int) -> Shape {
    shapes.indices.contains(index) ? shapes[index] : Shape()
  }
}

/// When keys are reached, and how it goes from each to the next.
struct KeyTimes: Hashable, Sendable {
  /// Units: 0...1, rising.
  var keys: [Double]
  /// The pace of each piece; even where it is missing.
  var paces: [CubicTiming] = []

  /// As many as are asked for, at even distances.
  static func even(_ count: Int) -> [Double] {
    (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }

  /// The last key that has been reached.
  func lastKey(at progress: Double) -> Int { keys.lastIndex { $0 <= progress } ?? 0 }

  /// In which piece one is, and how much of it is behind.
  func place(at progress: Double, pieces: Int) -> (Int, Double) {
    guard progress < keys[pieces] else { return (pieces - 1, 1) }
    let index = min(lastKey(at: progress), pieces - 1)
    let length = keys[index + 1] - keys[index]
    let share = length > 0 ? min(max((progress - keys[index]) / length, 0), 1) : 1
    return (index, paces.indices.contains(index) ? paces[index].progress(at: share) : share)
  }
}
