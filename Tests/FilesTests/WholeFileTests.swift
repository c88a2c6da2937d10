import Foundation
import TemporaryFolders
import Testing

@testable import Files

@Suite struct WholeFileTests {
  private let folder = TemporaryFolder()

  @Test func `a file appears when it is finished`() throws {
    let file = try WholeFile(at: folder("film.gif"))
    try file.write([1, 2])
    #expect(try !folder.contents().contains("film.gif"))
    try file.write([3])
    try file.finish()
    #expect(try folder.contents() == ["film.gif"])
    #expect(try folder.bytes(of: "film.gif") == [1, 2, 3])
  }

  @Test func `what stood there stays until the end`() throws {
    try folder.put("old", at: "film.gif")
    let file = try WholeFile(at: folder("film.gif"))
    try file.write(Array("new".utf8))
    #expect(try folder.bytes(of: "film.gif") == Array("old".utf8))
    try file.finish()
    #expect(try folder.bytes(of: "film.gif") == Array("new".utf8))
  }

  @Test func `a cancelled file leaves nothing, not even folders`() throws {
    let file = try WholeFile(at: folder("a/b/film.gif"))
    try file.write([1])
    #expect(try folder.contents().count == 5)
    file.cancel()
    #expect(try folder.contents().isEmpty)
  }

  @Test func `a forgotten file leaves nothing`() throws {
    do {
      let file = try WholeFile(at: folder("film.gif"))
      try file.write([1])
    }
    #expect(try folder.contents().isEmpty)
  }

  @Test func `folders that were there stay after a cancelled file`() throws {
    try folder.makeFolder("a")
    try WholeFile(at: folder("a/b/film.gif")).cancel()
    #expect(try folder.contents() == ["a"])
  }

  @Test func `missing folders are made`() throws {
    try WholeFile.write([7], to: folder("a/b/film.gif"))
    #expect(try folder.contents() == ["a", "a/b", "a/b/film.gif"])
  }

  @Test func `the file that a link points to is written`() throws {
    try folder.put("old", at: "target")
    #expect(symlink(folder("target"), folder("link")) == 0)
    try WholeFile.write([7], to: folder("link"))
    #expect(try folder.bytes(of: "target") == [7])
    #expect(try folder.contents() == ["link", "target"])
  }

  @Test(arguments: [0o640, 0o755] as [mode_t])
  func `a file keeps the permissions of the one before it where that is asked for`(
    mode: mode_t
  ) throws {
    func permissions(_ name: String) -> mode_t {
      var status = stat()
      return stat(folder(name), &status) == 0 ? status.st_mode & 0o7777 : 0
    }
    try folder.put("old", at: "page.md")
    #expect(chmod(folder("page.md"), mode) == 0 && symlink("page.md", folder("link.md")) == 0)
    try WholeFile.write([1], to: folder("link.md"), keepsOwner: true)
    #expect(permissions("page.md") == mode)
    #expect(try folder.bytes(of: "page.md") == [1])
    try WholeFile.write([2], to: folder("page.md"))
    try WholeFile.write([2], to: folder("fresh.md"), keepsOwner: true)
    #expect(permissions("page.md") == permissions("fresh.md"))
  }

  @Test func `a full disk is named`() {
    let error = #expect(throws: FileError.self) {
      try WholeFile.write([1], to: "/dev/full")
    }
    #expect(error == .cannotWrite(path: "/dev/full", .diskFull))
    #expect(
      error?.description
        == "cannot write /dev/full: the disk is full; free some space or give another place")
  }

  @Test func `a folder in the way is named`() throws {
    try folder.makeFolder("film.gif")
    #expect(throws: FileError.cannotWrite(path: folder("film.gif"), .folderInTheWay)) {
      try WholeFile(at: folder("film.gif"))
    }
  }

  @Test func `a file in the way of a folder is named`() throws {
    try folder.put("", at: "a")
    let path = folder("a/b/film.gif")
    #expect(throws: FileError.cannotWrite(path: path, .fileInTheWay(folder("a")))) {
      try WholeFile(at: path)
    }
    #expect(try folder.contents() == ["a"])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write anywhere"))
  func `a folder without permission is named`() throws {
    try folder.makeFolder("closed")
    #expect(chmod(folder("closed"), 0o555) == 0)
    #expect(throws: FileError.cannotWrite(path: folder("closed/x"), .forbidden)) {
      try WholeFile(at: folder("closed/x"))
    }
  }

  /// A scene that ran for ever made frames faster than they were removed.
  @Test func `an interruption takes away frames while more are being written`() throws {
    let places = UnfinishedPlaces()
    let set = try WholeFolder(at: folder("film"), among: places)
    let content = set.content
    let writers = (0..<4).map { writer in
      Thread {
        var (number, file) = (0, Int32(0))
        // Until the folder is gone.
        while file >= 0 {
          file = open("\(content)/\(writer)-\(number)", O_WRONLY | O_CREAT | O_EXCL, 0o666)
          close(file)
          number += 1
        }
      }
    }
    for writer in writers { writer.start() }
    while try folder.everything().count < 2000 { usleep(1000) }
    places.removeAllAndClose()
    #expect(try folder.everything().isEmpty)
    while !writers.allSatisfy(\.isFinished) { usleep(1000) }
    #expect(try folder.everything().isEmpty)
    set.cancel()
  }

  @Test func `an interruption takes away what is unfinished`() throws {
    let places = UnfinishedPlaces()
    let finished = try WholeFile(at: folder("finished"), among: places)
    try finished.finish()
    let file = try WholeFile(at: folder("a/film.gif"), among: places)
    try file.write([1])
    let set = try WholeFolder(at: folder("b/film"), among: places)
    try Data([1, 2, 3]).write(to: URL(filePath: "\(set.content)/frame"))
    #expect(try folder.contents().count == 10)

    places.removeAllAndClose()
    #expect(try folder.contents() == ["finished"])
    #expect(throws: FileError.self) { try file.finish() }
    #expect(throws: FileError.cannotWrite(path: folder("late"), .interrupted)) {
      try WholeFile(at: folder("late"), among: places)
    }
    #expect(try folder.contents() == ["finished"])
  }
}
