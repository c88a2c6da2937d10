import Geometry
import Testing
import UIKit

@testable import Staging

/// Plays a finger without a stage; `place` says where targets are.
@MainActor
private func events(
  of finger: Finger, samples: Int, place: (Target) -> CGPoint = { _ in CGPoint(x: 100, y: 100) }
) throws -> [Int: FingerEvent] {
  var staged = StagedFinger(finger, number: 1)
  var events: [Int: FingerEvent] = [:]
  for sample in 1...samples {
    events[sample] = try staged.event(at: sample) { target, _, _ in place(target) }
  }
  #expect(staged.isFinished)
  return events
}

@MainActor
@Suite struct FingerTests {
  @Test func `a tap touches at its time and lifts a tenth of a second later`() throws {
    let events = try events(of: .tap("button", at: 0.5), samples: 60)
    #expect(events.keys.sorted() == Array(30...36))
    #expect(events[30]?.phase == .touches)
    #expect((31...35).allSatisfy { events[$0]?.phase == .rests })
    #expect(events[36]?.phase == .lifts)
  }

  @Test func `a touch at no time comes with the first step`() throws {
    let events = try events(of: .tap("button", at: 0), samples: 60)
    #expect(events[1]?.phase == .touches)
  }

  @Test func `a straight move has the speed that it was given up to the lift`() throws {
    let finger = Finger.touch("square", at: 1).move(by: CGVector(dx: 90, dy: 0), over: 0.3).lift()
    let events = try events(of: finger, samples: 120)
    let xs = events.keys.sorted().compactMap { events[$0]?.point.x }
    #expect(xs.count == 19)
    // 90 points in 18 samples.
    for (from, to) in zip(xs, xs.dropFirst()) { #expect(abs(to - from - 5) < 1e-9) }
    #expect(events[78] == FingerEvent(phase: .lifts, point: CGPoint(x: 190, y: 100)))
  }

  @Test func `a wait that follows a move keeps the finger where it is`() throws {
    let finger = Finger.touch("square", at: 0)
      .move(to: .point(x: 10, y: 20), over: 0.1).wait(0.1).lift()
    let events = try events(of: finger, samples: 60) { target in
      if case .point(let point) = target { point } else { CGPoint(x: 100, y: 100) }
    }
    #expect(events[7] == FingerEvent(phase: .moves, point: CGPoint(x: 10, y: 20)))
    #expect(events[8] == FingerEvent(phase: .rests, point: CGPoint(x: 10, y: 20)))
    #expect(events[13] == FingerEvent(phase: .lifts, point: CGPoint(x: 10, y: 20)))
  }

  @Test func `offsets are told from where the finger is when the move begins`() throws {
    let finger = Finger.touch("square", at: 0)
      .move(by: CGVector(dx: 10, dy: 0), over: 0.1)
      .move(along: [CGVector(dx: 0, dy: 50), CGVector(dx: 0, dy: 80)], over: 0.1)
      .lift()
    let events = try events(of: finger, samples: 60)
    #expect(events[7]?.point == CGPoint(x: 110, y: 100))
    #expect(events[13] == FingerEvent(phase: .lifts, point: CGPoint(x: 110, y: 180)))
  }

  @Test func `a view is looked for when the finger goes to it`() throws {
    var asked: [Target] = []
    let finger = Finger.touch("first", at: 0).wait(0.2).move(to: "second", over: 0.1).lift()
    var staged = StagedFinger(finger, number: 1)
    for sample in 1...40 {
      _ = try staged.event(at: sample) { target, _, _ in
        asked.append(target)
        #expect(sample == (target == "first" ? 1 : 14))
        return .zero
      }
    }
    #expect(asked == ["first", "second"])
  }

  @Test func `a touch without a wait or a move is lifted with the next sample`() throws {
    let events = try events(of: Finger.touch("button", at: 0.5).lift(), samples: 60)
    #expect(events.keys.sorted() == [30, 31])
  }

  @Test func `one finger touches several times`() throws {
    let finger = Finger.tap("button", at: 0.1).tap("button", at: 0.4)
    let events = try events(of: finger, samples: 60)
    let touches = events.filter { $0.value.phase == .touches }.keys.sorted()
    #expect(touches == [6, 24])
  }
}
