import Fingerprints
import Pixels
import Staging
import Testing
import UIKit

@testable import References

/// A record knows with what it was made, and a verdict says where that differs.
@MainActor @Suite struct OriginTests {
  private func record(
    width: Double = 50, content: Int = 1, font: String = "4.0", cairo: String = "1.16.0"
  ) -> FilmRecord {
    var record = FilmRecord(scene: "s", size: PixelSize(width: 1, height: 1), rate: 60)
    var drawing = Fingerprint()
    drawing.combine(content)
    drawing.combine(width)
    record.frames = [
      RecordedFrame(
        drawing: drawing, pixels: drawing,
        views: [
          RecordedView(
            "present", Pose(x: 0, y: 0, width: width, height: 20),
            look: [LookProperty("content", "\(drawing)")])
        ])
    ]
    record.origin = RecordOrigin(
      fonts: [RecordOrigin.Font(name: "Inter-Regular", version: font, checksum: font)],
      libraries: [RecordOrigin.Library(name: "Cairo", version: cairo)])
    return record
  }

  private func lines(_ one: FilmRecord, _ other: FilmRecord) -> [String] {
    RecordComparison(one, other).verdict.lines
  }

  @Test func `another font is named first, with what it does and what to do`() {
    let lines = lines(record(), record(width: 49.5, font: "4.1"))
    #expect(
      lines.first
        == "Letters: Inter-Regular is 4.1 here; this was recorded with 4.0: `present` is 0.5 pt narrower "
        + "from 0.00 s (frame 0).")
    #expect(lines[1].contains("To compare with the same letters, install those files"))
  }

  @Test func `another font never is another content`() {
    let lines = lines(record(), record(content: 2, font: "4.1"))
    #expect(
      lines.first
        == "Letters: Inter-Regular is 4.1 here; this was recorded with 4.0: `present` is drawn otherwise "
        + "from 0.00 s (frame 0).")
    #expect(!lines.contains { $0.contains("another content") })
  }

  @Test(arguments: [49.5, 50])
  func `what another font does is said once, and then how often`(width: Double) {
    let verdict = RecordComparison(
      record(), record(width: width, content: 2, font: "4.1")
    ).verdict
    #expect(
      verdict.findings.map(\.kind).prefix(2) == [.surroundings, width == 50 ? .views : .physics])
    let layer = width == 50 ? "Views" : "Physics"
    #expect(verdict.findings[1].sentence.hasPrefix("\(layer): 1 of 1 frame differs"))
    let texts = verdict.lines.joined(separator: "\n")
    for phrase in ["0.5 pt narrower", "is drawn otherwise", "1 of 1 frame differs, the last"] {
      #expect(texts.components(separatedBy: phrase).count <= 2, "\(phrase) in \(texts)")
    }
  }

  @Test func `the variable that names the letters is named in place of doctor`() {
    var comparison = RecordComparison(record(), record(content: 2, font: "4.1"))
    comparison.namedLetters = ("FLIPBOOK_LETTERS", "/my/letters")
    let details = comparison.verdict.findings[0].details[0]
    #expect(details.contains("/my/letters") && details.contains("FLIPBOOK_LETTERS"))
    #expect(!details.contains("doctor"))
    comparison.namedLetters = nil
    #expect(comparison.verdict.findings[0].details[0].contains("`flipbook doctor`"))
  }

  @Test func `letters change no size of pictures, which is told for itself`() {
    var other = record(font: "4.1")
    other.size = PixelSize(width: 2, height: 1)
    #expect(
      RecordComparison(record(), other).verdict.findings.map(\.sentence) == [
        "Letters: Inter-Regular is 4.1 here; this was recorded with 4.0.",
        "Size: the pictures have 2×1 pixels instead of 1×1; they are not compared.",
      ])
  }

  @Test func `another file of the same version is named`() {
    var other = record(content: 2)
    other.origin = RecordOrigin(
      fonts: [RecordOrigin.Font(name: "Inter-Regular", version: "4.0", checksum: "mine")])
    #expect(
      lines(record(), other).first?.hasPrefix(
        "Letters: Inter-Regular 4.0 is another file here: ") == true)
  }

  @Test func `a font of another content is another file, and older checksums are compared`() {
    func inter(_ checksum: String, content: Int = 1) -> FilmRecord {
      var record = record(content: content)
      record.origin = RecordOrigin(
        fonts: [RecordOrigin.Font(name: "Inter", version: "4.0", checksum: checksum)])
      return record
    }
    func isNamed(_ old: String, _ new: String) -> Bool {
      lines(inter(old), inter(new, content: 2)).first?.hasPrefix(
        "Letters: Inter 4.0 is another file here: ") == true
    }
    #expect(isNamed("9530fe29-876576-aa", "9530fe29-876576-bb"))
    #expect(!isNamed("9530fe29-876576-aa", "9530fe29-876576-aa"))
    #expect(!isNamed("9530fe29-876576", "9530fe29-876576-aa"))
    #expect(!isNamed("9530fe29-876576-aa", "9530fe29-876576"))
    #expect(isNamed("9530fe29-876576", "9530fe29-8765760-aa"))
    #expect(isNamed("9530fe28-876576", "9530fe29-876576-aa"))
  }

  @Test func `a file that tells no version is another file`() {
    func icons(_ version: String, _ checksum: String) -> FilmRecord {
      var record = record(content: checksum.count)
      record.origin = RecordOrigin(
        fonts: [RecordOrigin.Font(name: "bootstrap-icons", version: version, checksum: checksum)])
      return record
    }
    #expect(
      lines(icons("1.11.3", "pinned"), icons("", "own")).first?.hasPrefix(
        "Letters: bootstrap-icons is another file here: ") == true)
    #expect(
      lines(icons("", "own"), icons("1.11.3", "pinned")).first?.hasPrefix(
        "Letters: bootstrap-icons 1.11.3 is another file here: ") == true)
  }

  @Test func `both fonts of one file are those of the record`() {
    let fonts = ["one", "two"].map {
      RecordOrigin.Font(name: "NotoSansCJK-Bold", version: "2.004", checksum: $0)
    }
    var (old, new) = (record(), record(content: 2))
    (old.origin, new.origin) = (RecordOrigin(fonts: fonts), RecordOrigin(fonts: fonts))
    #expect(!lines(old, new).contains { $0.contains("Letters") })
  }

  @Test func `letters of another family are named`() {
    var other = record(content: 2)
    other.origin = RecordOrigin(
      fonts: [RecordOrigin.Font(name: "DejaVu", version: "2.37", checksum: "d")])
    #expect(
      lines(record(), other).first?.hasPrefix(
        "Letters: letters are those of DejaVu 2.37 here; this was recorded with Inter-Regular 4.0: "
      ) == true
    )
  }

  @Test func `libraries are not blamed for what moves, unless they are for another processor`() {
    let (old, moved) = (record(cairo: "1.18.4"), record(width: 49.5))
    let verdict = RecordComparison(old, moved, on: .motion).verdict
    #expect(verdict.findings.map(\.kind) == [.physics])
    #expect(
      verdict.notes == [
        "Libraries, of which no version is known to move anything: Cairo is 1.16.0 here; this was"
          + " recorded with 1.18.4."
      ])
    var other = old
    other.origin?.processor = "arm64"
    #expect(
      RecordComparison(other, moved, on: .motion).verdict.findings.first?.kind == .surroundings)
  }

  @Test func `letters that are not here are named, and not those that are used no more`() {
    func origin(_ names: String...) -> RecordOrigin {
      RecordOrigin(fonts: names.map { RecordOrigin.Font(name: $0, version: "2", checksum: "c") })
    }
    let (old, new) = (origin("Inter", "NotoColorEmoji"), origin("Inter"))
    #expect(new.otherFonts(than: old, absent: []) == [])
    #expect(
      new.otherFonts(than: old, absent: ["NotoColorEmoji"]) == ["NotoColorEmoji 2 is missing here"])
    // Where others stand in, those are named.
    #expect(
      origin("Inter", "Other").otherFonts(than: old, absent: ["NotoColorEmoji"]) == [
        "letters are those of Other 2 here; this was recorded with NotoColorEmoji 2"
      ])
  }

  @Test(arguments: [
    (ComparedLayers.all, "the same drawing becomes another picture from"),
    (.pixels, "the pictures differ from"),
  ])
  func `another library is named where pixels differ, and nothing is said twice`(
    layers: ComparedLayers, what: String
  ) {
    var other = record(cairo: "1.18.4")
    other.frames[0].pixels?.combine(1)
    let verdict = RecordComparison(record(), other, on: layers).verdict
    #expect(
      verdict.findings.map(\.sentence) == [
        "Libraries: Cairo is 1.18.4 here; this was recorded with 1.16.0: \(what) 0.00 s (frame 0).",
        "Pixels: 1 of 1 frame differs, the last at 0.00 s (frame 0).",
      ])
    #expect(verdict.findings.last?.details == [])
  }

  @Test func `what changed is guessed where no library is known to differ`() {
    var other = record()
    other.frames[0].pixels?.combine(1)
    #expect(
      lines(record(), other).first?.hasSuffix(
        ": the rasterizer, a font or a library changed, and no view did.") == true)
  }

  @Test func `libraries for another processor are named where the film differs`() {
    var other = record(width: 50.5)
    other.origin?.processor = "arm64"
    func named(_ here: String, _ then: String) -> String {
      "Libraries: the libraries are built for \(here) here; this was recorded with those for \(then): "
    }
    let here = lines(record(), other).first
    #expect(here?.hasPrefix(named("arm64", "x86-64") + "`present` is 0.5 pt wider") == true)
    #expect(lines(other, record()).first?.hasPrefix(named("x86-64", "arm64")) == true)
    other.frames = record().frames
    #expect(RecordComparison(record(), other).verdict.isSame)
  }

  @Test func `what differs in its making alone is the same`() {
    #expect(RecordComparison(record(), record(font: "4.1", cairo: "1.18.4")).verdict.isSame)
  }

  @Test func `without other fonts nothing is said of them`() {
    let lines = lines(record(), record(content: 2))
    #expect(lines.first?.hasPrefix("Views: `present` shows another content") == true)
    #expect(!lines.contains { $0.contains("Letters") || $0.contains("Libraries") })
  }

  @Test func `a run tells its fonts and libraries, once each`() async throws {
    let scene = Scene("texts", "", limit: 0.05) {
      let controller = UIViewController()
      for (place, text) in ["Plain", "Größe", "Plain"].enumerated() {
        let label = UILabel(frame: CGRect(x: 0, y: 40 * place, width: 200, height: 40))
        label.text = text
        label.font = place == 2 ? .boldSystemFont(ofSize: 20) : .systemFont(ofSize: 20)
        controller.view.addSubview(label)
      }
      return controller
    }
    let origin = try #require(try await SceneRecorder(scene).record().origin)
    #expect(!origin.fonts.isEmpty)
    #expect(Set(origin.fonts.map(\.name)).count == origin.fonts.count)
    #expect(origin.fonts.allSatisfy { !$0.version.isEmpty && !$0.checksum.isEmpty })
    let names = origin.libraries.map(\.name)
    #expect(names == ["Cairo", "pixman", "Pango", "FreeType", "HarfBuzz", "Box2D"])
    #expect(origin.libraries.allSatisfy { $0.version.contains(/^\d+\.\d+\.\d+$/) })
  }

  @Test func `a run that shows symbols tells its icons, and another does not`() async throws {
    func icons(_ name: String?) async throws -> [RecordOrigin.Font] {
      let scene = Scene("symbols", "", limit: 0.05) {
        let controller = UIViewController()
        controller.view.addSubview(UIImageView(image: name.flatMap { UIImage(systemName: $0) }))
        return controller
      }
      return try #require(try await SceneRecorder(scene).record().origin).fonts
    }
    for name in ["bell", "bell.circle"] {
      let fonts = try await icons(name)
      #expect(fonts.map(\.name) == ["bootstrap-icons"])
      #expect(fonts.allSatisfy { $0.checksum.contains(/^[0-9a-f]{16}$/) })
    }
    #expect(try await icons(nil).isEmpty)
  }

  @Test func `a scene without letters has no fonts`() async throws {
    let origin = try #require(
      try await SceneRecorder(Scene("empty", "", limit: 0.05) { UIViewController() }).record()
        .origin)
    #expect(origin.fonts.isEmpty)
  }
}
