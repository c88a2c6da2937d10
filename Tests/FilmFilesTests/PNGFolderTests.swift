import Foundation
import Pixels
import TemporaryFolders
import Testing

@testable import Files
@testable import FilmFiles

@Suite struct PNGFolderTests {
  private let folder = TemporaryFolder()
  private let size = PixelSize(width: 20, height: 10)

  private func frame(_ index: Int) -> Frame {
    .rectangle(x: index, y: 0, width: 3, height: 3, size: size)
  }

  private func write(frames count: Int, to path: String) throws {
    let film = try PNGFolder(at: path)
    for index in 0..<count { try film.append(frame: frame(index)) }
    try film.finish()
  }

  @Test func `frames are numbered from zero and hold their pictures`() throws {
    try write(frames: 3, to: folder("film"))
    #expect(
      try folder.contents() == [
        "film", "film/frame-00000.png", "film/frame-00001.png", "film/frame-00002.png",
      ])
    let last = try PNGDecoder.frame(from: folder.bytes(of: "film/frame-00002.png"))
    #expect(last == frame(2))
  }

  @Test func `names go on after five digits`() {
    #expect(PNGFolder.name(ofFrame: 99_999) == "frame-99999.png")
    #expect(PNGFolder.name(ofFrame: 100_000) == "frame-100000.png")
  }

  @Test func `a shorter film removes the frames of a longer one and nothing else`() throws {
    try write(frames: 5, to: folder("film"))
    for name in ["notes.txt", "frame-1.png", "frame-00004.gif", "my-frame-00004.png"] {
      try folder.put("mine", at: "film/\(name)")
    }
    try folder.makeFolder("film/frame-00009.png")
    try write(frames: 2, to: folder("film/"))
    #expect(
      try folder.contents() == [
        "film", "film/frame-00000.png", "film/frame-00001.png", "film/frame-00004.gif",
        "film/frame-00009.png", "film/frame-1.png", "film/my-frame-00004.png", "film/notes.txt",
      ])
  }

  @Test func `nothing changes before the film is whole`() throws {
    try write(frames: 1, to: folder("film"))
    let before = try folder.bytes(of: "film/frame-00000.png")
    let film = try PNGFolder(at: folder("film"))
    try film.append(frame: frame(7))
    #expect(try folder.bytes(of: "film/frame-00000.png") == before)
    film.cancel()
    #expect(try folder.bytes(of: "film/frame-00000.png") == before)
    #expect(try folder.contents() == ["film", "film/frame-00000.png"])
  }

  @Test func `a cancelled film leaves nothing`() throws {
    let film = try PNGFolder(at: folder("a/b/film"))
    try film.append(frame: frame(0))
    film.cancel()
    #expect(try folder.contents().isEmpty)
  }

  @Test func `a film without frames empties its folder of frames`() throws {
    try write(frames: 2, to: folder("film"))
    try write(frames: 0, to: folder("film"))
    #expect(try folder.contents() == ["film"])
  }

  @Test func `a file in the way of the folder is named`() throws {
    try folder.put("", at: "film")
    #expect(
      throws: FilmFileError.cannotWrite(path: folder("film"), .fileInTheWay(folder("film")))
    ) { try PNGFolder(at: folder("film")) }
  }

  @Test func `a folder in the way of a frame is found before any frame is moved`() throws {
    try folder.makeFolder("film/frame-00001.png")
    let film = try PNGFolder(at: folder("film"))
    for index in 0..<3 { try film.append(frame: frame(index)) }
    #expect(
      throws: FilmFileError.cannotWrite(path: folder("film/frame-00001.png"), .folderInTheWay)
    ) { try film.finish() }
    #expect(try folder.contents() == ["film", "film/frame-00001.png"])
  }

  @Test func `two films into one new folder above leave nothing when both are cancelled`() throws {
    let first = try PNGFolder(at: folder("new/first"))
    let second = try WholeFile(at: folder("new/second.gif"))
    second.cancel()
    first.cancel()
    #expect(try folder.contents().isEmpty)
  }

  /// Writes frames with the names that ffmpeg gives them.
  private func putForeignFrames() throws {
    try folder.makeFolder("film")
    for name in ["frame-00001.png", "frame-00500.png"] {
      try folder.put("mine", at: "film/\(name)")
    }
  }

  @Test func `frames that others wrote are named and stay`() throws {
    try putForeignFrames()
    let before = try folder.contents()
    let error = #expect(throws: FilmFileError.self) { try write(frames: 3, to: folder("film")) }
    #expect(
      error
        == .foreignFrames(folder: folder("film"), names: ["frame-00001.png", "frame-00500.png"]))
    #expect(
      error?.description.hasSuffix(
        "did not write frame-00001.png and frame-00500.png there, or somebody changed them since; "
          + "move them away, give another folder, or overwrite with --force") == true)
    #expect(try folder.contents() == before)
    #expect(try folder.bytes(of: "film/frame-00001.png") == Array("mine".utf8))
  }

  @Test func `a frame that came while the film was made stays too`() throws {
    try write(frames: 2, to: folder("film"))
    let film = try PNGFolder(at: folder("film"))
    try film.append(frame: frame(3))
    try folder.put("mine", at: "film/frame-00001.png")
    #expect(
      throws: FilmFileError.foreignFrames(folder: folder("film"), names: ["frame-00001.png"])
    ) {
      try film.finish()
    }
    #expect(try folder.bytes(of: "film/frame-00001.png") == Array("mine".utf8))
    #expect(try folder.contents().count == 3)
  }

  @Test func `a link with the name of a frame is not Flipbook's`() throws {
    try write(frames: 2, to: folder("film"))
    let bytes = try folder.bytes(of: "film/frame-00001.png")
    try folder.put(String(decoding: bytes, as: UTF8.self), at: "elsewhere.png")
    #expect(unlink(folder("film/frame-00001.png")) == 0)
    #expect(symlink("../elsewhere.png", folder("film/frame-00001.png")) == 0)
    #expect(throws: FilmFileError.self) { try write(frames: 2, to: folder("film")) }
  }

  @Test func `forced, frames of others go`() throws {
    try putForeignFrames()
    let film = try PNGFolder(at: folder("film"), replacesForeign: true)
    for index in 0..<2 { try film.append(frame: frame(index)) }
    try film.finish()
    #expect(try folder.contents() == ["film", "film/frame-00000.png", "film/frame-00001.png"])
    try write(frames: 1, to: folder("film"))
    #expect(try folder.contents() == ["film", "film/frame-00000.png"])
  }

  /// A process killed between its note and the exchange leaves the old film, with the new film's
  /// note.
  @Test func `the frames of the film before are Flipbook's until the next one stands`() throws {
    try write(frames: 3, to: folder("film"))
    let old = try folder.bytes(of: "film/frame-00002.png")
    let film = try PNGFolder(at: folder("film"))
    for index in 0..<3 { try film.append(frame: frame(index + 9)) }
    try film.finish()
    try Data(old).write(to: URL(filePath: folder("film/frame-00002.png")))
    try write(frames: 3, to: folder("film"))
    #expect(try folder.bytes(of: "film/frame-00002.png") == old)
  }

  @Test func `a damaged ledger makes every frame somebody else's`() throws {
    try write(frames: 2, to: folder("film"))
    for text in ["", "flipbook frames 9\n", "flipbook frames 1\n0 zz\nx 1\n1\n"] {
      try folder.put(text, at: ".flipbook/film.frames")
      #expect(throws: FilmFileError.self, "\(text)") { try write(frames: 2, to: folder("film")) }
    }
  }

  @Test func `notes are not written through links`() throws {
    try folder.makeFolder("elsewhere")
    #expect(symlink("elsewhere", folder(".flipbook")) == 0)
    #expect(throws: FilmFileError.self) { try write(frames: 2, to: folder("film")) }
    #expect(try folder.everything() == [".flipbook", "elsewhere"])
  }
}
