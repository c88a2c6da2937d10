import Geometry

/// Values to go through, each with its time.
package struct KeyframeTrack: Hashable, Sendable {
  /// How the values between two are found.
  package enum Mode: Hashable, Sendable {
    case linear, discrete, paced, cubic, cubicPaced

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
  }

  /// How a smooth curve passes through a value; all 0 for Catmull and Rom's.
  struct Shape: Hashable, Sendable {
    var tension = 0.0
    var continuity = 0.0
    var bias = 0.0
  }

  /// The values, at least one.
  var values: [AnimatableValue]
  var times: KeyTimes
  var mode = Mode.linear
  /// The shapes, one for each value; missing ones are all 0.
  var shapes: [Shape] = []

  /// Returns the value at a share (0...1) of the time; `nil` when there are no values.
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

  /// The times at which the values are reached at an even speed; `nil` for values without
  /// distances.
  private var evenTimes: [Double]? {
    var sums = [0.0]
    for index in values.indices.dropLast() {
      guard let length = values[index].distance(to: values[index + 1]) else { return nil }
      sums.append((sums.last ?? 0) + length)
    }
    guard let whole = sums.last, whole > 0 else { return nil }
    return sums.map { $0 / whole }
  }

  /// Returns a value on Hermite's curve from one value to the next.
  ///
  /// Kinds that do not add up go straight.
  ///
  /// Source: Kochanek and Bartels, "Interpolating Splines with Local Tension, Continuity, and Bias
  /// Control", SIGGRAPH 1984.
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

/// The times of keys, and the pace from each key to the next.
struct KeyTimes: Hashable, Sendable {
  /// The times of the keys.
  ///
  /// *Units*: 0...1, rising.
  var keys: [Double]
  /// The pace of each piece; even where one is missing.
  var paces: [CubicTiming] = []

  /// Returns the times of `count` keys at even distances.
  static func even(_ count: Int) -> [Double] {
    (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }

  /// Returns the index of the last key that has been reached.
  func lastKey(at progress: Double) -> Int { keys.lastIndex { $0 <= progress } ?? 0 }

  /// Returns the piece that is under way, and how much (0...1) of it is done.
  func place(at progress: Double, pieces: Int) -> (Int, Double) {
    guard progress < keys[pieces] else { return (pieces - 1, 1) }
    let index = min(lastKey(at: progress), pieces - 1)
    let length = keys[index + 1] - keys[index]
    let share = length > 0 ? min(max((progress - keys[index]) / length, 0), 1) : 1
    return (index, paces.indices.contains(index) ? paces[index].progress(at: share) : share)
  }
}
