import Staging
import Testing
import UIKit

@testable import References

/// What happens at another moment is told with both.
@MainActor @Suite struct ToldMomentTests: CardTelling {
  @Test func `a view that comes later is told with both moments`() async throws {
    func comes(at seconds: Double) -> Change {
      { card, _ in Self.after(seconds) { Self.add("late", to: card) } }
    }
    let told = try await told(comes(at: 0.2), comes(at: 0.5))
    #expect(
      told.first
        == "Physics: `late` comes at 0.50 s (frame 30) instead of 0.20 s (frame 12); `card` unchanged."
    )
    #expect(!told.joined().contains("another content"), "\(told)")
  }

  @Test func `a view that goes later, or not at all, is told with both moments`() async throws {
    func goes(at seconds: Double?) -> Change {
      { card, _ in
        let view = Self.add("late", to: card)
        if let seconds { Self.after(seconds) { view.removeFromSuperview() } }
      }
    }
    #expect(
      try await told(goes(at: 0.2), goes(at: 0.5)).first
        == "Physics: `late` goes at 0.50 s (frame 30) instead of 0.20 s (frame 12); `card` unchanged."
    )
    #expect(
      try await told(goes(at: 0.2), goes(at: nil)).first?
        .contains("`late` stays instead of going at 0.20 s (frame 12)") == true)
  }

  @Test func `a view that is gone for a while is told from when to when`() async throws {
    let told = try await told(
      { card, _ in Self.add("late", to: card) },
      { card, _ in
        let view = Self.add("late", to: card)
        Self.after(0.2) { view.removeFromSuperview() }
        Self.after(0.5) { card.addSubview(view) }
      })
    #expect(
      told.first
        == "Physics: `late` is gone from 0.20 s (frame 12) to 0.50 s (frame 30); `card` unchanged.")
  }

  @Test func `a look that changes at another moment is told with both moments`() async throws {
    func reddens(at seconds: Double) -> Change {
      { card, _ in Self.after(seconds) { card.backgroundColor = .red } }
    }
    #expect(
      try await told(reddens(at: 0.2), reddens(at: 0.5)).last
        == "Views: `card` changes its background to #FF0000 at 0.50 s (frame 30) instead of 0.20 s "
        + "(frame 12).")
    func hides(at seconds: Double) -> Change {
      { card, _ in Self.after(seconds) { card.isHidden = true } }
    }
    #expect(
      try await told(hides(at: 0.5), hides(at: 0.2)).last
        == "Views: `card` is hidden at 0.20 s (frame 12) instead of 0.50 s (frame 30).")
  }

  @Test func `a motion that begins after a longer pause is told by its view`() async throws {
    let record = try await SceneRecorder(
      scene { card, _ in UIView.animate(withDuration: 0.3) { card.center.y += 100 } }
    ).record()
    func beginning(after frames: Int) -> FilmRecord {
      var late = record
      late.frames = Array(repeating: record.frames[0], count: frames) + record.frames.dropFirst()
      return late
    }
    let (early, late) = (beginning(after: 7), beginning(after: 19))
    #expect(
      RecordComparison(early, late).verdict.findings.map(\.sentence) == [
        "Frames: `card` begins to change at 0.32 s (frame 19) instead of 0.12 s (frame 7); the frames "
          + "after that are those of the reference, 12 later."
      ])
    #expect(
      RecordComparison(late, early).verdict.findings.map(\.sentence) == [
        "Frames: `card` begins to change at 0.12 s (frame 7) instead of 0.32 s (frame 19); the frames "
          + "after that are those of the reference, 12 earlier."
      ])
    // A pause within a motion is frames that are put in.
    var halting = early
    halting.frames.insert(contentsOf: Array(repeating: early.frames[12], count: 4), at: 13)
    #expect(
      RecordComparison(early, halting).verdict.findings.first?.sentence
        .hasPrefix("Frames: 4 frames are put in at 0.22 s (frame 13)") == true)
  }
}
