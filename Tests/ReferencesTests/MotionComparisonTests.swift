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
}
