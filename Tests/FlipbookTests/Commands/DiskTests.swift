import Foundation
import Testing

/// On disks that refuse a film, commands report it, end with code 2 and leave nothing unfinished.
@Suite struct DiskTests {
  @Test func `a file where the folder is to be is told and stays`() throws {
    let folder = try TemporaryFolder()
    try Data("mine".utf8).write(to: folder.url.appending(path: "output"))
    let outcome = try RunningProgram.run("FixtureGallery", ["render", "still"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("output is a file, and a folder is needed"))
    #expect(try folder.everything() == ["output"])
    #expect(try folder.contents(of: "output") == Data("mine".utf8))
  }

  @Test func `a folder where the file is to be is told and stays`() throws {
    let folder = try TemporaryFolder()
    let place = folder.url.appending(path: "film.gif")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["render", "still", "-o", "frames/", "-o", "film.gif"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("film.gif: a folder has that name"))
    #expect(try folder.everything() == ["film.gif"])
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"))
  func `a folder that may not be written is told`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
    let outcome = try RunningProgram.run("FixtureGallery", ["render", "still"], in: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("this user may not write there"))
    #expect(try folder.everything().isEmpty)
  }

  @Test(.enabled(if: SmallDisk.isAvailable, "only some superusers may mount a disk"))
  func `a full disk is told and is as empty as before`() throws {
    let disk = try SmallDisk(options: "size=64k")
    let outcome = try RunningProgram.run(
      "FixtureGallery",
      ["render", "fall", "-o", "\(disk.path)/fall/", "-o", "\(disk.path)/fall.gif"],
      in: disk.folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("the disk is full"))
    #expect(try disk.folder.files().isEmpty)
    #expect(try disk.folder.everything() == ["disk"])
  }

  @Test(.enabled(if: SmallDisk.isAvailable, "only some superusers may mount a disk"))
  func `a disk that is read-only is told`() throws {
    let disk = try SmallDisk(options: "size=64k,ro")
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["render", "still", "-o", "\(disk.path)/still/"], in: disk.folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("the disk is read-only"))
    #expect(try disk.folder.everything() == ["disk"])
  }

  @Test func `a full device is told`() throws {
    let folder = try TemporaryFolder()
    let link = folder.url.appending(path: "film.gif").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["render", "still", "-o", "film.gif"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("the disk is full"))
    #expect(try folder.everything() == ["film.gif"])
  }
}

/// A small disk in memory for one test.
private final class SmallDisk {
  let folder: TemporaryFolder
  /// Its path, relative to the folder.
  let path = "disk"

  init(options: String) throws {
    folder = try TemporaryFolder()
    let place = folder.url.appending(path: path)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    guard try Self.run("mount", ["-t", "tmpfs", "-o", options, "tmpfs", place.path]) else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  deinit {
    do {
      _ = try Self.run("umount", [folder.url.appending(path: path).path])
    } catch {
      Issue.record("the disk stays mounted: \(error)")
    }
  }

  /// Whether this process may mount one, found out by trying.
  static var isAvailable: Bool {
    guard getuid() == 0 else { return false }
    do {
      _ = try SmallDisk(options: "size=64k")
      return true
    } catch {
      return false
    }
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
