import Fingerprints
import Pixels
import Testing

@testable import References

/// Messages about views that stand elsewhere, from records made by hand.
@Suite struct MotionComparisonTests {
  /// Returns two frames, in the last of which a view called `a` stands at `x`.
  private func record(x: Double, events: [RecordedEvent] = []) -> FilmRecord {
    var record = FilmRecord(scene: "s", size: PixelSize(width: 1, height: 1), rate: 60)
    record.frames = [0, x].map { x in
      RecordedFrame(
        drawing: Fingerprint(),
        views: [RecordedView("a", Pose(x: x, y: 0, width: 1, height: 1), causes: ["finger 1"])])
    }
    record.events = events
    return record
  }

  private func contact(_ one: String, _ other: String) -> RecordedEvent {
    RecordedEvent(
      frame: 1, kind: "contact", text: "\(one) began with \(other)", viewsInContact: [one, other])
  }

  private func details(_ events: [RecordedEvent]) throws -> [String] {
    let (reference, actual) = (record(x: 5), record(x: 6, events: events))
    let pairs = RecordComparison(reference, actual).alignment.pairs
    return try #require(MotionComparison(reference, actual, pairs).finding).details
  }

  @Test func `a contact of others is not told of a view whose name is in theirs`() throws {
    let details = try details([contact("ball", "wall")])
    #expect(details.contains("On `a` acted then: finger 1."))
  }

