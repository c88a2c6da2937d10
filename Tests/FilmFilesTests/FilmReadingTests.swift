import Foundation
import Pixels
import TemporaryFolders
import Testing

@testable import Files
@testable import FilmFiles

@Suite struct FilmReadingTests {
  private let folder = TemporaryFolder()
  private let size = PixelSize(width: 12, height: 9)

  private func square(_ step: Int) -> Frame {
    .rectangle(x: step, y: 2, width: 4, height: 4, size: size)
  }

  private func put(_ bytes: [UInt8], at name: String) throws {
    try Data(bytes).write(to: URL(filePath: folder(name)))
  }

  private func images(_ name: String, rate: Double = 60) throws -> [FilmImage] {
    let reader = try Films.open(folder(name), rate: rate)
    var images: [FilmImage] = []
    while let image = try reader.next() { images.append(image) }
    return images
  }

  @Test func `a folder of PNG comes back at its rate, in the order of its numbers`() throws {
    try folder.makeFolder("film")
    for step in 0..<12 {
      try put(PNGEncoder().bytes(of: square(step % 8)), at: "film/shot\(step).png")
    }
    try put(Array("words".utf8), at: "film/README.md")
    let images = try images("film/", rate: 30)
    let squares = (0..<12).map { square($0 % 8) }
    #expect(try images.map { try $0.frame() } == squares)
    let times = (0..<12).map { Double($0) / 30 }
    #expect(images.map(\.time) == times)
    #expect(images[0].isSameFile(as: images[8]) && !images[0].isSameFile(as: images[1]))
  }

  @Test func `a GIF comes back with its delays`() throws {
    let film = try GIFFilm(at: folder("film.gif"), settings: GIFSettings(framesPerSecond: 20))
    for step in 0..<5 { try film.append(frame: square(step)) }
    try film.finish()
    let images = try images("film.gif")
    let squares = (0..<5).map(square)
    #expect(try images.map { try $0.frame() } == squares)
    let times = [0, 0.05, 0.1, 0.15, 0.2]
    #expect(images.map(\.time) == times)
    #expect(images.allSatisfy { $0.duration == 0.05 })
  }

  @Test func `a single PNG is a film of one picture, whatever its name`() throws {
    try put(PNGEncoder().bytes(of: square(1)), at: "film.gif")
    #expect(try images("film.gif").map { try $0.frame() } == [square(1)])
  }

  @Test func `an APNG comes back with its delays`() throws {
    let pictures = (0..<4).map {
      APNGFixture.Picture(frame: square($0), delay: (numerator: $0, denominator: $0 == 3 ? 0 : 60))
    }
    try put(APNGFixture(pictures).bytes(), at: "film.png")
    let images = try images("film.png")
    let squares = (0..<4).map(square)
    #expect(try images.map { try $0.frame() } == squares)
    let durations: [Double] = [0.1, 1.0 / 60, 2.0 / 60, 0.03]
    #expect(images.map(\.duration) == durations)
  }

  @Test(arguments: [false, true])
  func `a WebP comes back to the pixel, with its thousandths of a second`(isClear: Bool) throws {
    let frames = FilmMaking.frames(colors: 300, hasAlpha: isClear)
    let film = try WebPFilm(
      at: folder("film.webp"), settings: WebPSettings(ground: isClear ? .clear : .white))
    try film.append(frames: frames)
    try film.finish()
    let images = try images("film.webp")
    #expect(try images.map { try $0.frame() } == frames.withoutRepeats)
    #expect(images.map(\.duration).prefix(3) == [0.017, 0.016, 0.017])
    let total = images.map(\.duration).reduce(0, +)
    #expect(abs(total - Double(frames.count) / 60) < 0.0006)
    let reader = try Films.open(folder("film.webp"))
    #expect(reader.knownDurations == images.map(\.duration))
  }

  @Test func `parts of an APNG are kept, cleared and restored`() throws {
    let patch = Frame(size: PixelSize(width: 2, height: 2), filledWith: 0xFF00_00FF)
    let pictures = [
      APNGFixture.Picture(frame: square(0)),
      APNGFixture.Picture(frame: patch, x: 10, y: 0, disposal: 2),
      APNGFixture.Picture(frame: patch, x: 0, y: 7, disposal: 1),
      APNGFixture.Picture(frame: patch, x: 5, y: 0),
    ]
    try put(APNGFixture(pictures).bytes(), at: "film.apng")
    let frames = try images("film.apng").map { try $0.frame() }
    func with(_ frame: Frame, _ x: Int, _ y: Int, _ pixel: UInt32) -> Frame {
      var frame = frame
      for row in y..<y + 2 {
        for column in x..<x + 2 { frame[column, row] = pixel }
      }
      return frame
    }
    let blue: UInt32 = 0xFF00_00FF
    #expect(frames[1] == with(square(0), 10, 0, blue))
    #expect(frames[2] == with(square(0), 0, 7, blue))
    #expect(frames[3] == with(with(square(0), 0, 7, 0), 5, 0, blue))
  }

