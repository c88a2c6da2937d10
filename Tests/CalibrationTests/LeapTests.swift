import Testing

@testable import Calibration

@Suite struct LeapTests {
  /// A view that goes to the right, seen beside a scene in which it stands.
  private func sightings(_ change: (Int) -> Double) -> (seen: [Sighting], course: Course) {
    var course = Course(rate: 60)
    var seen: [Sighting] = []
    for step in 0..<30 {
      course.add([("ball", Pose(x: 50, y: 50, width: 30, height: 30))])
      seen.append(
        Sighting(
          view: "ball", frame: step, time: Double(step) / 60,
          pose: Pose(x: 50 + change(step), y: 50, width: 30, height: 30), likeness: 1))
    }
    return (seen, course)
  }

  @Test func `a view that is away for two pictures was another`() {
    let (seen, course) = sightings { (12...13).contains($0) ? 14 : 0 }
    let left = Leaps.without(seen, course, start: 0)
    #expect(left.map(\.frame) == (0..<30).filter { $0 != 12 && $0 != 13 })
  }

  @Test func `a view that goes on, or comes back after a while, was that view`() {
    for change in [{ Double($0) * 6 }, { $0 < 12 ? 0 : 40 }, { (8...20).contains($0) ? 9 : 0 }]
      as [(Int) -> Double]
    {
      let (seen, course) = sightings(change)
      #expect(Leaps.without(seen, course, start: 0).count == 30)
    }
  }
}
