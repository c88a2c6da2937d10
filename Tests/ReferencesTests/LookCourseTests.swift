import Fingerprints
import Pixels
import Testing
import UIKit

@testable import References

/// Messages about looks that differ over many frames, from records made by hand.
@Suite struct LookCourseTests {
  /// Returns frames of a view called `a`, a look each.
  private func record(_ looks: [[ViewLook.Aspect: String]]) -> FilmRecord {
    var record = FilmRecord(scene: "s", size: PixelSize(width: 1, height: 1), rate: 60)
    record.frames = looks.map { look in
      let properties = ViewLook.Aspect.allCases.compactMap { aspect in
        look[aspect].map { LookProperty(aspect.rawValue, $0) }
      }
      return RecordedFrame(
        drawing: Fingerprint(),
        views: [RecordedView("a", Pose(x: 0, y: 0, width: 9, height: 9), look: properties)])
    }
    return record
  }

  private func sentence(
    _ aspect: ViewLook.Aspect, _ old: [String?], _ new: [String?]
  ) throws -> String {
    let records = [old, new].map { values in
      record(values.map { value in value.map { [aspect: $0] } ?? [:] })
    }
    let pairs = old.indices.map { FrameAlignment.Pair(reference: $0, actual: $0) }
    let finding = LookComparison(
      reference: records[0], actual: records[1], pairs: pairs, moved: [], viewsAmiss: [],
      hasOtherFonts: false
    ).finding
    return try #require(finding).sentence
  }

  @Test func `a number is told at its first frame and where it is farthest`() throws {
    #expect(
      try sentence(.cornerRadius, ["0", "0.021", "10", "5"], ["0", "0.043", "20", "10"])
        == "Views: `a` has the corner radius 0.043 instead of 0.021 from 0.02 s (frame 1), most at "
        + "0.03 s (frame 2): 20 instead of 10.")
  }

  @Test func `a colour is told where it is farthest, in whichever way it is written`() throws {
    #expect(
      try sentence(
        .background, ["#FFFFFF", "#FFFEFE", "#FF0000", "#FF8080"],
        ["#FFFFFF", "rgba(0.9961, 0.9961, 1.0, 1.0)", "#0000FF", "#8080FF"])
        == "Views: `a` has the background #FEFEFF instead of #FFFEFE from 0.02 s (frame 1), most at "
        + "0.03 s (frame 2): #0000FF instead of #FF0000.")
  }

  @Test func `a shadow is told where it is farthest`() throws {
    func shadow(_ blur: Double) -> String { "#00000080, blur \(blur), offset (0.0, -3.0)" }
    #expect(
      try sentence(.shadow, [shadow(3.015), shadow(10)], [shadow(3.036), shadow(20)])
        == "Views: `a` has a shadow of blur 3.036 instead of 3.015 from 0.00 s (frame 0), most at "
        + "0.02 s (frame 1): blur 20 instead of 10.")
  }

  @Test func `what comes from nothing is told where there is most of it`() throws {
    #expect(
      try sentence(.borderWidth, [nil, nil, nil], ["0.5", "4", "2"])
        == "Views: `a` has the border width 0.5 instead of none from 0.00 s (frame 0), most at 0.02 s "
        + "(frame 1): 4 instead of none.")
  }

  @Test func `a text is told at its first frame and at its last`() throws {
    #expect(
      try sentence(.text, ["0", "1", "2"], ["0", "5", "9"])
        == "Views: `a` has the text “5” instead of “1” from 0.02 s (frame 1), last at 0.03 s (frame 2): "
        + "“9” instead of “2”.")
  }

  @Test func `a difference that stays is told once`() throws {
    #expect(
      try sentence(.cornerRadius, ["1", "2.1", "1"], ["2", "3.1", "2"])
        == "Views: `a` has the corner radius 2 instead of 1 from 0.00 s (frame 0).")
    #expect(
      try sentence(.text, ["1", "1"], ["2", "2"])
        == "Views: `a` has the text “2” instead of “1” from 0.00 s (frame 0).")
  }

  @Test func `what has no values is told once`() throws {
    let (one, other) = ("00000000cafecafe", "1234567812345678")
    #expect(
      try sentence(.content, [one, one], [other, "0000000000000001"])
        == "Views: `a` shows another content from 0.00 s (frame 0).")
  }

  @Test func `fingerprints that are all digits are no numbers`() {
    #expect(LookDistance.between("1, path 1234567812345678", "1, path 1", of: "shadow") == nil)
    #expect(LookDistance.between("(0, 3)", "(0, 7)", of: "startPoint") == 4)
    #expect(LookDistance.between("all corners", "upper left", of: "maskedCorners") == nil)
  }

  @Test func `colours that are nearly alike are told by as many digits as they need`() throws {
    #expect(
      try sentence(
        .background, ["rgba(0.50000001192, 0.2, 0.2, 1.0)"], ["rgba(0.5004, 0.2, 0.2, 1.0)"])
        == "Views: `a` has the background rgba(0.5004, 0.2, 0.2, 1) instead of rgba(0.5, 0.2, 0.2, 1) "
        + "from 0.00 s (frame 0).")
  }

  @Test func `long texts are told from shortly before their difference on`() throws {
    let text = String(repeating: "lorem ipsum ", count: 5)
    #expect(
      try sentence(.text, [text + "one"], [text + "two"])
        == "Views: `a` has the text “…rem ipsum two” instead of “…rem ipsum one” from 0.00 s (frame 0)."
    )
  }

  @Test func `an image that is gone is told, and nothing of how it was painted`() throws {
    let records = [
      [LookProperty("image", "0000000000000001"), LookProperty("imageTint", "#007AFF")], [],
    ].map { look in
      var record = record([[:]])
      record.frames[0].views[0].look = look
      return record
    }
    let finding = LookComparison(
      reference: records[0], actual: records[1], pairs: [.init(reference: 0, actual: 0)], moved: [],
      viewsAmiss: [], hasOtherFonts: false
    ).finding
    #expect(
      finding?.sentence == "Views: `a` has no image any more from 0.00 s (frame 0).")
  }

  @Test func `a view without opacity has no other content`() {
    func record(_ content: String, alpha: Double) -> FilmRecord {
      var record = self.record([[.content: content]])
      record.frames[0].views[0].pose.alpha = alpha
      return record
    }
    func finding(alpha: Double) -> FilmFinding? {
      LookComparison(
        reference: record("0000000000000001", alpha: 1),
        actual: record("0000000000000002", alpha: alpha),
        pairs: [.init(reference: 0, actual: 0)], moved: [0], viewsAmiss: [], hasOtherFonts: false
      ).finding
    }
    #expect(finding(alpha: 0) == nil)
    #expect(finding(alpha: 0.5)?.sentence.contains("another content") == true)
  }

  @Test func `a list of parts has one comma between two`() {
    func part(_ kind: String) -> RecordedPart {
      RecordedPart(kind: kind, pose: Pose(x: 6, y: 12, width: 10, height: 20), mark: Fingerprint())
    }
    #expect(
      PartComparison([], ["A", "B", "C"].map(part)).words
        == "there is an A at (1, 2), 10 × 20 pt, a B at (1, 2), 10 × 20 pt, and a C at (1, 2), "
        + "10 × 20 pt, more")
  }
}
