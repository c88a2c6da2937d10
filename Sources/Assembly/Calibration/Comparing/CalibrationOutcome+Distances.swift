import Foundation

extension CalibrationOutcome {
  /// Returns how far views are from where a course has them.
  static func distances(
    _ sightings: [Sighting], _ course: Course, _ start: TimeInterval, rate: Double
  ) -> [ViewDistance] {
    course.views.compactMap { view in
      let far = sightings.filter { $0.view == view }.compactMap { sighting in
        nearness(of: sighting, to: course, start, rate: rate).map {
          ViewDistance.Moment(points: $0, time: sighting.time - start)
        }
      }
      guard let first = far.first, let most = far.max(by: { $0.points < $1.points }) else {
        return nil
      }
      return ViewDistance(
        view: view, first: first, most: most,
        mean: far.reduce(0) { $0 + $1.points } / Double(far.count), count: far.count)
    }
  }

  /// Returns how near a course comes to a sighting within half a picture before and after it.
  ///
  /// A recording shows the picture that was there when it took one: the moment is not known better.
  static func nearness(
    of sighting: Sighting, to course: Course, _ start: TimeInterval, rate: Double
  ) -> Double? {
    let middle = sighting.time - start
    let half = 0.5 / min(rate, course.rate)
    let distances = (-parts...parts).compactMap { part in
      course.pose(of: sighting.view, at: middle + half * Double(part) / Double(parts)).map {
        sighting.pose.distance(to: $0)
      }
    }
    return distances.min()
  }

  /// In how many moments half a picture is looked at.
  private static let parts = 8
}
