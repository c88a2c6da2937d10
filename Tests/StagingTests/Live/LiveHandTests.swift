import Geometry
import Testing
import UIKit

@testable import Staging

/// What hands do between two steps, as one sample a finger.
@MainActor
@Suite struct LiveHandTests {
  private var hands = LiveHands(Scene("hands", "") { UIViewController() })

  private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  /// Makes steps, and returns what each finger does in each.
  private mutating func events(_ steps: Int) -> [[FingerEvent]] {
    (0..<steps).map { _ in
      hands.next(at: hands.script.frames + 1).samples.map(\.event)
    }
  }

  @Test mutating func `a finger has one sample a step, at the last place it was`() {
    hands.take(.down(pointer: 7, point(10, 20)))
    hands.take(.move(pointer: 7, point(11, 20)))
    hands.take(.move(pointer: 7, point(12.3, 20.6)))
    let events = events(3)
    #expect(events[0] == [FingerEvent(phase: .touches, point: point(10, 20))])
    #expect(events[1] == [FingerEvent(phase: .moves, point: point(12.5, 20.5))])
    #expect(events[2] == [FingerEvent(phase: .rests, point: point(12.5, 20.5))])
  }

  @Test mutating func `what is pressed and lifted between two steps still touches for a step`() {
    hands.take(.down(pointer: 1, point(10, 20)))
    hands.take(.up(pointer: 1))
    hands.take(.down(pointer: 1, point(30, 20)))
    let events = events(3)
    #expect(events[0].map(\.phase) == [.touches, .touches])
    #expect(events[1].map(\.phase) == [.lifts, .rests])
    #expect(events[2].map(\.phase) == [.rests])
  }

  @Test mutating func `what is no point of the screen touches nothing`() {
    hands.take(.down(pointer: 1, point(-1, 20)))
    hands.take(.down(pointer: 1, point(320, 20)))
    hands.take(.down(pointer: 1, point(.nan, 20)))
    hands.take(.move(pointer: 1, point(5, 5)))
    hands.take(.up(pointer: 1))
    #expect(events(2) == [[], []])
    hands.take(.down(pointer: 1, point(5, 5)))
    hands.take(.move(pointer: 1, point(.infinity, 5)))
    hands.take(.move(pointer: 1, point(-50, 5)))
    #expect(events(2)[1] == [FingerEvent(phase: .moves, point: point(-50, 5))])
  }

  @Test mutating func `a wheel is a finger that drags, rests and lifts`() {
    hands.take(.scroll(dx: 0, dy: -100, at: point(160, 300)))
    let events = events(40).compactMap(\.first)
    #expect(events.first == FingerEvent(phase: .touches, point: point(160, 300)))
    #expect(events.last == FingerEvent(phase: .lifts, point: point(160, 200)))
    // No step is a leap, and the finger rests before it lifts, so that nothing flies on.
    for (one, next) in zip(events, events.dropFirst()) {
      #expect((0...40.5).contains(one.point.y - next.point.y))
    }
    #expect(events.suffix(9).dropLast().allSatisfy { $0.phase == .rests })
    #expect(!hands.isTouching)
  }

  @Test mutating func `a wheel that is turned far swipes again and again`() {
    for _ in 0..<20 { hands.take(.scroll(dx: 0, dy: -100, at: point(160, 300))) }
    let events = events(120).flatMap { $0 }
    let touches = events.filter { $0.phase == .touches }
    #expect(touches.count > 2)
    #expect(touches.allSatisfy { $0.point == point(160, 300) })
    #expect(events.count(where: { $0.phase == .lifts }) == touches.count)
    #expect(!hands.isTouching)
  }

  @Test mutating func `a pinch is two fingers, as far apart as it says`() throws {
    hands.take(.pinch(by: 2, at: point(160, 300)))
    let moments = events(30)
    #expect(moments[0].map(\.point) == [point(100, 300), point(220, 300)])
    #expect(moments[12].map(\.point) == [point(40, 300), point(280, 300)])
    #expect(moments.last == [])
    #expect(!hands.isTouching)
  }

  @Test mutating func `at an edge a pinch has room for both fingers`() {
    hands.take(.pinch(by: 0.5, at: point(2, 300)))
    #expect(events(1)[0].map(\.point.x) == [0, 120])
  }

  @Test mutating func `all fingers can be lifted at once`() {
    hands.take(.down(pointer: 1, point(5, 5)))
    hands.take(.down(pointer: 2, point(50, 5)))
    _ = events(1)
    hands.take(.release)
    #expect(events(1)[0].map(\.phase) == [.lifts, .lifts])
  }
}