  @Test func `the contacts of a view are told in order`() throws {
    let details = try details([contact("ball", "wall"), contact("ball", "a"), contact("a", "b")])
    #expect(
      details.contains("On `a` acted then: finger 1; ball began with a and a began with b."))
  }

  /// Returns frames of a view called `a`, a pose each.
  private func record(_ poses: [Pose], pixels: [Int?] = []) -> FilmRecord {
    var record = FilmRecord(scene: "s", size: PixelSize(width: 1, height: 1), rate: 60)
    record.frames = poses.enumerated().map { place, pose in
      RecordedFrame(
        drawing: Fingerprint(),
        pixels: place < pixels.count
          ? pixels[place].flatMap { Fingerprint("00000000cafebab\($0)") } : nil,
        views: [RecordedView("a", pose)])
    }
    return record
  }

  private func pose(y: Double, scale: Double = 1) -> Pose {
    var pose = Pose(x: 0, y: y, width: 100, height: 100)
    (pose.scaleX, pose.scaleY) = (scale, scale)
    return pose
  }

  private func comparison(_ reference: FilmRecord, _ actual: FilmRecord) -> MotionComparison {
    let pairs = reference.frames.indices.map { FrameAlignment.Pair(reference: $0, actual: $0) }
    return MotionComparison(reference, actual, pairs)
  }

  private func finding(_ old: [Pose], _ new: [Pose]) throws -> FilmFinding {
    try #require(comparison(record(old), record(new)).finding)
  }

  @Test func `an end on the other side of the most is told`() throws {
    let rest = [0, 0, 0, 0.0].map { pose(y: $0) }
    let finding = try finding(rest, [0, -2.9, -35.6, 10].map { pose(y: $0) })
    #expect(
      finding.sentence
        == "Physics: `a` stands 2.9 pt higher from 0.02 s (frame 1), most at 0.03 s (frame 2), where it "
        + "stands 35.6 pt higher, at the end 10 pt lower.")
  }

  @Test func `an end that differs in several ways is a clause of its own`() throws {
    var end = pose(y: 10)
    end.alpha = 0.5
    let finding = try finding([pose(y: 0), pose(y: 0)], [pose(y: -90), end])
    #expect(
      finding.sentence
        == "Physics: `a` stands 90 pt higher from 0.00 s (frame 0), at the end it stands 10 pt lower, has "
        + "the opacity 0.5 instead of 1.")
  }

  @Test func `the last frame that both have is only called the end where both end`() throws {
    let (short, long) = ([0, 0, 0.0], [0, -35, 10, 10.0])
    func sentence(_ old: [Double], _ new: [Double]) throws -> String {
      let (one, other) = (record(old.map { pose(y: $0) }), record(new.map { pose(y: $0) }))
      let pairs = (0..<3).map { FrameAlignment.Pair(reference: $0, actual: $0) }
      return try #require(MotionComparison(one, other, pairs).finding).sentence
    }
    #expect(
      try sentence(short, long).hasSuffix(
        "(frame 1), at 0.03 s (frame 2), where the reference ends, 10 pt lower."))
    #expect(
      try sentence(short + [0], [0, -35, 10]).hasSuffix(
        "(frame 1), at 0.03 s (frame 2), where the film ends now, 10 pt lower."))
    #expect(try sentence(short, [0, -35, 10]).hasSuffix("(frame 1), at the end 10 pt lower."))
  }

  @Test func `an end that is as at the most, or as in the reference, is not told`() throws {
    let rest = [0, 0, 0.0].map { pose(y: $0) }
    let most = try finding(rest, [0, 2, 8].map { pose(y: $0) })
    #expect(most.sentence.hasSuffix("(frame 2), where it stands 8 pt lower."))
    let back = try finding(rest, [2, 8, 0].map { pose(y: $0) })
    #expect(back.sentence.hasSuffix("(frame 1), where it stands 8 pt lower."))
  }

  @Test func `a difference that stays is told once, whatever its last digits`() throws {
    let finding = try finding(
      [0, 100.1, 0].map { pose(y: $0) }, [10, 110.1 + 3e-14, 10].map { pose(y: $0) })
    #expect(finding.sentence == "Physics: `a` stands 10 pt lower from 0.00 s (frame 0).")
  }

  @Test func `noise is not counted beside a difference, and not told of one`() throws {
    let rest = [0, 0, 0, 0.0].map { pose(y: $0) }
    let finding = try finding(
      rest, [pose(y: 3e-14), pose(y: 5, scale: 1 + 1e-15), pose(y: 1e-7), pose(y: -3e-14)])
    #expect(finding.sentence == "Physics: `a` stands 5 pt lower from 0.02 s (frame 1).")
    #expect(finding.details.first == "1 of 4 frames differs, the last at 0.02 s (frame 1).")
  }

  @Test func `noise alone is a difference`() throws {
    let finding = try finding([pose(y: 0), pose(y: 0)], [pose(y: 0), pose(y: 3e-14)])
    #expect(finding.frame == 1)
    #expect(finding.frameCount == 1)
  }

  @Test func `noise counts where the pictures differ`() throws {
    let rest = [0, 0, 0.0].map { pose(y: $0) }
    let noisy = [pose(y: 5), pose(y: 3e-14), pose(y: 3e-14)]
    let comparison = comparison(record(rest, pixels: [1, 2, 3]), record(noisy, pixels: [4, 2, 5]))
    #expect(comparison.finding?.frameCount == 2)
    #expect(comparison.movedPairs == [0, 1, 2])
  }

  @Test func `what differs by a millionth of a point is no noise`() throws {
    let rest = [pose(y: 0), pose(y: 0)]
    #expect(try finding(rest, [pose(y: 5), pose(y: 1e-6)]).frameCount == 2)
    #expect(try finding(rest, [pose(y: 5), pose(y: 0, scale: 1 + 2e-9)]).frameCount == 2)
  }

  @Test func `a tilt beyond half a turn is told beside the nearest angle`() throws {
    func tilted(_ degrees: Double) -> Pose {
      var pose = pose(y: 0)
      pose.tiltY = degrees * .pi / 180
      return pose
    }
    let finding = try finding([tilted(165)], [tilted(-178.5)])
    #expect(
      finding.sentence
        == "Physics: `a` is tilted about its vertical axis by -178.5° instead of -195° from 0.00 s "
        + "(frame 0).")
  }
}
