import Foundation
import TemporaryFolders
import Testing

@testable import Flipbook
@testable import Typography

/// What `make setup` gets, and what happens without it.
@Suite struct LettersTests {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Packaging/letters")
    .path

  /// What the user's folder has is copied, so that no network is asked.
  @Test func `a folder gets all files and their licences, and a damaged one again`() throws {
    let folder = try TemporaryFolder()
    let letters = folder.url.appending(path: "letters")
    let first = try RunningProgram.run(Self.script, [letters.path], in: folder)
    #expect(first.exitCode == 0 && first.errors.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: letters.path)
    #expect(Set(names) == Set(LetterTable.rows.map(\.file) + ["LICENCES.txt"]))
    let damaged = letters.appending(path: "Inter.ttf")
    try Data("damaged".utf8).write(to: damaged)
    let second = try RunningProgram.run(Self.script, [letters.path], in: folder)
    #expect(second.exitCode == 0)
    let file = try #require(LetterFile(path: damaged.path))
    #expect(file.isPinned)
  }

  @Test func `a folder that cannot be written is told`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(Self.script, ["/proc/letters"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("Letters cannot be written: "))
    #expect(try RunningProgram.run(Self.script, ["--all"], in: folder).exitCode == 64)
  }

  /// A film is refused with a sentence, and the variable that names the folder is named.
  @Test(arguments: ["pipe", "folder", "loop", "cut", "empty"])
  func `a font that is none ends with a sentence at once`(kind: String) throws {
    let folder = try TemporaryFolder()
    let (letters, font, whole) = try Self.letters(in: folder)
    switch kind {
    case "pipe": #expect(mkfifo(font.path, 0o600) == 0)
    case "folder":
      try FileManager.default.createDirectory(at: font, withIntermediateDirectories: false)
    case "loop":
      try FileManager.default.createSymbolicLink(
        atPath: font.path, withDestinationPath: font.path)
    case "cut": try whole.prefix(100_000).write(to: font)
    default: try Data().write(to: font)
    }
    let program = try RunningProgram.buildFolder.appending(path: "FixtureGallery").path
    func run(_ arguments: [String]) throws -> RunningProgram.Outcome {
      try RunningProgram.run(
        "/usr/bin/env", ["FLIPBOOK_LETTERS=\(letters.path)", program] + arguments, in: folder)
    }
    let doctor = try run(["doctor"])
    #expect(doctor.exitCode == 2)
    let text = doctor.output.split(separator: "\n").first { $0.hasPrefix("✘ text") }
    #expect(text?.contains("\(font.path) cannot be read: ") == true)
    #expect(text?.contains("FLIPBOOK_LETTERS names its folder") == true)
    let fix = try run(["doctor", "--fix"])
    #expect(fix.exitCode != 0 && fix.errors.contains("FLIPBOOK_LETTERS names the folder"))
  }

  /// Makes a folder with links to all fonts, but for Inter.
  ///
  /// - Returns: the folder, the place of Inter in it, and what that has elsewhere.
  private static func letters(
    in folder: TemporaryFolder
  ) throws -> (folder: URL, font: URL, whole: Data) {
    let letters = folder.url.appending(path: "letters")
    try FileManager.default.createDirectory(at: letters, withIntermediateDirectories: false)
    var whole = Data()
    for path in LetterFolders.textFonts + LetterFolders.otherFonts {
      let name = URL(filePath: path).lastPathComponent
      if name == VariableFont.system.upright {
        whole = try Data(contentsOf: URL(filePath: path))
      } else {
        try FileManager.default.createSymbolicLink(
          atPath: letters.appending(path: name).path, withDestinationPath: path)
      }
    }
    return (letters, letters.appending(path: VariableFont.system.upright), whole)
  }

  /// Its tables stand where they stood: only the widths of letters are others.
  @Test func `a font whose widths are damaged is another file to a record`() throws {
    let folder = try TemporaryFolder()
    let (letters, font, whole) = try Self.letters(in: folder)
    try whole.write(to: font)
    let program = try RunningProgram.buildFolder.appending(path: "FixtureGallery").path
    func run(_ arguments: [String], names: Bool = true) throws -> RunningProgram.Outcome {
      try RunningProgram.run(
        "/usr/bin/env",
        (names ? ["FLIPBOOK_LETTERS=letters"] : ["-u", "FLIPBOOK_LETTERS"]) + [program] + arguments,
        in: folder)
    }
    let verify = ["verify", "clock", "--references", "records"]
    #expect(try run(["record"] + verify.dropFirst(), names: false).exitCode == 0)
    // The same file in another folder makes the same film.
    #expect(try run(verify).exitCode == 0)
    var damaged = whole
    let row = try #require(whole.prefix(1024).firstRange(of: Data("hmtx".utf8)))
    let place = whole[row.upperBound + 4..<row.upperBound + 8].reduce(0) { $0 << 8 | Int($1) }
    for letter in 0..<2000 { damaged[place + 4 * letter] ^= 0x02 }
    try damaged.write(to: font)
    #expect(LetterFault(ofFont: font.path) == nil)
    let outcome = try run(verify)
    #expect(outcome.exitCode == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      lines.contains {
        $0.hasPrefix("  Letters: Inter 4.") && $0.contains(" is another file here: ")
      })
    #expect(
      lines.contains {
        $0.contains(
          "Letters are those of \(letters.standardizedFileURL.path) here, which FLIPBOOK_LETTERS names"
        )
      }, "\(outcome.output)")
    #expect(!outcome.output.contains("`flipbook doctor`"))
    // What is not named by the variable is not said to be.
    try FileManager.default.removeItem(at: font)
    let own = try run(verify, names: false)
    #expect(own.exitCode == 0 && !own.output.contains("FLIPBOOK_LETTERS"))
  }

  private static let hasSystemFonts = StaticFont.folders.contains {
    FileManager.default.fileExists(atPath: $0.path)
  }

  @Test(.enabled(if: hasSystemFonts, "fonts-inter is not installed"))
  func `without the pinned files the system's serve, and doctor says so`() throws {
    let folder = try TemporaryFolder()
    let program = try RunningProgram.buildFolder.appending(path: "FixtureGallery").path
    func run(_ arguments: [String]) throws -> RunningProgram.Outcome {
      try RunningProgram.run(
        "/usr/bin/env", ["FLIPBOOK_LETTERS=/nowhere", program] + arguments, in: folder)
    }
    let doctor = try run(["doctor"]).output
    let line = try #require(doctor.split(separator: "\n").first { $0.contains("letters") })
    #expect(line.hasPrefix("– letters"))
    #expect(line.contains("serve: Inter "))
    #expect(try run(["render", "still", "-o", "still.gif"]).exitCode == 0)
  }
}
