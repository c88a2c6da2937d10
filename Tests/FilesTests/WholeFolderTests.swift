import Foundation
import TemporaryFolders
import Testing

@testable import Files

/// Folders whose files change all at once.
@Suite struct WholeFolderTests {
  private let folder = TemporaryFolder()

  /// Publishes a folder with these files, which replaces `a`, `b` and `c`.
  private func publish(_ files: [String: String], at path: String = "set") throws {
    let set = try WholeFolder(at: folder(path))
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(filePath: "\(set.content)/\(name)"))
    }
    try set.publish { ["a", "b", "c"].contains($0) }
  }

  private func texts(at path: String = "set") throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder(path))
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, String(decoding: try folder.bytes(of: "\(path)/\($0)"), as: UTF8.self))
      })
  }

  private func identity(of path: String) -> ino_t? {
    var status = stat()
    return lstat(folder(path), &status) == 0 ? status.st_ino : nil
  }

  @Test func `a new set takes the place of the old one, and what is not of it stays`() throws {
    try publish(["a": "1", "b": "1"])
    try folder.put("mine", at: "set/notes.txt")
    #expect(symlink("notes.txt", folder("set/link")) == 0)
    let (old, notes) = (identity(of: "set"), identity(of: "set/notes.txt"))
    #expect(chmod(folder("set"), 0o750) == 0)
    try publish(["a": "2", "c": "2"])
    #expect(try texts() == ["a": "2", "c": "2", "notes.txt": "mine", "link": "mine"])
    #expect(identity(of: "set") != old, "the folder was not exchanged")
    #expect(identity(of: "set/notes.txt") == notes)
    var status = stat()
    #expect(stat(folder("set"), &status) == 0 && status.st_mode & 0o7777 == 0o750)
    #expect(try folder.contents().count == 5)
  }

  @Test func `a set that is given up changes nothing`() throws {
    try publish(["a": "1"])
    let set = try WholeFolder(at: folder("set"))
    try Data("2".utf8).write(to: URL(filePath: "\(set.content)/a"))
    set.cancel()
    #expect(try texts() == ["a": "1"])
    #expect(try folder.contents() == ["set", "set/a"])
  }

  @Test func `in a folder with folders, files are moved one by one and folders stay`() throws {
    try publish(["a": "1", "b": "1"])
    try folder.makeFolder("set/b-sides")
    try folder.put("mine", at: "set/b-sides/notes.txt")
    let old = identity(of: "set")
    try publish(["a": "2", "c": "2"])
    #expect(identity(of: "set") == old)
    #expect(
      try folder.contents() == ["set", "set/a", "set/b-sides", "set/b-sides/notes.txt", "set/c"])
    #expect(try folder.bytes(of: "set/a") == Array("2".utf8))
  }

  @Test func `a folder that has the name of a replaced file stays`() throws {
    try publish(["a": "1"])
    try folder.makeFolder("set/b")
    try publish(["a": "2"])
    #expect(try folder.contents() == ["set", "set/a", "set/b"])
    #expect(
      throws: FileError.cannotWrite(path: folder("set/b"), .folderInTheWay)
    ) { try publish(["a": "3", "b": "3"]) }
    #expect(try folder.bytes(of: "set/a") == Array("2".utf8))
    #expect(try folder.contents() == ["set", "set/a", "set/b"])
  }

  @Test func `a link to a folder stays, and what it points to changes`() throws {
    try publish(["a": "1"], at: "target")
    #expect(symlink("target", folder("link")) == 0)
    try publish(["a": "2"], at: "link/")
    #expect(try folder.contents() == ["link", "target", "target/a"])
    #expect(try folder.bytes(of: "target/a") == Array("2".utf8))
  }

  @Test func `two that make the same new folder both succeed, and the last one stands`() throws {
    let sets = try (1...2).map { _ in try WholeFolder(at: folder("new/set")) }
    for (number, set) in sets.enumerated() {
      try Data("\(number)".utf8).write(to: URL(filePath: "\(set.content)/a"))
    }
    for set in sets { try set.publish { $0 == "a" } }
    #expect(try folder.contents() == ["new", "new/set", "new/set/a"])
    #expect(try folder.bytes(of: "new/set/a") == Array("1".utf8))
  }

  /// A process that is killed right after the exchange leaves the old folder in its draft.
  @Test func `what a killed run noted as leaving goes, and nothing else`() throws {
    try folder.makeFolder(".flipbook-0/whole")
    try folder.put("*\n", at: ".flipbook-0/.gitignore")
    try folder.put("a\0b\0\0", at: ".flipbook-0/leaving")
    for name in ["a", "b", "letters.txt"] { try folder.put(name, at: ".flipbook-0/whole/\(name)") }
    try publish(["a": "2"])
    #expect(try folder.bytes(of: ".flipbook-0/whole/letters.txt") == Array("letters.txt".utf8))
    #expect(Standing(at: folder(".flipbook-0/whole/a")) == .nothing)
    #expect(unlink(folder(".flipbook-0/whole/letters.txt")) == 0)
    try publish(["a": "3"])
    #expect(try folder.contents() == ["set", "set/a"])
  }
}
