/// What a runtime keeps about fingers between two frames.
@MainActor
struct TouchState {
  /// What one finger did, as the scene's script says.
  struct Sample {
    /// The number of the finger.
    let id: Int
    /// What it did.
    let phase: UITouch.Phase
    /// Where it did so.
    ///
    /// *Space*: the screen's.
    let point: CGPoint
  }

  /// Where and when the last finger lifted, to count taps.
  struct Lift {
    /// Where it lifted, in the window's space.
    let position: CGPoint
    /// When it lifted, in seconds since launch.
    let time: TimeInterval
    /// The tap's place in a series, from 1.
    let tapCount: Int
  }

  /// The samples since the last delivery, in order.
  var samples: [Sample] = []

  /// The fingers that are down, in the order in which they came down.
  var down: [UITouch] = []

  /// Lifted fingers that their views have not been told about, in the order in which they lifted.
  var lifted: [UITouch] = []

  /// Delivers the event that the app passes on just now; nil where it was delivered.
  var delivery: (() -> Void)?

  /// The last lift; nil before the first.
  var lastLift: Lift?

  /// The longest pause after which a finger counts as one more tap.
  ///
  /// *Units*: seconds.
  static let longestTimeBetweenTaps: TimeInterval = 0.35

  /// The greatest distance from the last tap at which a finger counts as one more.
  ///
  /// *Units*: points.
  static let longestWayBetweenTaps: CGFloat = 45

  /// Takes out the samples of the next event.
  ///
  /// - Returns: the samples, in order, up to the second one of the same finger.
  mutating func takeMoment() -> [Sample] {
    var moment: [Sample] = []
    while let sample = samples.first, !moment.contains(where: { $0.id == sample.id }) {
      moment.append(samples.removeFirst())
    }
    return moment
  }
}
