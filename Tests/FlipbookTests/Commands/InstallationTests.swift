import Foundation
import Testing

@testable import Flipbook
@testable import Typography

/// `flipbook update` and `flipbook doctor --fix`; `Tests/Programs/installer` tests what they start.
@Suite struct InstallationTests {
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Makes a folder with these texts, by their paths in it.
  private func folder(of files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  @Test func `a release is known by the installer that came with it`() throws {
    let prefix = try folder(of: [
      "bin/flipbook": "", "share/flipbook/install.sh": "", "lib/flipbook/compiler": "Swift",
    ])
    let installation = Installation(of: "\(prefix.url.path)/bin/flipbook")
    #expect(installation == .release(prefix: prefix.url.path, films: false))
    let installer = "\(prefix.url.path)/share/flipbook/install.sh"
    #expect(
      try installation.updating(from: "files")
        == ["sh", installer, "--prefix", prefix.url.path, "--from", "files"])
    #expect(
      try installation.mending()
        == ["sh", installer, "--prefix", prefix.url.path, "--mend", "--packages"])
  }

  @Test func `the smaller variant stays what it is`() throws {
    let prefix = try folder(of: ["bin/flipbook": "", "share/flipbook/install.sh": ""])
    let installation = Installation(of: "\(prefix.url.path)/bin/flipbook")
    #expect(installation == .release(prefix: prefix.url.path, films: true))
    #expect(try installation.updating(from: nil).suffix(1) == ["--films"])
  }

  @Test func `a clone is set up, and says how it is built anew`() throws {
    let installation = Installation(of: "\(Self.repository)/.build/release/flipbook")
    #expect(installation == .clone(folder: Self.repository))
    #expect(try installation.mending() == ["make", "-C", Self.repository, "setup"])
    #expect(throws: InstallationError.isClone(folder: Self.repository)) {
      try installation.updating(from: nil)
    }
  }

  @Test func `folders with an apostrophe are quoted in the commands that are shown`() {
    let folder = "/it's here"
    let quoted = #"'/it'\''s here'"#
    #expect(
      InstallationError.isClone(folder: folder).description.hasSuffix(
        "git -C \(quoted) pull && make -C \(quoted) build"))
    #expect(
      InstallationError.hasNamedLetters(variable: "V", folder: folder).description.contains(
        "`Packaging/letters \(quoted)`"))
    var inspection = Inspection(run: { _, _ in nil }, isInstalled: false)
    inspection.namedLetters = folder
    let pipe = LetterFile(
      name: "Inter", file: "Inter.ttf", checksum: "", isInFolder: true, fault: .notPlain)
    #expect(
      inspection.letters(of: [pipe]).mend?.hasPrefix("Packaging/letters \(quoted), in") == true)
  }

  @Test func `what came otherwise is told apart`() throws {
    let prefix = try folder(of: ["bin/flipbook": "", "lib/flipbook/compiler": "Swift"])
    let installation = Installation(of: "\(prefix.url.path)/bin/flipbook")
    #expect(installation == .other)
    #expect(throws: InstallationError.isMendedByHand) { try installation.mending() }
    #expect(throws: InstallationError.isNoRelease) { try installation.updating(from: nil) }
  }

  @Test func `a program in a clone is not updated`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run("FixtureGallery", ["update"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("error: This Flipbook was built in a clone."))
  }

  /// The program, copied to where a release was installed, with an installer that tells how it is called.
  private func installed(telling text: String) throws -> TemporaryFolder {
    let prefix = try folder(of: ["share/flipbook/install.sh": text])
    try FileManager.default.createDirectory(
      at: prefix.url.appending(path: "bin"), withIntermediateDirectories: false)
    try FileManager.default.copyItem(
      at: RunningProgram.buildFolder.appending(path: "FixtureGallery"),
      to: prefix.url.appending(path: "bin/flipbook"))
    return prefix
  }

  @Test func `an update becomes the installer, with its exit code`() throws {
    let folder = try installed(telling: "echo \"$@\"; exit 7\n")
    let outcome = try RunningProgram.run(
      "\(folder.url.path)/bin/flipbook", ["update", "--from", "a place"], in: folder)
    #expect(outcome.output.hasPrefix("--prefix /"))
    #expect(outcome.output.hasSuffix("/work --films --from a place\n"))
    #expect(outcome.exitCode == 7)
  }

  @Test func `the installer hears signals that this program waits for`() throws {
    let folder = try installed(telling: "kill -s PIPE $$; echo deaf\n")
    let outcome = try RunningProgram.run("\(folder.url.path)/bin/flipbook", ["update"], in: folder)
    #expect(outcome.output.isEmpty && outcome.exitCode == 128 + SIGPIPE)
  }

  @Test func `the machine is looked at once it is mended`() throws {
    let folder = try installed(telling: "echo mended\n")
    let outcome = try RunningProgram.run(
      "\(folder.url.path)/bin/flipbook", ["doctor", "--fix"], in: folder)
    #expect(outcome.output.hasPrefix("mended\n"))
    #expect(outcome.output.contains("letters"))
    let failing = try installed(telling: "exit 3\n")
    let failed = try RunningProgram.run(
      "\(failing.url.path)/bin/flipbook", ["doctor", "--fix"], in: failing)
    #expect(failed.exitCode == 3 && failed.output.isEmpty)
  }
}
