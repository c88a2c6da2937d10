import Staging
import Testing
import UIKit

/// Claims about motions of which the answer is known.
@Suite struct MotionTraceTests {
  /// A view of 10×10 points at these places, ten frames a second.
  private func rows(
    _ places: [(x: Double, y: Double)], view: String = "square", angle: Double = 0
  ) -> [TrajectoryRow] {
    places.enumerated().map { frame, place in
      TrajectoryRow(
        frame: frame, time: Double(frame) / 10, view: view,
        center: CGPoint(x: place.x, y: place.y), size: CGSize(width: 10, height: 10), angle: angle,
        alpha: 1)
    }
  }

  private let fall: [(x: Double, y: Double)] = [
    (20, 10), (20, 30), (20, 53), (20, 48), (20, 50), (20, 50.2), (20, 50),
  ]

  @Test func `a view settles when it stands where it ends`() {
    let trace = MotionTrace(rows: rows(fall))
    let claim = trace.settles("square", within: 0.4)
    #expect(claim.isTrue && claim.description == "`square` settles at 0.40 s")
    #expect(!trace.settles("square", within: 0.39).isTrue)
    #expect(!trace.settles("square", within: 0.4, tolerance: 0.1).isTrue)
    #expect(
      trace.settles("square", within: 0.3).description
        == "`square` settles at 0.40 s, not within 0.30 s")
    #expect(MotionTrace(rows: rows([(1, 1), (1, 1)])).settles("square", within: 0).isTrue)
  }

  @Test func `a view that turns has not settled`() {
    var turning = rows(Array(repeating: (20, 20), count: 3))
    turning[1] = rows([(20, 20), (20, 20)], angle: 0.3)[1]
    #expect(!MotionTrace(rows: turning).settles("square", within: 0.1).isTrue)
  }

  @Test func `only what lies beyond the end is overshot`() {
    let trace = MotionTrace(rows: rows(fall))
    #expect(
      trace.overshoots("square", in: .y, lessThan: 3).description
        == "`square` overshoots its y by 3.00 pt at 0.20 s, not by less than 3.00 pt")
    #expect(trace.overshoots("square", in: .y, lessThan: 3.1).isTrue)
    #expect(trace.overshoots("square", in: .x, lessThan: 0.01).isTrue)
    let swing = MotionTrace(rows: rows([(20, 10), (25, 10), (12, 10), (20, 10)]))
    #expect(!swing.overshoots("square", in: .x, lessThan: 8).isTrue)
    #expect(swing.overshoots("square", in: .x, lessThan: 8.1).isTrue)
  }

  @Test func `a turned view reaches further`() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let upright = MotionTrace(rows: rows([(5, 50), (95, 50)]))
    #expect(upright.stays("square", inside: box, tolerance: 0).isTrue)
    let turned = MotionTrace(rows: rows([(5, 50)], angle: .pi / 4))
    #expect(
      turned.stays("square", inside: box).description == "`square` reaches 2.07 pt out at 0.00 s")
  }

  @Test func `turned views overlap where their edges do`() {
    func claim(_ distance: Double, angle: Double) -> MotionClaim {
      MotionTrace(
        rows: rows([(0, 0)], view: "one", angle: angle) + rows([(distance, 0)], view: "two")
      ).neverOverlap("one", "two", tolerance: 0.01)
    }
    #expect(claim(10, angle: 0).isTrue)
    #expect(
      claim(9.5, angle: 0).description == "`one` and `two` overlap by 0.50 pt at 0.00 s")
    #expect(!claim(11, angle: .pi / 4).isTrue)
    #expect(claim(12.1, angle: .pi / 4).isTrue)
  }

  @Test func `contacts come in order, with others between`() {
    let trace = MotionTrace(
      rows: [],
      events: [
        .contact("ball", with: "wall", at: 0.1),
        .contact("ball", with: "wall", at: 0.2, begins: false),
        .contact("ball", with: "floor", at: 0.3), .contact("bat", with: "ball", at: 0.4),
      ])
    #expect(trace.contacts(inOrder: [("ball", "wall"), ("ball", "bat")]).isTrue)
    #expect(!trace.contacts(inOrder: [("ball", "bat"), ("ball", "wall")]).isTrue)
    #expect(!trace.contacts(inOrder: [("ball", "wall"), ("ball", "wall")]).isTrue)
  }

  @Test func `names that read like a contact are names`() {
    let trace = MotionTrace(
      rows: [], events: [.contact("ball", with: "wall began with floor", at: 0.1)])
    // The sentence of both is “ball began with wall began with floor”.
    #expect(!trace.contacts(inOrder: [("ball began with wall", "floor")]).isTrue)
    #expect(trace.contacts(inOrder: [("wall began with floor", "ball")]).isTrue)
  }

  @Test func `a contact that is missing is answered with those that began`() {
    let trace = MotionTrace(
      rows: [],
      events: [
        .contact("ball", with: "wall", at: 0.1),
        .contact("ball", with: "wall", at: 0.2, begins: false),
      ])
    #expect(
      trace.contacts(inOrder: [("ball", "bat")]).description
        == "`ball` does not meet `bat` after what comes before; what happens: ball began with wall"
        + " at 0.10 s")
  }

  @Test func `a name that is wrong is answered with those there are`() {
    let trace = MotionTrace(rows: rows(fall))
    #expect(
      trace.settles("circle", within: 1).description
        == "there is no view “circle”; these have a name: square")
  }
}
