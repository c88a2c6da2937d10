import Foundation

/// Where the named views of a scene stand, step by step.
struct Course: Hashable, Sendable {
  /// How many steps are made a second.
  let rate: Double
  /// The views, in the order in which they appear.
  private(set) var views: [String] = []
  /// Where each view stands after each step, the first being the picture before any; `nil` while it
  /// is not there.
  private(set) var poses: [String: [Pose?]] = [:]
  /// How many pictures there are.
  private(set) var count = 0
  /// Whether the scene ended by itself, at rest, so that it goes on as it ended.
  var endsAtRest = false

  /// Makes an empty course.
  init(rate: Double) { self.rate = rate }

  /// Adds a picture in which views stand somewhere.
  mutating func add(_ picture: [(view: String, pose: Pose)]) {
    for (view, pose) in picture {
      if poses[view] == nil {
        views.append(view)
        poses[view] = Array(repeating: nil, count: count)
      }
      // Of two views of one name, the first is looked at.
      guard var course = poses[view], course.count == count else { continue }
      poses[view] = nil
      var pose = pose
      if case .some(.some(let last)) = course.last {
        pose.angle = last.angle + (pose.angle - last.angle).remainder(dividingBy: 2 * .pi)
      }
      course.append(pose)
      poses[view] = course
    }
    count += 1
    for view in views where poses[view]?.count != count { poses[view]?.append(nil) }
  }

  /// Returns where a view stands at a moment; between two steps it is on the straight way.
  ///
  /// Before its start a scene stands still. After its end it does where it has come to rest.
  ///
  /// - Parameters:
  ///   - view: the name of the view.
  ///   - seconds: since the start of the scene.
  /// - Returns: the pose; `nil` where the view is not there, or the scene is over.
  func pose(of view: String, at seconds: TimeInterval) -> Pose? {
    guard let course = poses[view], !course.isEmpty else { return nil }
    let place = max(0, seconds * rate)
    let last = Double(course.count - 1)
    guard place <= last + Self.slack || endsAtRest else { return nil }
    let step = min(place, last)
    let before = Int(step)
    guard let one = course[before] else { return nil }
    let after = min(before + 1, course.count - 1)
    guard after > before, let other = course[after] else { return one }
    return one.mixed(with: other, share: step - Double(before))
  }

  /// Returns the step that a screen shows at a moment: the nearest one.
  func step(at seconds: TimeInterval) -> Int? {
    guard count > 0 else { return nil }
    let step = max(0, (seconds * rate).rounded())
    guard step < Double(count) || endsAtRest else { return nil }
    return Int(min(step, Double(count - 1)))
  }

  /// Returns true where a number of a view's pose changes by more than an amount.
  func varies(_ path: KeyPath<Pose, Double>, of view: String, by amount: Double) -> Bool {
    let values = (poses[view] ?? []).compactMap { $0?[keyPath: path] }
    guard let least = values.min(), let most = values.max() else { return false }
    return most - least > amount
  }

  /// Returns the greatest distance between two courses, in points.
  func distance(to other: Course) -> Double {
    var most = 0.0
    for view in views {
      guard let one = poses[view], let two = other.poses[view] else { return .infinity }
      for (pose, partner) in zip(one, two) {
        guard let pose, let partner else { continue }
        most = max(most, pose.distance(to: partner))
      }
    }
    return most
  }

  /// How far, in steps, a moment may be beyond the end.
  private static let slack = 1.0
}
