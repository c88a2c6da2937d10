import Foundation

/// How fast a scene plays in its film: all of it, and some parts slower or faster.
package struct FilmPace: Hashable, Sendable {
  /// A part of a scene with a speed of its own.
  package struct Section: Hashable, Sendable {
    /// When it begins and ends.
    ///
    /// *Units*: seconds since the start of the scene.
    package let from: TimeInterval
    /// When it ends; what comes later has the pace's own speed again.
    package let to: TimeInterval
    /// The speed; 1 is the scene's own.
    package let speed: Double

    /// Makes a part from a moment to a later one; a speed of 0.5 makes it twice as long.
    package init(from: TimeInterval, to: TimeInterval, speed: Double) {
      (self.from, self.to, self.speed) = (from, to, speed)
    }
  }

  /// The speed outside of the sections; 1 is the scene's own.
  let speed: Double
  /// The sections.
  ///
  /// *Shape*: in order, and not overlapping.
  let sections: [Section]

  /// Makes a pace; `sections` may have any order, and must not overlap.
  package init(speed: Double = 1, sections: [Section] = []) {
    self.speed = speed
    self.sections = sections.sorted { $0.from < $1.from }
  }

  /// Whether the scene plays at its own pace all the time.
  var isSteady: Bool { speed == 1 && sections.allSatisfy { $0.speed == 1 } }

  /// Returns the moment of the scene that is shown so many seconds after `start` was.
  func moment(after elapsed: TimeInterval, from start: TimeInterval) -> TimeInterval {
    var (moment, left) = (start, elapsed)
    for section in sections where section.to > moment {
      let wait = max(0, section.from - moment) / speed
      guard left > wait else { break }
      left -= wait
      moment = max(moment, section.from)
      let length = (section.to - moment) / section.speed
      guard left > length else { return moment + left * section.speed }
      left -= length
      moment = section.to
    }
    return moment + left * speed
  }
}
