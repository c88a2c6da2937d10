import Staging
import Testing
import UIKit

@testable import References

/// Each kind of change and its message.
@MainActor @Suite struct VerdictTests {
  private func record(_ fall: FallScene = FallScene(), rate: Int = 60) async throws -> FilmRecord {
    var recorder = SceneRecorder(fall.scene)
    recorder.rate = rate
    return try await recorder.record()
  }

  private func verdict(
    of fall: FallScene, rate: Int = 60, on layers: ComparedLayers = .all
  ) async throws -> FilmVerdict {
    RecordComparison(
      try await record(), try await record(fall, rate: rate), on: layers
    ).verdict
  }

  @Test func `two runs of one scene are the same`() async throws {
    let verdict = try await verdict(of: FallScene())
    #expect(verdict.isSame, "\(verdict.lines)")
    #expect(verdict.lines.isEmpty)
  }

  @Test func `one per cent more gravity is physics, and says who acted`() async throws {
    let verdict = try await verdict(of: FallScene(gravity: 1.01))
    let finding = try #require(verdict.findings.first)
    #expect(verdict.findings.map(\.kind) == [.physics])
    #expect(finding.view == "square")
    #expect(
      finding.sentence.hasPrefix("Physics: `square` stands 1 pt lower from 0.22 s (frame 13)"))
    #expect(finding.sentence.hasSuffix("; `shade` and `label` unchanged."))
    #expect(finding.details[0].contains(" of 46 frames differ, the last at "))
    #expect(finding.details[1].hasPrefix("The bodies part"))
    #expect(
      finding.details[2] == "On `square` acted then: UIGravityBehavior and UICollisionBehavior.")
  }

  @Test func `the bodies part in the first sub-step, before anybody sees it`() async throws {
    let verdict = try await verdict(of: FallScene(gravity: 1.01))
    #expect(
      verdict.findings[0].details[1]
        == "The bodies part before it is seen, in sub-step 1 of 1 at 0.02 s (frame 1).")
  }

  @Test func `a colour by one level is a view, not its motion`() async throws {
    let color = UIColor(red: 1, green: 150 / 255, blue: 0, alpha: 1)
    let verdict = try await verdict(of: FallScene(color: color))
    #expect(verdict.findings.map(\.kind) == [.views])
    #expect(
      verdict.findings[0].sentence
        == "Views: `square` has the background #FF9600 instead of #FF9500 from 0.00 s (frame 0).")
    #expect(verdict.findings[0].details[0] == "`shade` and `label` unchanged in looks.")
    #expect(verdict.findings[0].details[1] == "The motion is that of the reference.")
  }

  @Test func `a corner radius is a view`() async throws {
    let verdict = try await verdict(of: FallScene(cornerRadius: 5))
    #expect(verdict.findings.map(\.kind) == [.views])
    #expect(
      verdict.findings[0].sentence
        == "Views: `square` has the corner radius 5 instead of 4 from 0.00 s (frame 0).")
  }

  @Test func `a text is a view`() async throws {
    let verdict = try await verdict(of: FallScene(title: "Tap Him"))
    #expect(
      verdict.findings.map(\.sentence) == [
        "Views: `label` has the text “Tap Him” instead of “Tap Me” from 0.00 s (frame 0)."
      ])
  }

  @Test func `a view that is gone is gone, and not unchanged in looks`() async throws {
    let verdict = try await verdict(of: FallScene(hasShade: false))
    #expect(
      verdict.findings[0].sentence
        == "Physics: `shade` is gone from 0.00 s (frame 0); `square` and `label` unchanged.")
  }

  @Test func `a dropped frame is a missing frame and no motion`() async throws {
    let reference = try await record()
    var actual = reference
    actual.frames.remove(at: 12)
    let verdict = RecordComparison(reference, actual).verdict
    #expect(verdict.findings.map(\.kind) == [.missingFrames])
    #expect(
      verdict.findings[0].sentence
        == "Frames: 1 frame is missing at 0.20 s (frame 12); the frames after that are those of the "
        + "reference, 1 earlier.")
  }

  @Test func `frames that stand twice are put in`() async throws {
    let reference = try await record()
    var actual = reference
    actual.frames.insert(actual.frames[11], at: 12)
    actual.frames.insert(actual.frames[11], at: 12)
    let verdict = RecordComparison(reference, actual).verdict
    #expect(verdict.findings.map(\.kind) == [.extraFrames])
    #expect(verdict.findings[0].sentence.hasPrefix("Frames: 2 frames are put in at 0.20 s"))
  }

  @Test func `a film that ends early has too few frames, a longer one too many`() async throws {
    let short = try await verdict(of: FallScene(limit: 0.5))
    #expect(short.findings.map(\.kind) == [.tooFewFrames])
    #expect(
      short.findings[0].sentence
        == "Frames: too few, 31 instead of 46; the film ends 0.25 s earlier.")
    let long = try await verdict(of: FallScene(limit: 1))
    #expect(long.findings.map(\.kind) == [.tooManyFrames])
  }

  @Test(arguments: [
    (60, 1.5, "Length: 1.50 s instead of 1.00 s; the film ends 0.50 s later."),
    (70, 0.5, "Length: 0.50 s instead of 1.00 s; the film ends 0.50 s earlier."),
  ])
  func `frames that are not too few are not said to be`(
    count: Int, seconds: Double, sentence: String
  ) {
    let findings = FilmLengths(
      reference: FilmLength(60, rate: 60), actual: FilmLength(count, seconds: seconds, rate: 60)
    ).findings
    #expect(findings.map(\.kind) == [.length])
    #expect(findings.map(\.sentence) == [sentence])
  }

  @Test func `a doubled rate is a rate`() async throws {
    let verdict = try await verdict(of: FallScene(), rate: 120)
    #expect(verdict.findings[0].kind == .rate)
    #expect(
      verdict.findings[0].sentence
        == "Rate: 120 frames a second instead of 60; frames of the same time are compared.")
    #expect(!verdict.findings.contains { [.tooManyFrames, .extraFrames].contains($0.kind) })
  }

  @Test func `another scale is a size`() async throws {
    let verdict = try await verdict(of: FallScene(scale: 2))
    #expect(verdict.findings.contains { $0.kind == .size })
    #expect(verdict.findings[0].sentence.contains("200×400 pixels instead of 100×200"))
  }

  @Test func `another picture of the same drawing is the rasterizer`() async throws {
    let reference = try await record()
    var actual = reference
    actual.frames[7].pixels = actual.frames[8].pixels
    #expect(actual.frames[7] != reference.frames[7])
    let verdict = RecordComparison(reference, actual).verdict
    #expect(verdict.findings.map(\.kind) == [.pixels])
    #expect(verdict.findings[0].sentence.contains("from 0.12 s (frame 7): the rasterizer"))
  }

  @Test func `each layer is judged alone where one asks for it`() async throws {
    let color = UIColor(red: 1, green: 150 / 255, blue: 0, alpha: 1)
    #expect(try await verdict(of: FallScene(color: color), on: .motion).isSame)
    let pixels = try await verdict(of: FallScene(color: color), on: .pixels)
    #expect(pixels.findings.map(\.kind) == [.pixels])
    let moved = try await verdict(of: FallScene(gravity: 1.01), on: .pixels)
    #expect(moved.findings.map(\.kind) == [.pixels])
  }

  @Test func `a name that cannot be recorded is refused where there is no reference`() async throws
  {
    let scene = Scene("a,b", "") { UIViewController() }
    await #expect(throws: StagingError.self) {
      try await SceneVerification(
        scene: scene, store: ReferenceStore("/no/references"), rate: nil, layers: .all,
        comparer: FilmComparer(), isLenient: false
      ).verdict()
    }
  }
}
