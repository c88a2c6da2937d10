import Browsing
import Foundation
import Pixels
import TemporaryFolders
import Testing

@testable import FilmFiles

/// Other programs read our PNG files too, not only libpng, which other tests use.
@Suite(.serialized) struct OtherReadersTests {
  private static let imageMagick = ["/usr/bin/convert", "/usr/bin/magick"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Returns a drawing of bars and blocks.
  ///
  /// It has few colours, more than a palette holds, or clear parts.
  private static func drawing(colors: Int, hasClear: Bool) -> Frame {
    var frame = Frame(size: PixelSize(width: 256, height: 170), filledWith: 0xFFFF_FFFF)
    for index in 0..<colors {
      let (left, top) = (index % 25 * 10 + index % 3, index / 25 * 6)
      let color = 0xFF00_0000 | UInt32(index) &* 0x9E37_79B1 & 0xFF_FFFF
      for y in top..<top + 5 {
        for x in left..<left + 8 { frame[x, y] = hasClear && x % 10 < 3 ? 0 : color }
      }
    }
    return frame
  }

  private static let drawings = [
    drawing(colors: 40, hasClear: false), drawing(colors: 700, hasClear: false),
    drawing(colors: 40, hasClear: true), drawing(colors: 700, hasClear: true),
  ]

  /// Red, green, blue and alpha of each pixel.
  private func bytes(of frame: Frame) -> [UInt8] {
    frame.pixels.flatMap { [$0 >> 16, $0 >> 8, $0, $0 >> 24].map { UInt8($0 & 255) } }
  }

  @Test(
    .enabled(if: imageMagick != nil, "ImageMagick is not installed: apt-get install imagemagick"),
    arguments: drawings.indices, PNGCompression.allCases)
  func `ImageMagick reads every pixel`(index: Int, compression: PNGCompression) throws {
    let frame = Self.drawings[index]
    let raw = try converted(frame, compression, ["-depth", "8"], to: "RGBA:frame.raw")
    #expect(raw == bytes(of: frame))
  }

  /// Kinds of files that our writer does not make.
  ///
  /// The first ones are read as they are, the others go through libpng's conversions.
  @Test(
    .enabled(if: imageMagick != nil, "ImageMagick is not installed: apt-get install imagemagick"),
    arguments: [
      [], ["-define", "png:color-type=2"], ["-define", "png:color-type=6"],
      ["-interlace", "PNG"], ["-depth", "16", "-define", "png:bit-depth=16"],
    ])
  func `files that ImageMagick writes are read to the pixel`(options: [String]) throws {
    for frame in Self.drawings {
      let isOpaque = frame.pixels.allSatisfy { $0 >> 24 == 255 }
      guard isOpaque || options.last != "png:color-type=2" else { continue }
      let file = try converted(frame, .fast, options, to: "PNG:other.png")
      let seen = try PNGDecoder.frame(from: file)
      #expect(seen.size == frame.size)
      // Clear pixels have no colour that could be kept.
      #expect(zip(seen.pixels, frame.pixels).allSatisfy { $0 == $1 || $0 >> 24 == 0 && $1 == 0 })
    }
  }

  /// Returns ImageMagick's conversion of a frame's file; `place` is a format and a name.
  private func converted(
    _ frame: Frame, _ compression: PNGCompression, _ options: [String], to place: String
  ) throws -> [UInt8] {
    let folder = TemporaryFolder()
    let path = folder.url.appending(path: "frame.png")
    try Data(PNGEncoder(compression).bytes(of: frame)).write(to: path)
    let parts = place.split(separator: ":")
    let result = folder.url.appending(path: String(parts[1]))
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.imageMagick))
    process.arguments = [path.path] + options + ["\(parts[0]):\(result.path)"]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try Array(Data(contentsOf: result))
  }

  @Test(
    .enabled(if: Browser.path != nil, "Chromium is not installed: apt-get install chromium"))
  func `Chromium shows every pixel`() throws {
    let folder = TemporaryFolder()
    let page = folder.url.appending(path: "page.html")
    try Data("<!doctype html><title>frames</title>".utf8).write(to: page)
    let browser = try Browser(showing: page, width: 800, height: 600, isDark: false)
    try browser.wait(for: "document.title == 'frames'")
    for frame in Self.drawings {
      for compression in PNGCompression.allCases {
        let file = Data(try PNGEncoder(compression).bytes(of: frame)).base64EncodedString()
        let seen = try browser.value(
          """
          (async () => {
            const image = new Image();
            image.src = "data:image/png;base64,\(file)";
            await image.decode();
            const canvas = document.createElement("canvas");
            [canvas.width, canvas.height] = [image.width, image.height];
            const context = canvas.getContext("2d");
            context.drawImage(image, 0, 0);
            const data = context.getImageData(0, 0, image.width, image.height).data;
            let text = "";
            for (const byte of data) text += String.fromCharCode(byte);
            return btoa(text);
          })()
          """)
        let pixels = Data(base64Encoded: try #require(seen as? String))
        #expect(pixels.map(Array.init) == bytes(of: frame))
      }
    }
  }
}
