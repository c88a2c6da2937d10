import Pixels
import TemporaryFolders
import Testing

@testable import Files
@testable import FilmFiles

@Suite struct APNGTests {
  private let folder = TemporaryFolder()

  private func film(
    _ frames: [Frame], _ settings: APNGSettings = APNGSettings(), together: Int = 100,
    jobs: Int = 1
  ) throws -> [UInt8] {
    let film = try APNGFilm(at: folder("film.apng"), settings: settings, jobs: jobs)
    try FilmMaking.append(frames, to: film, together: together)
    try film.finish()
    return try folder.bytes(of: "film.apng")
  }

  private func images(_ bytes: [UInt8]) throws -> [(frame: Frame, duration: Double)] {
    let reader = try APNGReader(
      bytes, path: "film.apng", PixelBudget(of: "film.apng", asked: nil, bytes: bytes.count))
    var images: [(Frame, Double)] = []
    while let image = try reader.next() { images.append((try image.frame(), image.duration)) }
    return images
  }

  @Test(arguments: [2, 4, 16, 60, 250, 253, 254, 255, 256, 257, 900], [false, true])
  func `a film of any number of colours comes back exactly`(colors: Int, isQuick: Bool) throws {
    let frames = FilmMaking.frames(colors: colors)
    let bytes = try film(frames, APNGSettings(isQuick: isQuick))
    #expect(try images(bytes).map(\.frame) == frames.withoutRepeats)
    // 3 is a palette, 2 is red, green and blue.
    let fits = Set(frames.flatMap(\.pixels)).count <= 256
    #expect(bytes[25] == (fits ? 3 : 2))
  }

  @Test(arguments: [3, 100, 256, 900], [false, true])
  func `pixels that are not opaque stay so where that is wanted`(
    colors: Int, isQuick: Bool
  ) throws {
    let frames = FilmMaking.frames(colors: colors, hasAlpha: true)
    let settings = APNGSettings(ground: .clear, isQuick: isQuick)
    #expect(try images(film(frames, settings)).map(\.frame) == frames.withoutRepeats)
  }

  @Test(arguments: [false, true], [false, true])
  func `drawings of more colours than a palette holds come back exactly`(
    hasAlpha: Bool, isQuick: Bool
  ) throws {
    let frames = [300, 500, 301].flatMap { colors in
      let frame = Frame.patches(colors: colors, width: 400, height: 300, hasAlpha: hasAlpha)
      return [frame, Frame(size: frame.size, filledWith: 0xFF00_0000)]
    }
    let text = APNGText(frames[0].pixels, width: 400, hasAlpha: true)
    #expect(text.deflated([UInt8](repeating: 0, count: 300 * 1601)) != nil)
    let settings = APNGSettings(ground: hasAlpha ? .clear : .white, isQuick: isQuick)
    #expect(try images(film(frames, settings)).map(\.frame) == frames)
  }

  @Test(arguments: [60, 200, 300], [1, 3, 700])
  func `quick drawings come back exactly, with a palette and without`(
    colors: Int, width: Int
  ) throws {
    let (half, stripes) = (colors / 2, opaqueColors(colors))
    let frames = (0..<4).map { number in
      var frame = Frame.patches(colors: half, width: width, height: 200)
      for y in 20 * number..<(number == 0 ? 0 : 20 * number + 90) {
        for x in 0..<width { frame[x, y] = stripes[half + x * half / width] }
      }
      return frame
    }
    #expect(try images(film(frames, APNGSettings(isQuick: true))).map(\.frame) == frames)
    var encoder = APNGEncoder(.laid(on: 0), isQuick: true)
    let piece = try encoder.encode(frames[0], change: ChangedArea(frames[0].size))
    let change = try #require(piece.change)
    let isInPieces = if case .pieces = change.content { true } else { false }
    #expect(isInPieces)
    var words = change.words(index: 7)[...]
    let again = try APNGChange.next { (count: Int) throws(FilmFileError) -> [UInt32] in
      defer { words.removeFirst(count) }
      return Array(words.prefix(count))
    }
    #expect(again.index == 7 && again.change == change && words.isEmpty)
  }

  @Test(
    .enabled(if: OtherProgram.isThere("ffmpeg"), "ffmpeg is not installed"), arguments: [9, 900])
  func `ffmpeg sees the same`(colors: Int) throws {
    let frames = FilmMaking.frames(colors: colors)
    _ = try film(frames)
    let shown = try OtherProgram.framesOfFFmpeg(folder("film.apng"), FilmMaking.size)
    #expect(shown.map(\.hashValue) == frames.withoutRepeats.map(\.hashValue))
  }

  @Test func `delays are exact fractions, and equal frames become one`() throws {
    let frames = FilmMaking.frames(colors: 9)
    let durations = try images(film(frames)).map(\.duration)
    #expect(durations == [1, 1, 1, 2, 1, 1, 1, 2, 1, 1].map { Double($0) / 60 })
    let slow = APNGSettings(frame: FrameDuration(ticks: 3, rate: 50))
    #expect(try images(film(frames, slow)).first?.duration == 0.06)
  }

  @Test func `a delay beyond 16 bits is shared`() throws {
    let frames = Array(repeating: FilmMaking.frames(colors: 3)[0], count: 70_001)
    let images = try images(film(frames, APNGSettings(frame: FrameDuration(ticks: 1, rate: 7))))
    #expect(images.count == 2)
    #expect(images.allSatisfy { $0.frame == frames[0] })
    #expect(abs(images.map(\.duration).reduce(0, +) - 70_001.0 / 7) < 1e-6)
  }

  @Test func `a film plays for ever unless it is told how often`() throws {
    func plays(_ settings: APNGSettings) throws -> [UInt8] {
      let bytes = try film(FilmMaking.frames(colors: 3, count: 2), settings)
      // Signature, IHDR, then acTL with the number of pictures and how often they play.
      return Array(bytes[33 + 8 + 4..<33 + 8 + 8])
    }
    #expect(try plays(APNGSettings()) == [0, 0, 0, 0])
    #expect(try plays(APNGSettings(plays: 3)) == [0, 0, 0, 3])
  }

  @Test(arguments: [1, 2, 5])
  func `it does not matter who encodes what, and with how many jobs`(together: Int) throws {
    for (colors, isQuick) in [(9, false), (900, false), (9, true), (900, true)] {
      let frames = FilmMaking.frames(colors: colors, count: 30)
      let settings = APNGSettings(isQuick: isQuick)
      let alone = try film(frames, settings)
      #expect(try film(frames, settings, together: together) == alone)
      #expect(try film(frames, settings, jobs: together + 1) == alone)
    }
  }

  @Test func `a film without frames and one that changes its size are refused`() throws {
    let empty = try APNGFilm(at: folder("film.apng"))
    #expect(throws: FilmFileError.noFrames(path: folder("film.apng"))) { try empty.finish() }
    let film = try APNGFilm(at: folder("film.apng"))
    try film.append(frame: Frame(size: PixelSize(width: 3, height: 3), filledWith: 0))
    #expect(throws: FilmFileError.self) {
      try film.append(frame: Frame(size: PixelSize(width: 2, height: 2), filledWith: 0))
    }
    film.cancel()
    #expect(try folder.contents().isEmpty)
  }
}
