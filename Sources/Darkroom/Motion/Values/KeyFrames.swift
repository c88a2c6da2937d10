/// A value from one frame of a film on, until the next.
package struct Change<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The first frame that has the value.
  package let frame: Int
  /// The value, which holds until the next change.
  package let value: Value

  /// Makes a change to a value with a frame.
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

extension KeyFrames {
  /// Returns a value at the first and the last frame of each stretch in which it is the same.
  ///
  /// - Parameters:
  ///   - changes: the states from which the value is read; nil where there is none.
  ///   - frames: how many frames the film has; a last state holds up to its end.
  ///   - value: reads the value.
  /// - Returns: the values, in rising order of frames; none for frames without a state.
  static func samples<State, Value>(
    of changes: [Change<State?>], in frames: Int, _ value: (State) -> Value
  ) -> [Change<Value>] {
    var samples: [Change<Value>] = []
    for (index, change) in changes.enumerated() {
      guard let state = change.value else { continue }
      let value = value(state)
      let isLast = index + 1 == changes.count
      let end = isLast ? frames : changes[index + 1].frame - 1
      // A value that goes on is a longer stretch.
      if samples.count > 1, samples[samples.count - 1].value == value,
        samples[samples.count - 2].value == value
      {
        samples.removeLast()
      } else if samples.last?.value != value {
        samples.append(Change(change.frame, value))
      }
      if let last = samples.last, last.frame < end { samples.append(Change(end, value)) }
    }
    return samples
  }

  /// Returns the frames in which something comes, with true, and goes, with false.
  ///
  /// - Parameter changes: its states; nil where it is not there.
  /// - Returns: true and false in turn.
  static func presence<State>(in changes: [Change<State?>]) -> [Change<Bool>] {
    changes.reduce(into: []) { found, change in
      let isThere = change.value != nil
      if found.last?.value != isThere { found.append(Change(change.frame, isThere)) }
    }
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
