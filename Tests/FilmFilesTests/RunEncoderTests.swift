import Pixels
import Testing

@testable import FilmFiles

@Suite struct RunEncoderTests {
  /// Draws one rectangle of noise after another on a picture, each with its place as the change.
  private func drawing(
    _ size: PixelSize, colors: [UInt32], seed: UInt64, steps: Int
  ) -> [(frame: Frame, change: ChangedArea)] {
    var numbers = Numbers(seed: seed)
    var frame = Frame(size: size, filledWith: colors[0])
    var change = ChangedArea(size)
    return (0..<steps).map { step in
      defer { change = ChangedArea() }
      for _ in 0..<numbers.next(below: 4) {
        let part = PixelRectangle(
          x: numbers.next(below: size.width), y: numbers.next(below: size.height),
          width: 1 + numbers.next(below: size.width), height: 1 + numbers.next(below: size.height))
        let isNoise = numbers.next(below: 3) == 0
        var color = colors[numbers.next(below: colors.count)]
        for row in part.rows where row < size.height {
          for column in part.columns where column < size.width {
            if isNoise, numbers.next(below: 8) == 0 {
              color = colors[numbers.next(below: colors.count)]
            }
            frame[column, row] = color
          }
        }
        change.add(part.inside(size))
      }
      return (frame, change)
    }
  }

  @Test(arguments: [
    (1, 1, 2), (1, 60, 3), (2, 60, 3), (640, 3, 2), (3, 640, 2), (3, 640, 9), (97, 61, 5),
    (97, 61, 256), (97, 61, 257), (200, 90, 3000), (700, 40, 60),
  ])
  func `a film comes back, and no frame depends on those before`(
    width: Int, height: Int, colors: Int
  ) throws {
    let size = PixelSize(width: width, height: height)
    let opaque = opaqueColors(colors)
    // Every third colour has an alpha of its own, clear ones included.
    let mixed = opaque.enumerated().map { index, color in
      index % 3 == 0 ? color & 0xFF_FFFF | UInt32(index % 255) << 24 : color
    }
    for (seed, colors) in [(UInt64(1), opaque), (2, mixed)] {
      var encoder = PNGEncoder()
      for (frame, change) in drawing(size, colors: colors, seed: seed, steps: 40) {
        let bytes = try encoder.encode(frame, change: change)
        #expect(try PNGDecoder.frame(from: bytes) == frame)
        #expect(try PNGEncoder().bytes(of: frame) == bytes)
      }
    }
  }

  /// More colours than are counted at once come and go; then all are counted again.
  @Test func `what stands still keeps its colours while thousands of others come and go`() throws {
    let size = PixelSize(width: 200, height: 60)
    let colors = opaqueColors(6000)
    // Two hundred colours stand still below the first row.
    var frame = Frame(
      size: size, pixels: (0..<size.area).map { colors[($0 / 6 + $0 / 200) % 200] })
    var encoder = PNGEncoder()
    _ = try encoder.encode(frame, change: ChangedArea(size))
    var change = ChangedArea()
    change.add(PixelRectangle(x: 0, y: 0, width: 200, height: 1))
    for step in 0..<200 {
      for column in 0..<size.width { frame[column, 0] = colors[200 + step * 25 + column / 8] }
      let bytes = try encoder.encode(frame, change: change)
      #expect(try PNGDecoder.frame(from: bytes) == frame)
    }
  }

  /// Deflate copies from at most 32768 bytes back; the first byte of a row is the filter's number.
  @Test(arguments: [32_767, 32_768, 40_000])
  func `a picture of any width comes back`(width: Int) throws {
    let size = PixelSize(width: width, height: 4)
    for frame in [
      Frame(size: size, filledWith: 0xFF11_2233),
      .rectangle(x: 5, y: 1, width: 9, height: 3, size: size),
    ] {
      #expect(try PNGDecoder.frame(from: PNGEncoder().bytes(of: frame)) == frame)
    }
  }

  @Test func `an encoder that is shown another size begins anew`() throws {
    var encoder = PNGEncoder()
    for side in [40, 20, 60] {
      let size = PixelSize(width: side, height: side)
      let frame = Frame.rectangle(x: 5, y: 5, width: 10, height: 10, size: size)
      let bytes = try encoder.encode(frame, change: ChangedArea())
      #expect(try PNGDecoder.frame(from: bytes) == frame)
    }
  }

  @Test func `small files hold the same picture in fewer bytes`() throws {
    let size = PixelSize(width: 300, height: 200)
    for colors in [9, 300] {
      let frames = drawing(size, colors: opaqueColors(colors), seed: 3, steps: 12).map(\.frame)
      for frame in frames {
        let small = try PNGEncoder(.small).bytes(of: frame)
        #expect(try PNGDecoder.frame(from: small) == frame)
        #expect(try small.count <= PNGEncoder(.fast).bytes(of: frame).count)
      }
      let total = try frames.map { try PNGEncoder(.small).bytes(of: $0).count }.reduce(0, +)
      let fast = try frames.map { try PNGEncoder(.fast).bytes(of: $0).count }.reduce(0, +)
      #expect(Double(total) < 0.95 * Double(fast))
    }
  }
}

extension PixelRectangle {
  /// Returns the part that lies in a picture.
  fileprivate func inside(_ size: PixelSize) -> PixelRectangle {
    PixelRectangle(
      x: x, y: y, width: min(width, size.width - x), height: min(height, size.height - y))
  }
}
