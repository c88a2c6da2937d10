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
    let letters = folder.url.appending(path: "letters")
    try FileManager.default.createDirectory(at: letters, withIntermediateDirectories: false)
    for path in LetterFolders.textFonts + LetterFolders.otherFonts {
      let name = URL(filePath: path).lastPathComponent
      try FileManager.default.createSymbolicLink(
        atPath: letters.appending(path: name).path, withDestinationPath: path)
    }
    let font = letters.appending(path: "Inter.ttf")
    let whole = try Data(contentsOf: font)
    try FileManager.default.removeItem(at: font)
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
