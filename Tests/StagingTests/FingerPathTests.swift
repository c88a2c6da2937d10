import Geometry
import Testing

@testable import Staging

@Suite struct FingerPathTests {
  @Test func `a path through two points is straight and even`() {
    let path = FingerPath(through: [CGPoint(x: 10, y: 20), CGPoint(x: 40, y: 60)])
    for fraction in [0, 0.1, 0.25, 0.5, 0.9, 1] {
      let point = path.point(at: fraction)
      #expect(abs(point.x - (10 + 30 * fraction)) < 1e-9)
      #expect(abs(point.y - (20 + 40 * fraction)) < 1e-9)
    }
  }

  @Test func `a path meets each of its points`() {
    let knots = [
      CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 30), CGPoint(x: 120, y: 200), CGPoint(x: 5, y: 210),
    ]
    let path = FingerPath(through: knots)
    let walked = (0...10_000).map { path.point(at: Double($0) / 10_000) }
    for knot in knots {
      // The path is about 400 points long, so two steps are 0.04 points apart.
      #expect(walked.contains { $0.distance(to: knot) < 0.05 })
    }
  }

  @Test func `equal fractions are equal distances`() {
    let path = FingerPath(through: [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    let walked = (0...200).map { path.point(at: Double($0) / 200) }
    let steps = zip(walked, walked.dropFirst()).map { $0.distance(to: $1) }
    let mean = steps.reduce(0, +) / Double(steps.count)
    // A step over a bend is a little shorter than the way: at most 1 %.
    for step in steps { #expect(abs(step / mean - 1) < 0.01) }
  }

  @Test func `a path has no corner where three points make one`() {
    let path = FingerPath(through: [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    let walked = (0...1000).map { path.point(at: Double($0) / 1000) }
    let directions = zip(walked, walked.dropFirst()).map { atan2($1.y - $0.y, $1.x - $0.x) }
    let turns = zip(directions, directions.dropFirst()).map { abs($1 - $0) }
    // A corner would turn by π/2 at once.
    #expect((turns.max() ?? .pi) < 0.1)
  }

  @Test func `a path through one point stays there`() {
    let path = FingerPath(through: [CGPoint(x: 3, y: 4)])
    #expect(path.point(at: 0) == CGPoint(x: 3, y: 4))
    #expect(path.point(at: 0.5) == CGPoint(x: 3, y: 4))
    #expect(path.point(at: 1) == CGPoint(x: 3, y: 4))
  }

  @Test func `a path through the same point twice stays there`() {
    let path = FingerPath(through: [CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 4)])
    #expect(path.point(at: 0.5) == CGPoint(x: 3, y: 4))
  }
}
