import CWebP
import Pixels
import TemporaryFolders
import Testing

@testable import FilmFiles

@Suite struct WebPTests {
  private let folder = TemporaryFolder()

  private func film(
    _ frames: [Frame], _ settings: WebPSettings = WebPSettings(), together: Int = 100
  ) throws -> [UInt8] {
    let film = try WebPFilm(at: folder("film.webp"), settings: settings)
    try FilmMaking.append(frames, to: film, together: together)
    try film.finish()
    return try folder.bytes(of: "film.webp")
  }

  /// Returns what libwebp's own player shows, and until when, in milliseconds.
  private func images(_ bytes: [UInt8]) throws -> [(frame: Frame, end: Int)] {
    try bytes.withUnsafeBufferPointer { bytes in
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      var options = WebPAnimDecoderOptions()
      try #require(WebPAnimDecoderOptionsInit(&options) != 0)
      options.color_mode = MODE_BGRA
      let decoder = try #require(WebPAnimDecoderNew(&data, &options))
      defer { WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      try #require(WebPAnimDecoderGetInfo(decoder, &info) != 0)
      let size = PixelSize(width: Int(info.canvas_width), height: Int(info.canvas_height))
      var images: [(Frame, Int)] = []
      while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        var pixels: UnsafeMutablePointer<UInt8>?
        var end: Int32 = 0
        try #require(WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0)
        let shown = try #require(pixels).withMemoryRebound(to: UInt32.self, capacity: size.area) {
          Array(UnsafeBufferPointer(start: $0, count: size.area))
        }
        images.append((Frame(size: size, pixels: shown), Int(end)))
      }
      return images
    }
  }

  @Test(arguments: [2, 60, 256, 900])
  func `a film comes back exactly`(colors: Int) throws {
    let frames = FilmMaking.frames(colors: colors)
    #expect(try images(film(frames)).map(\.frame) == frames.withoutRepeats)
  }

  /// What lies between is left as it was, and takes next to nothing.
  @Test func `two things that move far from each other come back exactly`() throws {
    let ground = Frame.scattered(opaqueColors(3000), width: 300, height: 200)
    let frames = (0..<6).map { step in
      var frame = ground
      for row in 0..<9 {
        for column in 0..<9 {
          frame[10 + 3 * step + column, 5 + row] = 0xFFFF_0000
          frame[270 - 3 * step + column, 185 + row] = 0xFF00_00FF
        }
      }
      return frame
    }
    let bytes = try film(frames)
    #expect(try images(bytes).map(\.frame) == frames)
    #expect(try film(Array(frames[..<1])).count * 3 / 2 > bytes.count)
    #expect(try film(frames, together: 1) == bytes)
  }

  @Test func `pixels that are not opaque stay so where that is wanted`() throws {
    let frames = FilmMaking.frames(colors: 30, hasAlpha: true)
    let shown = try images(film(frames, WebPSettings(ground: .clear)))
    #expect(shown.map(\.frame) == frames.withoutRepeats)
  }

  @Test func `a film lasts as long as it should to a thousandth`() throws {
    let frames = FilmMaking.frames(colors: 9)
    let ends = try images(film(frames)).map(\.end)
    // Ends of frames 1, 2, 3, 5 … of 60 a second.
    #expect(ends == [1, 2, 3, 5, 6, 7, 8, 10, 11, 12].map { ($0 * 1000 + 30) / 60 })
  }

  @Test func `with a quality it is smaller and still alike`() throws {
    let frames = FilmMaking.frames(colors: 900)
    let exact = try film(frames).count
    let bytes = try film(frames, WebPSettings(quality: 60))
    #expect(bytes.count < exact)
    let shown = try images(bytes)
    #expect(shown.count == frames.withoutRepeats.count)
  }

  @Test func `it does not matter who encodes what`() throws {
    let frames = FilmMaking.frames(colors: 30)
    let alone = try film(frames)
    #expect(try film(frames, together: 1) == alone)
    #expect(try film(frames, together: 3) == alone)
  }

  @Test func `numbers that no WebP has are refused`() throws {
    for settings in [WebPSettings(plays: 0), WebPSettings(quality: 101)] {
      #expect(throws: FilmFileError.self) {
        try WebPFilm(at: folder("film.webp"), settings: settings)
      }
    }
    let empty = try WebPFilm(at: folder("film.webp"))
    #expect(throws: FilmFileError.noFrames(path: folder("film.webp"))) { try empty.finish() }
    #expect(try folder.contents().isEmpty)
  }
}
