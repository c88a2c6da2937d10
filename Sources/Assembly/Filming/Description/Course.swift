/// Numbers that change over the frames of a scene.
package struct Course: Hashable, Sendable {
  /// *Shape*: ascending; the first one is that in which the thing is seen first.
  package private(set) var frames: [Int]
  /// The numbers from each of these frames on.
  package private(set) var values: [[Double]]

  /// Makes a course that begins with numbers in a frame.
  package init(_ values: [Double], at frame: Int) {
    frames = [frame]
    self.values = [values]
  }

  /// Adds the numbers of a later frame; nothing where they are as before.
  package mutating func add(_ new: [Double], at frame: Int) {
    guard let last = values.last, new != last else { return }
    frames.append(frame)
    values.append(new)
  }

  /// Returns the numbers in a frame: those of the last change up to it.
  package func value(at frame: Int) -> [Double] {
    values[max(0, firstIndex(after: frame) - 1)]
  }

  /// Whether the numbers change in a frame.
  package func changes(at frame: Int) -> Bool {
    let place = firstIndex(after: frame - 1)
    return place > 0 && place < frames.count && frames[place] == frame
  }

  /// Returns the index of the first change after a frame.
  private func firstIndex(after frame: Int) -> Int {
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle] <= frame { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the part of the course that some frames show.
  package func within(_ shown: ClosedRange<Int>) -> Course {
    var course = Course(value(at: shown.lowerBound), at: max(frames[0], shown.lowerBound))
    for (frame, value) in zip(frames, values)
    where frame > shown.lowerBound && frame <= shown.upperBound {
      course.add(value, at: frame)
    }
    return course
  }

  /// Returns the course with angles that do not jump by whole turns.
  package var unwrapped: Course {
    var course = self
    for index in values.indices.dropFirst() {
      for part in values[index].indices {
        let step = values[index][part] - values[index - 1][part]
        let turn = step.remainder(dividingBy: 2 * .pi)
        course.values[index][part] = course.values[index - 1][part] + turn
      }
    }
    return course
  }

  /// Returns the stretches in which the numbers change without a longer pause.
  ///
  /// - Parameter absences: the frames in which they were not seen; no stretch spans some of them, and what
  ///   changed in them is in none.
  /// - Returns: ranges of indices of the changes, without the first value.
  package func stretches(without absences: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    var stretches: [ClosedRange<Int>] = []
    for index in frames.indices.dropFirst()
    where !absences.contains(where: { $0.upperBound == frames[index] - 1 }) {
      if let last = stretches.last, frames[index] - frames[last.upperBound] <= Self.longestPause,
        !absences.contains(where: {
          $0.lowerBound > frames[last.upperBound] && $0.upperBound < frames[index]
        })
      {
        stretches[stretches.count - 1] = last.lowerBound...index
      } else {
        stretches.append(index...index)
      }
    }
    return stretches
  }

  /// How long something may stand still in the middle of a motion.
  ///
  /// *Units*: frames.
  static let longestPause = 6
}
