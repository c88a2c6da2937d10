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
