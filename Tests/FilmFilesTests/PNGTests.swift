import Pixels
import Testing

@testable import FilmFiles

@Suite struct PNGTests {
  /// Numbers of colours around every limit, and the colour type that the file should have.
  @Test(arguments: [
    (1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (16, 3), (17, 3), (255, 3), (256, 3), (257, 2),
    (900, 2),
  ])
  func `opaque frames come back as they were`(colors: Int, kind: UInt8) throws {
    let frame = Frame.scattered(opaqueColors(colors), width: 37, height: 29)
    let bytes = try PNGEncoder().bytes(of: frame)
    #expect(try PNGDecoder.frame(from: bytes) == frame)
    #expect(colorType(of: bytes) == kind)
  }

  @Test(arguments: [(1, 3), (256, 3), (257, 6), (700, 6)])
  func `frames that are not opaque come back as they were`(colors: Int, kind: UInt8) throws {
    // Every third colour has an alpha of its own, clear ones included.
    let mixed = opaqueColors(colors).enumerated().map { index, color in
      index % 3 == 0 ? color & 0xFF_FFFF | UInt32(index % 255) << 24 : color
    }
    let frame = Frame.scattered(mixed, width: 31, height: 27)
    let bytes = try PNGEncoder().bytes(of: frame)
    #expect(try PNGDecoder.frame(from: bytes) == frame)
    #expect(colorType(of: bytes) == kind)
  }

  @Test func `frames of one pixel and of one row or column come back`() throws {
    for (width, height) in [(1, 1), (300, 1), (1, 300), (2000, 2)] {
      let frame = Frame.scattered(opaqueColors(5), width: width, height: height)
      #expect(try PNGDecoder.frame(from: PNGEncoder().bytes(of: frame)) == frame)
    }
  }

  @Test func `a file holds the picture and nothing else`() throws {
    let bytes = try PNGEncoder().bytes(of: .scattered(opaqueColors(9), width: 40, height: 40))
    #expect(chunks(of: bytes) == ["IHDR", "PLTE", "IDAT", "IEND"])
  }

  @Test func `the same frame gives the same bytes`() throws {
    let frame = Frame.scattered(opaqueColors(300), width: 64, height: 64)
    #expect(try PNGEncoder().bytes(of: frame) == PNGEncoder().bytes(of: frame))
  }

  @Test func `rows that repeat cost next to nothing`() throws {
    let size = PixelSize(width: 640, height: 1136)
    let frame = Frame.rectangle(x: 200, y: 300, width: 80, height: 80, size: size)
    // An earlier writer made 2400 bytes of the same picture.
    #expect(try PNGEncoder().bytes(of: frame).count < 3000)
  }

  @Test func `a file that ends too early is refused`() throws {
    let bytes = try PNGEncoder().bytes(of: .scattered(opaqueColors(40), width: 30, height: 30))
    // The last twelve bytes are an empty chunk that libpng does not wait for.
    for count in 0..<bytes.count - 12 {
      #expect {
        try PNGDecoder.frame(from: Array(bytes.prefix(count)))
      } throws: { error in
        guard case FilmFileError.damaged(format: "PNG", _) = error else { return false }
        return true
      }
    }
  }

  @Test func `a damaged file gives an error or a picture, never a crash`() throws {
    let whole = try [40, 400].map {
      try PNGEncoder().bytes(of: .scattered(opaqueColors($0), width: 25, height: 25))
    }
    var numbers = Numbers(seed: 7)
    var refused = 0
    for round in 0..<2000 {
      var bytes = whole[round % 2]
      for _ in 0...numbers.next(below: 3) {
        bytes[numbers.next(below: bytes.count)] = UInt8(numbers.next(below: 256))
      }
      do throws(FilmFileError) {
        _ = try PNGDecoder.frame(from: bytes)
      } catch {
        refused += 1
      }
    }
    #expect(refused > 1500)
  }

  @Test func `a file that claims an enormous picture is refused before memory is asked for`() throws
  {
    var bytes = try PNGEncoder().bytes(of: .scattered(opaqueColors(2), width: 3, height: 3))
    bytes.replaceSubrange(16..<24, with: [0, 0x0F, 0x42, 0x40, 0, 0x0F, 0x42, 0x40])
    bytes.replaceSubrange(29..<33, with: big(crc32(bytes[12..<29])))
    #expect(
      throws: FilmFileError.tooLarge(
        format: "PNG", width: 1_000_000, height: 1_000_000, limit: "268435456 pixels in all")
    ) { try PNGDecoder.frame(from: bytes) }
  }

  /// A half of linear light is 255 · (128/255)^(1/2.2), since libpng takes sRGB for a power of 2.2, which
  /// is the gamma 45455 too.
  @Test(arguments: [(100_000, 186), (45_455, 128)])
  func `a file's gamma counts`(gamma: UInt32, level: UInt32) throws {
    var colors = opaqueColors(300)
    colors[0] = 0xFF80_8080
    let frame = Frame.scattered(colors, width: 40, height: 40)
    let bytes = try PNGEncoder().bytes(of: frame)
    let seen = try PNGDecoder.frame(from: inserting("gAMA", big(gamma), into: bytes))
    let place = try #require(frame.pixels.firstIndex(of: colors[0]))
    #expect(seen.pixels[place] == 0xFF00_0000 | level * 0x01_0101)
  }

  @Test func `a colour that a file says is clear is clear`() throws {
    let frame = Frame.scattered(opaqueColors(300), width: 40, height: 40)
    let key = frame.pixels[7]
    let levels: [UInt8] = [16, 8, 0].flatMap { [0, UInt8(truncatingIfNeeded: key >> $0)] }
    let seen = try PNGDecoder.frame(
      from: inserting("tRNS", levels, into: PNGEncoder().bytes(of: frame)))
    #expect(seen.pixels == frame.pixels.map { $0 == key ? $0 & 0xFF_FFFF : $0 })
  }

  @Test func `memory that is taken up holds the next picture, whatever was in it`() throws {
    let frame = Frame.scattered(opaqueColors(30), width: 20, height: 10)
    let bytes = try PNGEncoder().bytes(of: frame)
    for count in [0, 7, 200, 4000] {
      var memory = [UInt32](repeating: 0x1234_5678, count: count)
      let copy = memory
      #expect(
        try PNGDecoder.frame(from: bytes, largestArea: 1000, takingUp: &memory) == frame)
      #expect(memory.isEmpty && copy.allSatisfy { $0 == 0x1234_5678 })
    }
  }

  @Test func `what is no picture at all is refused with a sentence`() {
    for bytes in [[], Array("GIF89a and so on".utf8)] as [[UInt8]] {
      #expect {
        try PNGDecoder.frame(from: bytes)
      } throws: { error in
        "\(error)".hasPrefix("this is not a whole PNG file: ")
      }
    }
  }

  /// Returns the file with one more chunk after its first.
  private func inserting(_ name: String, _ content: [UInt8], into bytes: [UInt8]) -> [UInt8] {
    let chunk = Array(name.utf8) + content
    let framed = big(UInt32(content.count)) + chunk + big(crc32(chunk[...]))
    return Array(bytes[..<33]) + framed + Array(bytes[33...])
  }

  /// Returns a number as four bytes, the highest first.
  private func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private func colorType(of bytes: [UInt8]) -> UInt8 { bytes[25] }

  private func chunks(of bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var place = 8
    while place + 8 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: bytes[place + 4..<place + 8], as: UTF8.self))
      place += length + 12
    }
    return names
  }

  private func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
