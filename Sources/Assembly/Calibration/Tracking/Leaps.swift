/// Leaves out sightings in which a view leaps away and back at once.
///
/// No view moves so; what does was taken for another for a picture or two, mostly where it was covered.
enum Leaps {
  /// Returns sightings without those that leap.
  ///
  /// - Parameters:
  ///   - sightings: what was seen, in the order of time.
  ///   - course: the scene, from which a view that moves on moves away evenly.
  ///   - start: when the scene starts, in seconds since the start of the recording.
  /// - Returns: those that are left, in the order of time.
  static func without(
    _ sightings: [Sighting], _ course: Course, start: Double
  ) -> [Sighting] {
    var left: [Sighting] = []
    for view in course.views {
      let own = sightings.filter { $0.view == view }
      let ways = own.map { sighting -> (x: Double, y: Double, turn: Double)? in
        course.pose(of: view, at: sighting.time - start).map {
          (sighting.pose.x - $0.x, sighting.pose.y - $0.y, sighting.pose.angle - $0.angle)
        }
      }
      for (place, sighting) in own.enumerated() {
        guard place >= reach, place + reach < own.count, let way = ways[place],
          let before = ways[place - reach], let after = ways[place + reach]
        else {
          left.append(sighting)
          continue
        }
        let size = (sighting.pose.width + sighting.pose.height) / 4
        func apart(
          _ one: (x: Double, y: Double, turn: Double), _ other: (x: Double, y: Double, turn: Double)
        ) -> Double {
          let turn = (one.turn - other.turn).remainder(dividingBy: 2 * .pi)
          return max(abs(one.x - other.x), abs(one.y - other.y), abs(turn) * size)
        }
        let isBack = apart(before, after) < steady
        if !(isBack && apart(way, before) > leap && apart(way, after) > leap) {
          left.append(sighting)
        }
      }
    }
    return left.sorted { $0.frame < $1.frame }
  }

  /// How many sightings before and after one is looked.
  private static let reach = 3
  /// *Units*: points; a view that is back is as near as that to where it was.
  private static let steady = 0.5
  /// *Units*: points.
  private static let leap = 1.0
}
