import Drawing
import Foundation
import Geometry
import Testing

@testable import Typography

/// Files that stand where letters should, and are none.
@Suite struct LetterFaultTests {
  /// Runs a test with a folder that is removed after it.
  private func inFolder(_ test: (_ folder: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
    try test(folder)
  }

  @Test func `every pinned font is whole`() {
    for path in LetterFolders.textFonts + LetterFolders.otherFonts {
      #expect(LetterFault(ofFont: path) == nil, "\(path)")
    }
  }

  @Test(arguments: ["Inter.ttf", "NotoColorEmoji.ttf", "NotoSansCJK-Regular.ttc"])
  func `a font that is cut off anywhere has a fault`(file: String) throws {
    let path = try #require(LetterFolders.path(of: file))
    let bytes = try Data(contentsOf: URL(filePath: path))
    try inFolder { folder in
      let cut = "\(folder)/\(file)"
      try bytes.write(to: URL(filePath: cut))
      #expect(LetterFault(ofFont: cut) == nil)
      // Fonts end with up to three bytes that belong to no table.
      for count in [bytes.count - 4, bytes.count / 2, 1000, 100, 12, 11, 0] {
        #expect(truncate(cut, count) == 0)
        #expect(LetterFault(ofFont: cut) != nil, "\(count) bytes")
      }
      try Data("no font, but long enough to be one".utf8).write(to: URL(filePath: cut))
      #expect(LetterFault(ofFont: cut) == .noFont)
    }
  }

  @Test func `what is no plain file is told without opening it`() throws {
    try inFolder { folder in
      let path = "\(folder)/Inter.ttf"
      #expect(mkfifo(path, 0o600) == 0)
      #expect(LetterFault(ofFont: path) == .notPlain)
      #expect(LetterFile(path: path)?.fault == .notPlain)
      #expect(LetterFault(ofFont: folder) == .notPlain)
      #expect(LetterFault(ofFont: "/dev/zero") == .notPlain)
      let loop = "\(folder)/loop"
      #expect(symlink(loop, loop) == 0)
      #expect(LetterFault(ofFont: loop)?.description.contains("symbolic links") == true)
      #expect(LetterFile(path: loop)?.fault != nil)
    }
  }

  @Test func `the checksum of a font is of all that the file holds`() throws {
    let run = TextRun(
      "Hi", font: Typeface(size: 20), color: .black,
      box: CGRect(x: 0, y: 0, width: 400, height: 40))
    let parts = try #require(try UsedFont.used(by: run).first).checksum.split(separator: "-")
    let row = try #require(LetterTable.rows.first { $0.file == "Inter.ttf" })
    #expect(parts.count == 3 && parts.last == row.checksum.prefix(16))
  }
}
