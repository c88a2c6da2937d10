import Foundation
import FrameOutput
import Pixels
import Testing

/// What others see in our PNG files: libpng, which reads them in the tests of their room, is not alone.
@Suite(.serialized) struct OtherReadersTests {
  private static let imageMagick = ["/usr/bin/convert", "/usr/bin/magick"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// A drawing of bars and blocks: with few colours, with more than a palette holds, and with clear
  /// parts.
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
    let folder = try TemporaryFolder()
    let frame = Self.drawings[index]
    let path = folder.url.appending(path: "frame.png")
    try Data(PNGEncoder(compression).bytes(of: frame)).write(to: path)
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.imageMagick))
    let raw = folder.url.appending(path: "frame.raw")
    process.arguments = [path.path, "-depth", "8", "RGBA:" + raw.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try Array(Data(contentsOf: raw)) == bytes(of: frame))
  }

  @Test(
    .enabled(if: Browser.path != nil, "Chromium is not installed: apt-get install chromium"))
  func `Chromium shows every pixel`() throws {
    let folder = try TemporaryFolder()
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
