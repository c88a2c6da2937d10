extension MotionComparison {
  /// Leaves out the views that change only because they lie in another one that does.
  func toldOnce(_ courses: [Course]) -> [Course] {
    var kept: [Course] = []
    // A view stands behind what is in it, so that the outer one is looked at first.
    for course in courses {
      let holders = self.holders(of: course)
      if let place = kept.firstIndex(where: { holders.contains($0.view) && carries($0, course) }) {
        kept[place].carried.append(course.view)
      } else {
        kept.append(course)
      }
    }
    return kept
  }

  /// Returns the names of the views around one when it first differs.
  private func holders(of course: Course) -> [String] {
    let pair = pairs[course.first]
    let names = reference.frames[pair.reference].holders(of: course.view)
    return names.isEmpty ? actual.frames[pair.actual].holders(of: course.view) : names
  }

  /// Returns true when a view stands in another one as in the reference, in all frames.
  private func carries(_ outer: Course, _ inner: Course) -> Bool {
    guard outer.first == inner.first, outer.isAmiss == inner.isAmiss else { return false }
    return pairs.allSatisfy { pair in
      let version = reference.motionVersion
      let places = [reference.frames[pair.reference], actual.frames[pair.actual]].map { frame in
        let found = [outer.view, inner.view].compactMap { name in
          frame.views.first { $0.name == name }?.pose(inVersion: version)
        }
        return (found.count, found.count == 2 ? found[0].place(of: found[1]) : [])
      }
      guard places[0].0 == places[1].0 else { return outer.isAmiss }
      guard let one = places[0].1, let other = places[1].1 else { return false }
      return zip(one, other).allSatisfy { abs($0 - $1) < Self.leastWay }
    }
  }

  /// How far a view may be off in another one and count as standing there as before.
  ///
  /// *Units*: points, or radians.
  private static let leastWay = 1e-3
}
