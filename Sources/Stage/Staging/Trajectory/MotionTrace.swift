import UIKit

/// The motion of a scene from its first picture to its last, to make claims about.
///
/// ```swift
/// let trace = try MotionTrace(of: scene)
/// expectMotion(trace.settles("square", within: 1.2))
/// ```
public struct MotionTrace: Hashable, Sendable {
  /// One row for each named view and frame, frame by frame.
  public let rows: [TrajectoryRow]
  /// The events that no picture shows, in order.
  public let events: [StageEvent]

  /// Plays a scene to its end.
  ///
  /// - Parameters:
  ///   - scene: what is played.
  ///   - rate: steps a second, a multiple of 60.
  /// - Throws: `StagingError` for a scene that cannot be played.
  @MainActor
  public init(of scene: Scene, rate: Int = 60) throws(StagingError) {
    let stage = try Stage(scene, rate: rate)
    var rows: [TrajectoryRow] = []
    var playback = Playback(stage)
    while try playback.next() { rows += stage.trajectory }
    self.init(rows: rows, events: stage.events)
  }

  /// Makes a trace of given rows and events.
  ///
  /// - Parameters:
  ///   - rows: one for each named view and frame, frame by frame.
  ///   - events: in order.
  public init(rows: [TrajectoryRow], events: [StageEvent] = []) {
    self.rows = rows
    self.events = events
  }

  /// Returns the rows of one view, for the frames in which it exists.
  ///
  /// - Parameter view: the name of the view.
  /// - Returns: the rows, frame by frame.
  public func rows(of view: String) -> [TrajectoryRow] { rows.filter { $0.view == view } }

  /// The names of all views with a name, in order of appearance.
  public var views: [String] {
    var seen: Set<String> = []
    return rows.map(\.view).filter { seen.insert($0).inserted }
  }
}

/// A claim about a motion, and whether it is true.
public struct MotionClaim: Hashable, Sendable, CustomStringConvertible {
  /// Whether the claim is true.
  public let isTrue: Bool
  /// What was found: which view, when, and by how much.
  public let description: String

  /// Makes a claim.
  ///
  /// - Parameters:
  ///   - isTrue: whether the claim is true.
  ///   - description: what was found: which view, when, and by how much.
  public init(_ isTrue: Bool, _ description: String) {
    self.isTrue = isTrue
    self.description = description
  }
}
