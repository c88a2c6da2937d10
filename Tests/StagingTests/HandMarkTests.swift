import Staging
import Testing
import UIKit

/// What one sees of fingers, keys and tilts.
@MainActor
struct HandMarkTests {
  private func stage(
    fingers: [Finger] = [], typing: [Typing] = [], tilts: [Tilt] = []
  ) throws -> Stage {
    try Stage(
      Scene("hands", "", fingers: fingers, typing: typing, tilts: tilts) { UIViewController() })
  }

  @Test func `a tap is seen while it lasts and a little longer`() throws {
    let stage = try stage(fingers: [.tap(.point(x: 40, y: 50), at: 0.1)])
    #expect(stage.handMarks == HandMarks())
    try stage.advance(frames: 6)
    let landed = try #require(stage.handMarks.touches.first)
    #expect(landed.trail == [CGPoint(x: 40, y: 50)])
    #expect(landed.age == 0 && landed.sinceLift == nil && !landed.isTap)
    try stage.advance(frames: 6)
    let lifted = try #require(stage.handMarks.touches.first)
    #expect(lifted.sinceLift == 0 && lifted.isTap)
    try stage.advance(frames: 21)
    #expect(stage.handMarks.touches.count == 1)
    try stage.advance(frames: 1)
    #expect(stage.handMarks.touches.isEmpty)
  }

  @Test func `a finger that moves leaves a trail of four tenths of a second`() throws {
    let stage = try stage(fingers: [
      Finger.touch(.point(x: 10, y: 10), at: 0.1).move(by: CGVector(dx: 60, dy: 0), over: 1).lift()
    ])
    try stage.advance(frames: 36)
    let touch = try #require(stage.handMarks.touches.first)
    #expect(touch.trail.count == 25)
    #expect(touch.trail.map(\.x) == touch.trail.map(\.x).sorted())
    #expect(abs((touch.trail.last?.x ?? 0) - 40) < 1e-9)
    try stage.advance(frames: 30)
    #expect(stage.handMarks.touches.first?.sinceLift == 0)
    #expect(stage.handMarks.touches.first?.isTap == false, "it moved")
  }

  @Test func `letters are seen together until nothing is typed for a while`() throws {
    let stage = try stage(typing: [Typing("Ad\n", at: 0.1), Typing("x", at: 3)])
    try stage.advance(frames: 6)
    #expect(stage.handMarks.keys?.letters == ["A"])
    try stage.advance(frames: 12)
    #expect(stage.handMarks.keys?.letters == ["A", "d", "\n"])
    try stage.advance(frames: 60)
    #expect(stage.handMarks.keys == nil)
    try stage.advance(frames: 102)
    #expect(stage.handMarks.keys?.letters == ["x"])
  }

  @Test func `a tilted screen shows where gravity pulls`() throws {
    let stage = try stage(tilts: [.to(x: 1, y: 0, at: 0.1)])
    #expect(stage.handMarks.pull == CGVector(dx: 0, dy: 1))
    try stage.advance(frames: 10)
    #expect(stage.handMarks.pull == CGVector(dx: 1, dy: 0))
  }

  @Test func `the caption that began last stands until its time is over`() {
    let captions = [
      Caption("two", at: 2, for: 0.5), Caption("one", at: 1), Caption("three", at: 3),
    ]
    let said = [0.5, 1, 1.99, 2, 2.4, 2.5, 3, 99].map { captions.standing(at: $0)?.text }
    #expect(said == [nil, "one", "one", "two", "two", nil, "three", "three"])
  }

  @Test func `a caption that says nothing or comes too late is refused`() {
    for caption in [Caption(" ", at: 1), Caption("late", at: 31), Caption("x", at: 1, for: 0)] {
      let scene = Scene("captions", "", captions: [caption]) { UIViewController() }
      #expect(throws: StagingError.self) { try Stage(scene) }
    }
  }
}
