import Foundation
import Pixels
import TemporaryFolders
import Testing

@testable import FilmFiles

/// The PNG files of one film, which other programs take for one film.
@Suite struct PNGSeriesTests {
  private let folder = TemporaryFolder()

  /// Frames of few and of many colours, drawn in runs and scattered, each with its place as the change.
  private func frames(_ size: PixelSize, isOpaque: Bool) -> [(frame: Frame, change: ChangedArea)] {
    let colors = opaqueColors(400).enumerated().map { index, color in
      isOpaque || index % 3 > 0 ? color : color & 0xFF_FFFF | UInt32(index % 255) << 24
    }
    var frame = Frame(size: size, filledWith: 0xFFFF_FFFF)
    var change = ChangedArea(size)
    return (0..<12).map { step in
      defer { change = ChangedArea() }
      // Four frames of bars, then some in which many colours lie closely, then bars again.
      let isScattered = (4..<7).contains(step)
      let left = min(step % 3, size.width - 1)
      let part = PixelRectangle(
        x: left, y: step, width: size.width - left, height: size.height - step)
      for row in part.rows {
        for column in part.columns {
          frame[column, row] =
            isScattered
            ? colors[(column * 7 + row * 13 + step) % 400] : colors[(column / 9 + row / 5) % 12]
        }
      }
      change.add(part)
      return (frame, change)
    }
  }

  private func chunks(of bytes: [UInt8]) throws -> [PNGChunks.Chunk] {
    var reader = PNGChunks(bytes)
    var found: [PNGChunks.Chunk] = []
    while let chunk = try reader.next() { found.append(chunk) }
    return found
  }

  @Test(arguments: [false, true], PNGCompression.allCases)
  func `all frames have one kind of pixels, and come back as they were`(
    hasAlpha: Bool, compression: PNGCompression
  ) throws {
    for size in [(1, 14), (2, 14), (90, 61), (640, 40)].map(PixelSize.init(width:height:)) {
      let series = PNGSeries(hasAlpha: hasAlpha, scale: 2)
      var encoder = PNGEncoder(compression, series)
      for isOpaque in hasAlpha ? [true, false] : [true] {
        for (frame, change) in frames(size, isOpaque: isOpaque) {
          let bytes = try encoder.encode(frame, change: isOpaque ? change : ChangedArea(size))
          #expect(try PNGDecoder.frame(from: bytes) == frame)
          #expect(bytes[25] == (hasAlpha ? 6 : 2))
          #expect(try PNGEncoder(compression, series).bytes(of: frame) == bytes)
        }
      }
    }
  }

  /// A row with three bytes a pixel and the byte of its filter has to fit into the window of deflate.
  @Test(arguments: [10_922, 10_923, 8191, 8192])
  func `a picture of any width comes back`(width: Int) throws {
    let size = PixelSize(width: width, height: 4)
    var frame = Frame(size: size, filledWith: 0xFF12_3456)
    for row in 2..<4 { for column in 100..<200 { frame[column, row] = 0xFF65_4321 } }
    for hasAlpha in [false, true] {
      let encoder = PNGEncoder(.fast, PNGSeries(hasAlpha: hasAlpha, scale: 1))
      #expect(try PNGDecoder.frame(from: encoder.bytes(of: frame)) == frame)
    }
  }

  /// 72, 144 and 216 pixels an inch, of which 0.0254 are a metre.
  @Test(arguments: [(1.0, 2835), (2, 5669), (3, 8504), (0.5, 1417)])
  func `a file says how large it is shown, and that its colours are those of sRGB`(
    scale: Double, density: Int
  ) throws {
    for colors in [9, 900] {
      let bytes = try PNGEncoder(.fast, PNGSeries(hasAlpha: false, scale: scale))
        .bytes(of: .scattered(opaqueColors(colors), width: 40, height: 40))
      let chunks = try chunks(of: bytes)
      #expect(chunks.map(\.name).prefix(4) == ["IHDR", "sRGB", "pHYs", "IDAT"])
      #expect(chunks[1].content.elementsEqual([0]))
      #expect(chunks[2].number(at: 0) == density && chunks[2].number(at: 4) == density)
      #expect(chunks[2].content.last == 1)
    }
  }

  /// The worst of the pixels' bytes are told one by one; what repeats still costs next to nothing.
  @Test func `rows that repeat cost next to nothing`() throws {
    let size = PixelSize(width: 640, height: 1136)
    let frame = Frame.rectangle(x: 200, y: 300, width: 80, height: 80, size: size)
    let encoder = PNGEncoder(.fast, PNGSeries(hasAlpha: false, scale: 2))
    #expect(try encoder.bytes(of: frame).count < 6000)
  }

  @Test(arguments: [Ground.white, .clear])
  func `the frames of a folder are one film to ffmpeg`(ground: Ground) throws {
    var settings = FilmSettings(frame: FrameDuration(ticks: 1, rate: 30), ground: ground)
    settings.density = 2
    let film = try FilmFormat.folder.make(at: folder("film"), settings)
    let frames = frames(PixelSize(width: 90, height: 61), isOpaque: true)
    try append(frames, to: film)
    for number in frames.indices {
      let bytes = try folder.bytes(of: "film/\(PNGFolder.name(ofFrame: number))")
      #expect(bytes[25] == (ground == .clear ? 6 : 2))
    }
    guard OtherProgram.isThere("ffprobe") else { return }
    let probed = try OtherProgram.run(
      "ffprobe",
      [
        "-v", "error", "-show_entries", "frame=pix_fmt", "-of", "csv=p=0",
        folder("film/frame-%05d.png"),
      ])
    let kinds = String(decoding: probed.output, as: UTF8.self).split(separator: "\n")
    #expect(kinds.count == frames.count)
    #expect(Set(kinds).count == 1)
  }

  private func append<Sink: FrameSink>(
    _ frames: [(frame: Frame, change: ChangedArea)], to film: Sink
  ) throws {
    var encoder = film.makeEncoder()
    for (frame, change) in frames {
      try film.append(encoder.encode(frame, change: change))
    }
    try film.finish()
  }
}
