import Foundation
import FrameOutput
import Pixels
import Testing

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
      throws: FrameOutputError.cannotWrite(path: folder("film"), .fileInTheWay(folder("film")))
    ) { try PNGFolder(at: folder("film")) }
  }

  @Test func `a folder in the way of a frame is found before any frame is moved`() throws {
    try folder.makeFolder("film/frame-00001.png")
    let film = try PNGFolder(at: folder("film"))
    for index in 0..<3 { try film.append(frame: frame(index)) }
    #expect(
      throws: FrameOutputError.cannotWrite(path: folder("film/frame-00001.png"), .folderInTheWay)
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
}
