import CWebP
import Pixels
import Testing

@testable import FilmFiles

@Suite struct LosslessWebPTests {
  /// Decodes a chunk as libwebp does.
  private func frame(of chunk: [UInt8], _ size: PixelSize) throws -> Frame {
    let length = (0..<4).map { UInt8(truncatingIfNeeded: (chunk.count + 4) >> (8 * $0)) }
    let file = Array("RIFF".utf8) + length + Array("WEBP".utf8) + chunk
    var (width, height): (Int32, Int32) = (0, 0)
    let pixels = try #require(WebPDecodeBGRA(file, file.count, &width, &height))
    defer { WebPFree(pixels) }
    #expect(PixelSize(width: Int(width), height: Int(height)) == size)
    return pixels.withMemoryRebound(to: UInt32.self, capacity: size.area) {
      Frame(size: size, pixels: Array(UnsafeBufferPointer(start: $0, count: size.area)))
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 60, 255, 256, 257, 600], [false, true])
  func `drawings of any number of colors come back exactly`(colors: Int, isQuick: Bool) throws {
    var lossless = LosslessWebP(isQuick: isQuick)
    for (width, height) in [(640, 90), (61, 33), (7, 5), (1, 1), (1, 40), (300, 1)] {
      for hasAlpha in [false, true] {
        let frame = Frame.patches(colors: colors, width: width, height: height, hasAlpha: hasAlpha)
        let chunk = lossless.chunk(of: frame.pixels, frame.size)
        #expect(try self.frame(of: #require(chunk), frame.size) == frame)
      }
    }
  }

  @Test(arguments: [false, true])
  func `copies longer than a word tells come back exactly`(isQuick: Bool) throws {
    var lossless = LosslessWebP(isQuick: isQuick)
    let frame = Frame.patches(colors: 30, width: 900, height: 1200)
    let chunk = lossless.chunk(of: frame.pixels, frame.size)
    #expect(try self.frame(of: #require(chunk), frame.size) == frame)
    #expect((chunk?.count ?? .max) < 1500)
  }

  @Test(arguments: [false, true])
  func `a picture of many words is left to libwebp`(isQuick: Bool) {
    var lossless = LosslessWebP(isQuick: isQuick)
    let frame = Frame.scattered(opaqueColors(3000), width: 80, height: 80)
    let chunk = lossless.chunk(of: frame.pixels, frame.size)
    #expect(chunk == nil)
  }

  /// A copy from what is not near is what the one does not look for.
  @Test func `a quick picture is another one, and no much larger one`() throws {
    let frame = Frame.patches(colors: 30, width: 640, height: 90)
    var (quick, thorough) = (LosslessWebP(isQuick: true), LosslessWebP())
    let one = quick.chunk(of: frame.pixels, frame.size)
    let other = thorough.chunk(of: frame.pixels, frame.size)
    #expect(one != other)
    #expect(try #require(one).count < 2 * #require(other).count)
  }

  @Test func `a picture larger than the format knows is not written`() {
    var lossless = LosslessWebP()
    let frame = Frame(size: PixelSize(width: 16_385, height: 1), filledWith: 0xFF00_0000)
    let chunk = lossless.chunk(of: frame.pixels, frame.size)
    #expect(chunk == nil)
  }
}
