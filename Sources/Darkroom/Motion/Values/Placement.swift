import Geometry

/// Where an element stands, and how large it is.
struct Placement: Hashable, Sendable {
  var pose: Pose
  var size: CGSize
  var radius: Double
  /// A rectangle that moves with it, at whose corners distances are measured.
  var reach: CGRect

  /// Returns true when the corners of a placement between two others are near those of a third.
  static func isNear(
    _ from: Placement, _ to: Placement, _ share: Double, _ value: Placement
  ) -> Bool {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
    let reach = CGRect(
      x: mix(from.reach.minX, to.reach.minX), y: mix(from.reach.minY, to.reach.minY),
      width: mix(from.reach.width, to.reach.width), height: mix(from.reach.height, to.reach.height))
    let far = reach.distance(
      by: from.pose.mixed(with: to.pose, share).map, to: value.reach, by: value.pose.map)
    return far <= KeyFrames.reach
      && abs(mix(from.radius, to.radius) - value.radius) <= KeyFrames.reach
  }
}
