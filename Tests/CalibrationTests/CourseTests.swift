import Foundation
import Testing

@testable import Calibration

@Suite struct CourseTests {
  /// A view that stands for ten steps and then goes to the right, faster and faster.
  private func course(acceleration: Double = 600, endsAtRest: Bool = false) -> Course {
    var course = Course(rate: 60)
    for step in 0...90 {
      let seconds = max(0, Double(step - 10)) / 60
      course.add([
        (
          "ball",
          Pose(x: 20 + acceleration / 2 * seconds * seconds, y: 50, width: 30, height: 30)
        )
      ])
    }
    course.endsAtRest = endsAtRest
    return course
  }

  private func sightings(of course: Course, start: TimeInterval) -> [Sighting] {
    (0..<100).compactMap { (frame: Int) -> Sighting? in
      let time = Double(frame) / 59.94
      guard let pose = course.pose(of: "ball", at: time - start) else { return nil }
      return Sighting(view: "ball", frame: frame, time: time, pose: pose, likeness: 1)
    }
  }

  @Test func `a view is on the straight way between two steps`() throws {
    let pose = try #require(course().pose(of: "ball", at: 40.25 / 60))
    let one = 20 + 300 * 0.25
    let other = 20 + 300 * (31.0 / 60) * (31.0 / 60)
    // Points; the numbers are sums.
    #expect(abs(pose.x - (one + (other - one) / 4)) < 1e-6)
  }

  @Test func `a scene stands still before its start, and after its end where it rests`() {
    #expect(course().pose(of: "ball", at: -3)?.x == 20)
    #expect(course().pose(of: "ball", at: 3) == nil)
    #expect(course(endsAtRest: true).pose(of: "ball", at: 3) != nil)
    #expect(course().step(at: 3) == nil)
    #expect(course(endsAtRest: true).step(at: 3) == 90)
  }

  @Test func `a turn goes on beyond half a circle`() {
    var course = Course(rate: 60)
    for angle in [3.0, -3.1, -2.9] {
      course.add([("bar", Pose(x: 0, y: 0, width: 10, height: 10, angle: angle))])
    }
    let angles = (course.poses["bar"] ?? []).compactMap { $0?.angle }
    #expect(angles == angles.sorted())
  }

  @Test func `a distance is that of the points of a view`() {
    let pose = Pose(x: 0, y: 0, width: 60, height: 60)
    #expect(pose.distance(to: Pose(x: 3, y: 4, width: 60, height: 60)) == 5)
    // Points of a square of side a lie a/√6 from its centre, as a root of the mean of squares.
    let turned = Pose(x: 0, y: 0, width: 60, height: 60, angle: 0.01)
    #expect(abs(pose.distance(to: turned) - 0.01 * 60 / 6.0.squareRoot()) < 1e-9)
    let whole = Pose(x: 0, y: 0, width: 60, height: 60, angle: 2 * .pi)
    #expect(pose.distance(to: whole) < 1e-9)
  }

  @Test func `the start of a course is found to a thousandth of a second`() {
    let fit = CourseFit(sightings: sightings(of: course(), start: 0.1234))
    let best = fit.best(for: course(), around: [0], reach: 0.4)
    #expect(abs(best.start - 0.1234) < 0.001)
    #expect(best.cost < 0.001)
  }

  @Test func `a view that was taken for another does not move the start`() {
    var seen = sightings(of: course(), start: 0.1)
    for place in 60..<75 {
      let one = seen[place]
      seen[place] = Sighting(
        view: one.view, frame: one.frame, time: one.time,
        pose: Pose(x: 400, y: 10, width: 30, height: 30), likeness: 1)
    }
    let best = CourseFit(sightings: seen).best(for: course(), around: [0], reach: 0.4)
    #expect(abs(best.start - 0.1) < 0.002)
  }

  @Test func `what begins to move begins so in both`() throws {
    let seen = sightings(of: course(), start: 0.7)
    // Seconds: a picture of one and a step of the other.
    #expect(abs(try #require(MotionOnset.start(of: seen, course())) - 0.7) < 0.034)
    #expect(MotionOnset.start(of: Array(seen.prefix(20)), course()) == nil)
  }
}
