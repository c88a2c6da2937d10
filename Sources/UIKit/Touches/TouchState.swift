/// What a runtime knows of fingers between two frames.
@MainActor
struct TouchState {
  /// What one finger did, as the stage says it.
  struct Sample {
    let id: Int
    let phase: UITouch.Phase
    /// Space: the screen's.
    let point: CGPoint
  }

  /// Where and when a finger lifted last, to count taps.
  struct Lift {
    let position: CGPoint
    let time: TimeInterval
    let tapCount: Int
  }

  /// What was said since the last delivery, in order.
  var samples: [Sample] = []

  /// The fingers that are down, in the order in which they came down.
  var down: [UITouch] = []

  /// Lifted fingers of whose lift their views do not know yet, in the order of their lifting.
  var lifted: [UITouch] = []

  var lastLift: Lift?

  /// How soon a finger must come down again to count as one more tap. Units: seconds.
  static let longestTimeBetweenTaps: TimeInterval = 0.35

  /// How far from the place before a finger may come down and count as one more tap. Units: points.
  static let longestWayBetweenTaps: CGFloat = 45

  /// The samples up to the first one of a finger that is among them already, in order.
  mutating func takeMoment() -> [Sample] {
    var moment: [Sample] = []
    while let sample = samples.first, !moment.contains(where: { $0.id == sample.id }) {
      moment.append(samples.removeFirst())
    }
    return moment
  }
}
