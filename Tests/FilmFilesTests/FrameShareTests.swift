import Foundation
import Pixels
import TemporaryFolders
import Testing

@testable import Files
@testable import FilmFiles

@Suite struct FrameShareTests {
  @Test(arguments: [1, 2, 3, 7, 100])
  func `every frame is in one share, and no share has a block more than another`(count: Int) {
    let shares = (1...count).map { FrameShare($0, of: count, film: "flick") }
    let sizes = shares.map { share in (0..<2000).count { share.contains($0) } }
    #expect((0..<2000).allSatisfy { frame in shares.count { $0.contains(frame) } == 1 })
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= FrameShare.blockLength)
  }

  @Test func `short films do not all begin with the same run`() {
    let names = ["flick", "shade", "drop-out", "elastic-drag", "cell-reorder", "sticky-corners"]
    let first = Set(names.map { FrameShare(1, of: 2, film: $0).contains(0) })
    #expect(first == [true, false])
  }

  /// The checksums of known contents.
  ///
  /// Source: the vectors of xxHash's own checks.
  @Test(arguments: [
    ("", UInt64(0xEF46_DB37_51D8_E999)), ("a", 0xD24E_C4F1_A98C_6E5B),
    ("abc", 0x44BC_2CF5_AD77_0999), ("as", 0x1C33_0FB2_D66B_E179),
    ("Call me Ishmael. Some years ago--never mind how long precisely-", 0x02A2_E854_70D6_FD96),
  ])
  func `a checksum is XXH64`(text: String, checksum: UInt64) {
    #expect(Checksum.of(Array(text.utf8)) == checksum, "\(text)")
  }

  @Test func `one level of one byte changes the checksum`() {
    let bytes = [UInt8](repeating: 7, count: 100)
    for index in bytes.indices {
      var other = bytes
      other[index] += 1
      #expect(Checksum.of(other) != Checksum.of(bytes))
    }
  }

  /// Files are read in pieces of 262144 bytes.
  @Test(arguments: [0, 31, 262_143, 262_144, 262_145, 262_176, 524_288, 600_001])
  func `a file's checksum is that of its bytes`(size: Int) throws {
    let folder = TemporaryFolder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 5) }
    try Data(bytes).write(to: URL(filePath: folder("file")))
    let found = try Checksum.ofFile(at: folder("file"), seed: 3)
    #expect(found.bytes == size && found.checksum == Checksum.of(bytes, seed: 3))
    for limit in [0, 31, 262_144, 262_145, 600_000] {
      let found = try Checksum.ofFile(at: folder("file"), upTo: limit)
      #expect(found == (min(limit, size), Checksum.of(Array(bytes.prefix(limit)))))
    }
  }
}

@Suite struct SharedFolderTests {
  private let folder = TemporaryFolder()
  private let size = PixelSize(width: 20, height: 10)

  private func frame(_ index: Int) -> Frame {
    .rectangle(x: index % 17, y: 0, width: 3, height: 3, size: size)
  }

  private func begin(_ share: FrameShare?, at path: String) throws -> PNGFolder {
    try PNGFolder(at: folder(path), share: share)
  }

  private func fill(_ film: PNGFolder, frames count: Int = 30) throws {
    for index in 0..<count {
      if film.share?.contains(index) ?? true {
        try film.append(frame: frame(index))
      } else {
        film.skip()
      }
    }
  }

  private func write(_ share: FrameShare? = nil, frames count: Int = 30, to path: String) throws {
    let film = try begin(share, at: path)
    try fill(film, frames: count)
    try film.finish()
  }

  private func shares(_ count: Int) -> [FrameShare] {
    (1...count).map { FrameShare($0, of: count, film: "film") }
  }

  @Test func `shares that are written at the same time make the whole`() throws {
    try write(to: "whole")
    let films = try shares(3).map { try begin($0, at: "new/shared") }
    for film in films { try fill(film) }
    for film in films { try film.finish() }
    let names = try folder.contents().filter { $0.hasPrefix("whole/") }
    #expect(names.count == 30)
    for name in names {
      let shared = name.replacing("whole", with: "new/shared")
      #expect(try folder.bytes(of: shared) == folder.bytes(of: name))
    }
    #expect(try folder.contents().count == 2 * 30 + 3)
  }

  @Test func `what shares hold adds up to what the whole holds`() throws {
    try write(to: "whole")
    var sum = FolderContent()
    for share in shares(4) {
      let film = try begin(share, at: "shared")
      try fill(film)
      try film.finish()
      sum.add(try #require(film.content))
      let found = try PNGFolder.content(at: folder("shared"), frames: 30, share: share)
      #expect(found == film.content)
    }
    #expect(try PNGFolder.content(at: folder("whole"), frames: 30) == sum)
    #expect(try PNGFolder.content(at: folder("shared"), frames: 30) == sum)
    #expect(try PNGFolder.content(at: folder("shared"), frames: 31) == nil)
    #expect(try PNGFolder.content(at: folder("shared"), frames: 29) == nil)
  }

  @Test func `a share removes the frames of a longer film and none of another share`() throws {
    try write(frames: 40, to: "film")
    for share in shares(2) { try write(share, to: "film") }
    #expect(try PNGFolder.content(at: folder("film"), frames: 30)?.frames == 30)
    try write(shares(2)[0], to: "film")
    #expect(try PNGFolder.content(at: folder("film"), frames: 30)?.frames == 30)
  }

  @Test func `a share that is given up leaves the others' frames`() throws {
    let films = try shares(2).map { try begin($0, at: "film") }
    for film in films { try fill(film) }
    films[0].cancel()
    try films[1].finish()
    #expect(try folder.contents().count == 1 + (films[1].content?.frames ?? 0))
    let again = try begin(shares(2)[0], at: "film")
    again.cancel()
    #expect(try folder.contents().count == 1 + (films[1].content?.frames ?? 0))
  }

  @Test func `shares that are all given up leave nothing, if the one that made the folder is last`()
    throws
  {
    let films = try shares(2).map { try begin($0, at: "new/film") }
    for film in films.reversed() { film.cancel() }
    #expect(try folder.contents().isEmpty)
  }
}
