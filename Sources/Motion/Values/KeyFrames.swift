/// A value from one frame of a film on, until the next.
package struct Change<Value: Hashable & Sendable>: Hashable, Sendable {
  package let frame: Int
  package let value: Value

  package init(_ frame: Int, _ value: Value) { (self.frame, self.value) = (frame, value) }
}

/// Chooses the frames between which values may change evenly.
package enum KeyFrames {
  /// How far a simplified motion may be from the true one.
  ///
  /// *Units*: points.
  package static let bound = 0.25
  /// The part of the bound that choosing key frames takes; the rest is for the digits of numbers.
  ///
  /// *Units*: points.
  static let reach = 0.2
  /// How far a colour or an opacity may be off: one of 256 levels.
  static let level = 1.0 / 255

  /// Leaves out values that lie evenly between others.
  ///
  /// - Parameters:
  ///   - changes: the values, in rising order of frames.
  ///   - isNear: returns true when the value between two others, at a share of the way from the first
  ///     to the second, is near enough to a third.
  /// - Returns: those that are left; the first and the last always are.
  package static func chosen<Value>(
    among changes: [Change<Value>],
    isNear: (_ from: Value, _ to: Value, _ share: Double, _ value: Value) -> Bool
  ) -> [Change<Value>] {
    guard let first = changes.first, changes.count > 2 else { return changes }
    func isEven(_ start: Int, _ end: Int) -> Bool {
      let (from, to) = (changes[start], changes[end])
      return (start + 1..<max(start + 1, end)).allSatisfy { place in
        let share = Double(changes[place].frame - from.frame) / Double(to.frame - from.frame)
        return isNear(from.value, to.value, share, changes[place].value)
      }
    }
    var chosen = [first]
    var start = 0
    while start < changes.count - 1 {
      // Longer and longer, then the longest by halves: each that is taken was tested.
      var step = 1
      while start + 2 * step < changes.count, isEven(start, start + 2 * step) { step *= 2 }
      var (fits, fails) = (start + step, min(start + 2 * step, changes.count))
      while fails - fits > 1 {
        let middle = (fits + fails) / 2
        if isEven(start, middle) { fits = middle } else { fails = middle }
      }
      chosen.append(changes[fits])
      start = fits
    }
    return chosen
  }
}

extension [Change<Double>] {
  /// Leaves out values that lie evenly between others, within a bound.
  package func chosen(within bound: Double) -> [Change<Double>] {
    KeyFrames.chosen(among: self) { from, to, share, value in
      abs(from + (to - from) * share - value) <= bound
    }
  }
}
