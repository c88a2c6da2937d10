import Foundation
import TemporaryFolders
import Testing

/// A system in which some folders are empty.
private enum SmallContainer {
  /// Whether folders can be hidden: mounting over them needs root's rights.
  static let canBeMade: Bool = {
    do {
      let folder = try TemporaryFolder()
      return try run(hiding: ["/usr/share/zoneinfo"], ["true"], in: folder).exitCode == 0
    } catch {
      return false
    }
  }()

  /// Runs a command where folders are empty, in an environment with `PATH` alone.
  static func run(
    hiding folders: [String], _ command: [String], in folder: TemporaryFolder
  ) throws -> RunningProgram.Outcome {
    let mounts = folders.map { "mount -t tmpfs none \($0) && " }.joined()
    return try RunningProgram.run(
      "/usr/bin/env",
      [
        "-i", "PATH=/usr/bin:/bin:/usr/sbin:/sbin", "unshare", "--mount", "--propagation",
        "private", "sh", "-c", "\(mounts)exec \"$@\"", "sh",
      ] + command, in: folder)
  }
}

/// Films in a container that lacks what systems usually have.
@Suite(.enabled(if: SmallContainer.canBeMade, "mounting needs root's rights"))
struct SmallContainerTests {
  private static func fixtures() throws -> String {
    try RunningProgram.buildFolder.appending(path: "FixtureGallery").path
  }

  /// Films a scene with the time on it, as the machine is and where folders are empty.
  private func film(hiding folders: [String], in folder: TemporaryFolder) throws -> Data {
    let name = "\(folders.count).gif"
    let outcome = try SmallContainer.run(
      hiding: folders, [Self.fixtures(), "render", "home", "--quiet", "-o", name], in: folder)
    #expect(outcome.exitCode == 0 && outcome.errors.isEmpty, "\(folders): \(outcome.errors)")
    return try folder.contents(of: name)
  }

  @Test(arguments: [
    "/usr/share/zoneinfo", "/usr/lib/locale", "/etc/fonts", "/var/cache/fontconfig",
  ])
  func `a film has the same bytes without what a system usually has`(folder: String) throws {
    let films = try TemporaryFolder()
    #expect(try film(hiding: [folder], in: films) == film(hiding: [], in: films))
  }

  @Test func `the version is told without any of it`() throws {
    let outcome = try SmallContainer.run(
      hiding: ["/usr/share/zoneinfo", "/usr/lib/locale", "/etc/fonts", "/proc"],
      [Self.fixtures(), "--version"], in: TemporaryFolder())
    #expect(outcome.exitCode == 0 && outcome.output == "0.1.0\n" && outcome.errors.isEmpty)
  }

  @Test func `without /proc there is a sentence`() throws {
    let folder = try TemporaryFolder()
    let outcome = try SmallContainer.run(
      hiding: ["/proc"], [Self.fixtures(), "render", "home", "-o", "a.gif"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors == "error: There is no /proc here. Mount it: mount -t proc proc /proc\n")
    #expect(try folder.files().isEmpty)
  }

  /// Foundation once ended the process with SIGILL there.
  @Test func `a zone without rules ends the film with a sentence`() throws {
    let folder = try TemporaryFolder()
    let outcome = try SmallContainer.run(
      hiding: ["/usr/share/zoneinfo"], [Self.fixtures(), "render", "abroad", "-o", "a.gif"],
      in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("This machine has no rules of the time zone Europe/Berlin"))
    #expect(try folder.files().isEmpty)
  }
}
