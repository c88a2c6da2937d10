import Foundation

/// Finds when views begin to move.
///
/// What moves to and fro looks the same again and again, but begins once.
struct MotionOnset {
  /// Returns when a scene starts if views begin to move in a recording when they do in the scene.
  ///
  /// - Parameters:
  ///   - sightings: what was seen, in the order of time.
  ///   - course: the scene.
  /// - Returns: seconds since the start of the recording; `nil` where nothing begins to move.
  static func start(of sightings: [Sighting], _ course: Course) -> TimeInterval? {
    let starts = course.views.compactMap { view -> TimeInterval? in
      let seen = sightings.filter { $0.view == view }
      let poses = (course.poses[view] ?? []).enumerated().compactMap { step, pose in
        pose.map { (time: Double(step) / course.rate, pose: $0) }
      }
      guard let one = onset(seen.map { ($0.time, $0.pose) }), let other = onset(poses) else {
        return nil
      }
      return one - other
    }.sorted()
    return starts.isEmpty ? nil : starts[starts.count / 2]
  }

  /// Returns when a view has first left its place.
  private static func onset(_ poses: [(time: TimeInterval, pose: Pose)]) -> TimeInterval? {
    guard let first = poses.first?.pose else { return nil }
    return poses.first { $0.pose.distance(to: first) > least }?.time
  }

  /// *Units*: points; more than what is seen is ever off.
  private static let least = 1.5
}