  /// Half-clear red over white is 255·0.5 + 255·0.5 of red and half of the others.
  @Test func `clear parts of an APNG let those before through`() throws {
    let patch = Frame(size: PixelSize(width: 1, height: 1), filledWith: 0x80FF_0000)
    let pictures = [
      APNGFixture.Picture(frame: square(4)),
      APNGFixture.Picture(frame: patch, x: 0, y: 0, blending: 1),
      APNGFixture.Picture(frame: patch, x: 11, y: 8, blending: 0),
    ]
    try put(APNGFixture(pictures).bytes(), at: "film.apng")
    let frames = try images("film.apng").map { try $0.frame() }
    #expect(frames[1][0, 0] == 0xFFFF_7F7F)
    #expect(frames[2][11, 8] == 0x80FF_0000)
  }

  @Test func `the picture of viewers that cannot animate is no part of the film`() throws {
    let fixture = APNGFixture(
      [APNGFixture.Picture(frame: square(2))], still: Frame(size: size, filledWith: 0xFF11_2233))
    try put(fixture.bytes(), at: "film.apng")
    #expect(try images("film.apng").map { try $0.frame() } == [square(2)])
  }
}

@Suite struct DamagedFilmTests {
  private let folder = TemporaryFolder()
  private let frame = Frame(size: PixelSize(width: 6, height: 4), filledWith: 0xFF12_3456)

  /// Returns the error of reading `bytes`.
  private func sentence(_ bytes: [UInt8]) throws -> String? {
    let path = folder("film")
    try Data(bytes).write(to: URL(filePath: path))
    do throws(FilmFileError) {
      let reader = try Films.open(path)
      while let image = try reader.next() { _ = try image.frame() }
      return nil
    } catch {
      return error.description.replacing(path, with: "film")
    }
  }

  private func fixture(_ count: Int = 2) -> APNGFixture {
    APNGFixture((0..<count).map { _ in APNGFixture.Picture(frame: frame) })
  }

  @Test func `what is no film is named`() throws {
    #expect(
      try sentence([])
        == "cannot read film: it is empty; give a folder of PNG files or a film")
    #expect(
      try sentence(Array("RIFF".utf8))
        == "cannot read film: it is neither a PNG, a GIF, an APNG, a WebP, an MP4, a MOV, a WebM nor "
        + "an HTML; give one of them or a folder of PNG files")
    let message = #expect(throws: FilmFileError.self) { try Films.open(folder("missing")) }
    #expect(message?.description.hasSuffix("there is nothing; look for the right path") == true)
    let empty = #expect(throws: FilmFileError.self) { try Films.open(folder.path) }
    #expect(empty?.description.contains("no PNG in this folder") == true)
    let device = #expect(throws: FilmFileError.self) { try Films.open("/dev/zero") }
    #expect(device?.description == "cannot read /dev/zero: it is no file; give one")
  }

  @Test func `a file that is too large is not read`() throws {
    let path = folder("large.gif")
    try Data("GIF89a".utf8).write(to: URL(filePath: path))
    truncate(path, off_t(SourceFile.largestFile) + 1)
    let error = #expect(throws: FilmFileError.self) { try Films.open(path) }
    #expect(error?.description.contains("at most 268435456 are read") == true)
  }

  @Test(arguments: [(65_500, 65_500), (0, 5), (1_000_000_000, 1)])
  func `a picture without a sensible size is refused before any memory is taken`(
    width: Int, height: Int
  ) throws {
    var chunks = try fixture(1).chunks()
    chunks[0].content.replaceSubrange(
      0..<8, with: PNGChunks.number(width) + PNGChunks.number(height))
    #expect(try sentence(APNGFixture.file(chunks)) != nil)
    var gif = Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0x80, 0, 0]
    gif += Array(repeating: 0, count: 6) + [0x3B]
    #expect(try sentence(gif)?.contains("is too large for GIF here") == true)
  }

  @Test func `every cut of an APNG is a damage`() throws {
    let bytes = try fixture().bytes()
    for count in 0..<bytes.count {
      #expect(try sentence(Array(bytes.prefix(count))) != nil, "\(count) bytes")
    }
    #expect(try sentence(bytes) == nil)
  }

  @Test func `every cut of a WebP is a damage`() throws {
    let film = try WebPFilm(at: folder("film.webp"))
    try film.append(frames: FilmMaking.frames(colors: 5, count: 3))
    try film.finish()
    let bytes = try folder.bytes(of: "film.webp")
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(try sentence(Array(bytes.prefix(count))) != nil, "\(count) bytes")
    }
    #expect(try sentence(bytes) == nil)
  }

  @Test func `every other byte of an APNG is a damage`() throws {
    let bytes = try fixture().bytes()
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x20
      #expect(try sentence(damaged) != nil, "byte \(place)")
    }
  }

  @Test func `an APNG that breaks its own promises is damaged`() throws {
    var wrong = fixture()
    wrong.promised = 3
    #expect(try sentence(wrong.bytes())?.contains("announces 3 pictures and has 2") == true)
    wrong = fixture()
    wrong.firstSequenceNumber = 4
    #expect(try sentence(wrong.bytes())?.contains("out of order") == true)
    wrong = fixture()
    wrong.pictures[1].x = 1
    #expect(try sentence(wrong.bytes())?.contains("lies outside of it") == true)
    wrong = fixture()
    wrong.pictures[1].disposal = 9
    #expect(try sentence(wrong.bytes())?.contains("in an unknown way") == true)
    let chunks = try fixture().chunks()
    #expect(
      try sentence(APNGFixture.file(chunks.filter { $0.name != "IDAT" }))?.contains("missing")
        == true)
    #expect(try sentence(APNGFixture.file(chunks + chunks.prefix(1))) == nil, "after its end")
  }
}
