import UIKit

/// The motion of a scene from its first picture to its last, to be asked about.
///
/// ```swift
/// let trace = try MotionTrace(of: scene)
/// expectMotion(trace.settles("square", within: 1.2))
/// ```
public struct MotionTrace: Hashable, Sendable {
  /// One a named view and frame, frame by frame.
  public let rows: [TrajectoryRow]
  /// What happened that no picture tells, in order.
  public let events: [StageEvent]

  /// Plays a scene to its end.
  ///
  /// - Parameter rate: how many steps are made for each second, a multiple of 60.
  /// - Throws: `StagingError` for a scene that cannot be played.
  @MainActor
  public init(of scene: Scene, rate: Int = 60) throws(StagingError) {
    let stage = try Stage(scene, rate: rate)
    var rows: [TrajectoryRow] = []
    var playback = Playback(stage)
    while try playback.next() { rows += stage.trajectory }
    self.init(rows: rows, events: stage.events)
  }

  /// A trace by hand.
  public init(rows: [TrajectoryRow], events: [StageEvent] = []) {
    self.rows = rows
    self.events = events
  }

  /// The rows of a view while it was there.
  public func rows(of view: String) -> [TrajectoryRow] { rows.filter { $0.view == view } }

  /// Every view with a name, in order of appearance.
  public var views: [String] {
    var seen: Set<String> = []
    return rows.map(\.view).filter { seen.insert($0).inserted }
  }
}

/// Something that is said of a motion, and whether it is true.
public struct MotionClaim: Hashable, Sendable, CustomStringConvertible {
  /// Whether it is as it was said.
  public let isTrue: Bool
  /// What is the case: which view, when, and by how much.
  public let description: String

  public init(_ isTrue: Bool, _ description: String) {
    self.isTrue = isTrue
    self.description = description
  }
}

/// A number of a view that changes over time.
public enum MotionQuantity: String, Hashable, Sendable, CaseIterable {
  /// Of the centre. *Units*: points.
  case x, y
  /// Of the bounds. *Units*: points.
  case width, height
  /// Clockwise. *Units*: radians.
  case angle

  func value(in row: TrajectoryRow) -> Double {
    switch self {
    case .x: Double(row.center.x)
    case .y: Double(row.center.y)
    case .width: Double(row.size.width)
    case .height: Double(row.size.height)
    case .angle: row.angle
    }
  }
}
