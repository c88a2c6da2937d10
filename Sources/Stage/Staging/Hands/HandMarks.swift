import Geometry

/// What one could see of a scene's hands at one moment, if the screen showed them.
package struct HandMarks: Hashable, Sendable {
  /// A finger on the screen, or one that was lifted just now.
  package struct Touch: Hashable, Sendable {
    /// The number of the finger, from 1.
    package let finger: Int
    /// Where the finger touched first.
    ///
    /// *Units*: points of the screen.
    package let start: CGPoint
    /// Where the finger was in the last samples, the oldest first; it is at the last one.
    ///
    /// *Units*: points of the screen.
    ///
    /// *Shape*: one point every 1/60 s; at least one.
    package let trail: [CGPoint]
    /// How long ago the finger touched the screen.
    ///
    /// *Units*: seconds.
    package let age: TimeInterval
    /// How long ago it was lifted; nil while it touches.
    ///
    /// *Units*: seconds.
    package let sinceLift: TimeInterval?
    /// Whether it was lifted soon and where it had touched.
    package let isTap: Bool
  }

  /// The letters that were typed last.
  package struct Keys: Hashable, Sendable {
    /// The letters, a few at most, without a pause between them.
    package let letters: [Character]
    /// How long ago the last one was typed.
    ///
    /// *Units*: seconds.
    package let age: TimeInterval
  }

  /// The fingers, in the order in which they touched.
  package var touches: [Touch] = []
  /// What is being typed; nil for nothing.
  package var keys: Keys?
  /// The pull of gravity along the screen; nil in a scene that is not tilted.
  ///
  /// *Units*: units of gravity; `dy` grows downwards.
  package var pull: CGVector?

  /// Makes the marks of a moment in which no hands are seen.
  package init() {}

  /// How long a finger leaves a trail.
  ///
  /// *Units*: seconds.
  package static let trailDuration: TimeInterval = 0.4
  /// How long a finger can be seen after it was lifted.
  ///
  /// *Units*: seconds.
  package static let liftDuration: TimeInterval = 0.35
  /// How long letters can be seen after the last one.
  ///
  /// *Units*: seconds.
  package static let keysDuration: TimeInterval = 0.9
}

/// What a scene's hands did lately.
struct HandLog {
  private struct Touch {
    let finger: Int
    let start: CGPoint
    let began: TimeInterval
    var points: [(point: CGPoint, time: TimeInterval)]
    var lifted: TimeInterval?
    var hasMoved = false

    var isTap: Bool {
      guard let lifted else { return false }
      return !hasMoved && lifted - began <= HandLog.longestTap
    }
  }

  private var touches: [Touch] = []
  private var letters: [Character] = []
  private var typed: TimeInterval = -.infinity

  /// Adds what a finger does at a moment, in seconds.
  mutating func add(_ event: FingerEvent, finger: Int, at time: TimeInterval) {
    touches.removeAll { $0.lifted.map { time - $0 > HandMarks.liftDuration + Self.slack } ?? false }
    if event.phase == .touches {
      touches.append(
        Touch(
          finger: finger, start: event.point, began: time, points: [(event.point, time)]))
      return
    }
    guard let index = touches.lastIndex(where: { $0.finger == finger && $0.lifted == nil })
    else { return }
    touches[index].points.removeAll { time - $0.time > HandMarks.trailDuration + Self.slack }
    touches[index].points.append((event.point, time))
    if event.point != touches[index].start { touches[index].hasMoved = true }
    if event.phase == .lifts { touches[index].lifted = time }
  }

  /// Adds letters that are typed at a moment, in seconds.
  mutating func add(letters new: String, at time: TimeInterval) {
    guard !new.isEmpty else { return }
    if time - typed > HandMarks.keysDuration + Self.slack { letters = [] }
    letters = (letters + new).suffix(Self.mostLetters)
    typed = time
  }

  /// Returns what can be seen at a moment, in seconds; not earlier than what was added last.
  func marks(at time: TimeInterval) -> HandMarks {
    var marks = HandMarks()
    for touch in touches {
      let sinceLift = touch.lifted.map { time - $0 }
      if let sinceLift, sinceLift > HandMarks.liftDuration + Self.slack { continue }
      let last = touch.points.count - 1
      let trail = touch.points.enumerated().filter { place, sample in
        place == last || time - sample.time <= HandMarks.trailDuration + Self.slack
      }
      marks.touches.append(
        HandMarks.Touch(
          finger: touch.finger, start: touch.start, trail: trail.map(\.element.point),
          age: time - touch.began, sinceLift: sinceLift, isTap: touch.isTap))
    }
    if time - typed <= HandMarks.keysDuration + Self.slack {
      marks.keys = HandMarks.Keys(letters: letters, age: time - typed)
    }
    return marks
  }

  /// How long a touch that does not move counts as a tap.
  ///
  /// *Units*: seconds. Unspecified by Apple: shorter than a long press, which begins after 0.5 s.
  private static let longestTap: TimeInterval = 0.4
  /// A tolerance for times that are sums, less than any step.
  ///
  /// *Units*: seconds.
  private static let slack: TimeInterval = 1e-6
  /// How many letters are kept.
  private static let mostLetters = 12
}

extension Stage {
  /// What one could see of the scene's hands in the present picture.
  package var handMarks: HandMarks {
    var marks = handLog.marks(at: time.seconds)
    if !scene.tilts.isEmpty {
      let gravity = scene.tilts.gravity(at: time.seconds)
      marks.pull = CGVector(dx: gravity.x, dy: -gravity.y)
    }
    return marks
  }
}

extension Scene {
  /// Whether fingers, keys or tilts do anything in the scene.
  package var hasHands: Bool { !fingers.isEmpty || !typing.isEmpty || !tilts.isEmpty }
}
