import Drawing
import Foundation
import Geometry
import Testing

@testable import Typography

/// The files of letters and icons that every film is made with.
@Suite struct LetterTests {
  /// Source: FIPS 180-4 and its examples; the last is a thousand times `a`, by sha256sum.
  @Test(arguments: [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("a", 1000, "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func `checksums are those that sha256sum prints`(text: String, times: Int, digits: String) {
    let bytes = [UInt8](String(repeating: text, count: times).utf8)
    #expect(bytes.withUnsafeBytes { SHA256.digits(of: $0) } == digits)
  }

  @Test func `every file of the table has a name, a version and a checksum of its own`() {
    let rows = LetterTable.rows
    #expect(rows.count == 89)
    #expect(Set(rows.map(\.file)).count == rows.count)
    #expect(Set(rows.map(\.checksum)).count == rows.count)
    for row in rows {
      #expect(!row.name.isEmpty && !row.version.isEmpty)
      #expect(row.checksum.count == 64 && row.checksum.allSatisfy { $0.isHexDigit }, "\(row.file)")
    }
  }

  @Test func `every font in which text may be set stands in the table, and nothing else`() {
    let forms = [FallbackFont.HanForm.japanese, .korean, .simplified, .traditional]
    let fallbacks = forms.flatMap(FallbackFont.fonts(han:)).flatMap { [$0.regular, $0.bold] }
    let fonts = LetterTable.textFonts + fallbacks.compactMap(\.self) + [Icons.file]
    #expect(Set(fonts) == Set(LetterTable.rows.map(\.file)))
  }

  @Test func `this machine has the pinned files, and they are whole`() {
    #expect(LetterFolders.missing.isEmpty, "run `make setup`")
    let files = LetterFile.all
    #expect(files.filter { !$0.isPinned }.isEmpty)
    #expect(files.map(\.file).sorted() == LetterTable.rows.map(\.file).sorted())
  }

  @Test func `a text tells of the files in which it is set`() throws {
    var run = line("Hi")
    #expect(try UsedFont.used(by: run).map(\.name) == ["Inter"])
    run = line("Hi 😀 日")
    let fonts = try UsedFont.used(by: run)
    #expect(
      fonts.map(\.name) == [
        "Inter", "NotoSansCJK-Regular", "NotoSansCJK-Bold", "NotoColorEmoji",
      ])
    #expect(fonts.first?.version == "4.001")
  }

  @Test func `a file that the table does not have is not pinned`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ttf").path
    try Data("no font".utf8).write(to: URL(filePath: path))
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: path) } }
    let file = try #require(LetterFile(path: path))
    #expect(!file.isPinned && file.version.isEmpty && path.hasSuffix(file.name))
    #expect(LetterFile(path: "/nowhere/Inter.ttf") == nil)
  }

  /// HarfBuzz 12 no longer rounds places on axes to 16384ths; where there is nothing to round, all
  /// versions agree.
  @Test func `every cut stands on a 16384th of the axes`() throws {
    for font in VariableFont.all {
      for weight in stride(from: 100, through: 900, by: 50) {
        for size in [9.0, 14, 15.4, 17, 23, 31.9, 90] {
          let axes = font.axes(for: Typeface(size: size, weight: weight))
          let values = axes.split(separator: ",").compactMap {
            $0.split(separator: "=").last.flatMap { Double($0) }
          }
          let own = Double(font.weights.own)
          let side =
            values[0] < own ? own - Double(font.weights.least) : Double(font.weights.most) - own
          let steps = side == 0 ? 0 : (values[0] - own) / side * 16_384
          #expect(abs(steps - steps.rounded()) < 1e-6, "\(axes)")
          guard font.hasSizes else { continue }
          let places = (values[1] - 14) / 18 * 16_384
          #expect(abs(places - places.rounded()) < 1e-6 && (0...16_384).contains(places), "\(axes)")
        }
      }
    }
  }

  @Test func `letters are wider the heavier they are, and tighter the larger they are`() throws {
    func width(_ weight: Int, _ size: Double) throws -> Double {
      var run = line("Hamburgefonstiv")
      run.font = Typeface(size: size, weight: weight)
      return try TextLayout.measure(run).width / size
    }
    let weights = try stride(from: 100, through: 900, by: 100).map { try width($0, 17) }
    #expect(weights == weights.sorted() && Set(weights).count == 9)
    let sizes = try stride(from: 14.0, through: 20, by: 1).map { try width(400, $0) }
    #expect(sizes == sizes.sorted(by: >) && Set(sizes).count == sizes.count)
  }

  @Test(arguments: [
    (Typeface.Design.system, "Inter"), (.monospaced, "JetBrainsMono"),
    (.rounded, "Nunito"), (.serif, "NotoSerif-Regular"),
  ])
  func `each design has its own font`(design: Typeface.Design, file: String) throws {
    var run = line("Design")
    run.font.design = design
    #expect(try UsedFont.used(by: run).map(\.name) == [file])
    let words = try TextWords(of: run)
    let families = words.parts.compactMap { part -> String? in
      if case .letters(_, _, _, _, let family) = part { family } else { nil }
    }
    #expect(families == [run.font.family])
  }

  private func line(_ text: String) -> TextRun {
    TextRun(
      text, font: Typeface(size: 20), color: .black,
      box: CGRect(x: 0, y: 0, width: 400, height: 40))
  }
}
