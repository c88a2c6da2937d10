import Foundation

/// How a recording and a scene differ, and what would explain it.
package struct CalibrationOutcome: Hashable, Sendable {
  /// The path of the recording and the name of the scene.
  package let recording: String
  /// The name of the scene that is compared with it.
  package let scene: String
  /// How far apart what is the same may be, in points.
  package let tolerance: Double
  /// Where and when the scene lies in the recording.
  package let alignment: Alignment
  /// How far each view is from where the scene has it, in the order of the scene.
  package let distances: [ViewDistance]
  /// The views with a name that were not seen.
  package let unseen: [String]
  /// The parameter that explains it best; `nil` where none changes the motion, or nothing differs.
  package let explanation: Explanation?
  /// What was seen, for a plot.
  let courses: [ViewCourse]

  /// Where and when a scene lies in a recording.
  package struct Alignment: Hashable, Sendable, Encodable {
    /// *Units*: pixels of the recording a point.
    package let scale: Double
    /// The upper left corner of the scene's screen, in pixels of the recording; less than 0 where the
    /// recording is cut.
    package let left: Double
    /// The upper edge of the scene's screen, as `left` is its left one.
    package let top: Double
    /// When the scene starts, in seconds since the start of the recording; less than 0 where the
    /// recording begins later.
    package let start: TimeInterval
    /// Pictures a second.
    package let rate: Double
    /// The size of the recording, in pixels.
    package let width: Int
    /// The height of the recording, in pixels.
    package let height: Int
  }

  /// How far a view is from where the scene has it.
  package struct ViewDistance: Hashable, Sendable, Encodable {
    /// The name that the scene's author gave the view.
    package let view: String
    /// A distance and its moment.
    package struct Moment: Hashable, Sendable, Encodable {
      /// *Units*: points.
      package let points: Double
      /// *Units*: seconds since the start of the scene.
      package let time: TimeInterval
    }
    /// Where it is seen first.
    package let first: Moment
    /// Where it is farthest.
    package let most: Moment
    /// *Units*: points.
    package let mean: Double
    /// How many pictures show it.
    package let count: Int
  }

  /// A parameter that would explain a difference.
  package struct Explanation: Hashable, Sendable, Encodable {
    /// The property or argument, as an author writes it.
    package let parameter: String
    /// Its values in the scene.
    package let values: [Double]
    /// How many times as large they would be.
    package let factor: Double
    /// Whether it takes away most of the distance.
    package let isEnough: Bool
    /// How much of the mean distance goes with it, 0...1.
    package let share: Double
    /// The mean distance that is left, in points.
    package let rest: Double
    /// Parameters that explain it as well.
    package let others: [Other]
  }

  /// A parameter that explains a difference as well as the best does.
  package struct Other: Hashable, Sendable, Encodable {
    /// The property or argument, as an author writes it.
    package let parameter: String
    /// Its values in the scene.
    package let values: [Double]
    /// How many times as large they would be.
    package let factor: Double
  }

  /// A view's distances over time.
  struct ViewCourse: Hashable, Sendable {
    let view: String
    /// One for each picture in which it was seen, in seconds since the start of the scene and in
    /// points.
    var times: [TimeInterval] = []
    var seen: [Pose] = []
    var asItIs: [Pose?] = []
    var explained: [Pose?] = []
    var distances: [Double] = []
    /// Empty where nothing explains it.
    var rests: [Double] = []
  }

  /// Returns true where every view is where the scene has it.
  package var isSame: Bool {
    unseen.isEmpty && distances.allSatisfy { $0.most.points <= tolerance }
  }

  /// The mean of the distances of all views, in points.
  package var mean: Double {
    let count = distances.reduce(0) { $0 + $1.count }
    return distances.reduce(0) { $0 + $1.mean * Double($1.count) } / Double(max(count, 1))
  }

  /// What programs are told.
  package struct Summary: Encodable, Sendable {
    let isSame: Bool
    let recording: String
    let scene: String
    let alignment: Alignment
    let distances: [ViewDistance]
    let unseen: [String]
    let explanation: Explanation?
  }

  /// The outcome without its curves.
  package var summary: Summary {
    Summary(
      isSame: isSame, recording: recording, scene: scene, alignment: alignment,
      distances: distances, unseen: unseen, explanation: explanation)
  }
}
