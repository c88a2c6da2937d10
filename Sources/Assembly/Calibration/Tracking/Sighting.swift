import Foundation

/// Where a view was seen in a picture of a recording.
struct Sighting: Hashable, Sendable {
  /// The name of the view.
  let view: String
  /// The number of the recording's picture.
  let frame: Int
  /// When that picture is shown first, in seconds since the start of the recording.
  let time: TimeInterval
  /// Where it was, in points of the scene's screen.
  let pose: Pose
  /// How alike what was seen and the view are, 0...1.
  let likeness: Double
}
