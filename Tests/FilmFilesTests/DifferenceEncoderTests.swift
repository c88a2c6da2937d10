import Pixels
import Testing

@testable import FilmFiles

/// Pictures of more colours than a palette holds.
@Suite struct DifferenceEncoderTests {
  private func frame(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Frame {
    let size = PixelSize(width: width, height: height)
    return Frame(size: size, pixels: (0..<size.area).map { pixel($0 % width, $0 / width) })
  }

  /// Returns an opaque colour of which there are 2²⁴.
  private func color(_ number: Int) -> UInt32 {
    0xFF00_0000 | UInt32(truncatingIfNeeded: number) &* 2_654_435_761 & 0xFF_FFFF
  }

  /// A copy holds 258 bytes, which are 86 pixels, or 64 of those with alpha; of zeros a byte less,
  /// so that one or two may be left over.
  @Test(arguments: [
    1, 2, 3, 4, 63, 64, 65, 66, 85, 86, 87, 88, 89, 128, 129, 171, 172, 173, 174, 640,
  ])
  func `runs of any length come back`(length: Int) throws {
    for alpha in [UInt32(0xFF00_0000), 0x7F00_0000] {
      // The first row has all colours; those below have zeros, then differences that repeat.
      let frame = frame(1500, 4) { x, y in
        let isChanged = y % 2 == 1 && (300..<300 + length).contains(x)
        let color = color(x / (y < 2 ? 1 : length + 1)) & 0xFF_FFFF
        return alpha | (isChanged ? color ^ 0x01_0203 : color)
      }
      let bytes = try PNGEncoder().bytes(of: frame)
      #expect(bytes[25] == (alpha >> 24 == 255 ? 2 : 6))
      #expect(try PNGDecoder.frame(from: bytes) == frame)
    }
  }

  @Test(arguments: [(1, 300), (2, 200), (7, 90), (8, 90), (9, 90), (40, 40), (300, 1), (2000, 3)])
  func `noise of any size comes back`(width: Int, height: Int) throws {
    var numbers = Numbers(seed: UInt64(width))
    for mask in [UInt32(0xFF00_0000), 0] {
      let noise = frame(width, height) { _, _ in UInt32(numbers.next(below: 1 << 32)) | mask }
      #expect(try PNGDecoder.frame(from: PNGEncoder().bytes(of: noise)) == noise)
    }
  }

  /// Every fourth column is counted; here these are like no others.
  @Test func `a large picture comes back whatever its columns are`() throws {
    var numbers = Numbers(seed: 3)
    for mask in [UInt32(0xFF00_0000), 0] {
      let noise = frame(640, 400) { x, y in
        let isCounted = x % 4 == 0
        return mask | (isCounted ? UInt32(x + y) & 1 : UInt32(numbers.next(below: 1 << 32)))
      }
      #expect(try PNGDecoder.frame(from: PNGEncoder().bytes(of: noise)) == noise)
    }
  }

  @Test func `a frame's bytes do not depend on how many colours came before`() throws {
    let many = frame(60, 40) { x, y in color(x * 40 + y) }
    let few = frame(60, 40) { x, y in color(x / 20 + y / 20) }
    let noisy = frame(60, 40) { x, y in color((x * 7 + y * 3) % 11) }
    var encoder = PNGEncoder()
    for frame in [many, few, noisy, many, noisy, few, many, many, few, few, noisy, noisy] {
      let bytes = try encoder.encode(frame, change: ChangedArea(frame.size))
      #expect(try bytes == PNGEncoder().bytes(of: frame))
    }
  }

  /// Rows change, move up and down, and frames of few colours and clear ones come between.
  ///
  /// Of the wide ones only a part of the columns is counted.
  @Test(arguments: [(1, 50), (2, 50), (3, 50), (4, 50), (5, 50), (6, 50), (7, 2300)])
  func `a frame's bytes do not depend on which rows were known`(
    seed: UInt64, width: Int
  ) throws {
    var numbers = Numbers(seed: seed)
    let size = PixelSize(width: width, height: 60)
    var rows = (0..<200).map { row in (0..<width).map { color(row / 3 * 17 + $0 / 2) } }
    rows[7] = Array(repeating: 0xFFFF_FFFF, count: width)
    var (top, last) = (70, [[UInt32]]())
    var encoder = PNGEncoder()
    for _ in 0..<60 {
      let step = numbers.next(below: 4) == 0 ? 0 : Int(numbers.next(below: 31)) - 15
      let moved = min(max(top + step, 0), 140) - top
      top += moved
      var shown = Array(rows[top..<top + 60])
      var area = ChangedArea()
      if moved != 0 || last.isEmpty { area = ChangedArea(size) }
      var drawn = Set<Int>()
      for _ in 0..<numbers.next(below: 3) {
        let (row, column) = (
          Int(numbers.next(below: 60)), Int(numbers.next(below: width))
        )
        rows[top + row][column] = color(Int(numbers.next(below: 1 << 20)))
        if numbers.next(below: 5) == 0 { rows[top + row][column] &= 0x7FFF_FFFF }
        drawn.insert(row)
        shown[row] = rows[top + row]
        area.add(PixelRectangle(x: column, y: row, width: 1, height: 1))
      }
      if moved != 0, !last.isEmpty {
        let kept = (max(0, -moved)..<min(60, 60 - moved)).filter { !drawn.contains($0) }
        area = area.moving(MovedRows(kept.map { $0..<$0 + 1 }, by: -moved))
      }
      let frame = Frame(size: size, pixels: shown.flatMap(\.self))
      let bytes = try encoder.encode(frame, change: area)
      #expect(try bytes == PNGEncoder().bytes(of: frame))
      #expect(try PNGDecoder.frame(from: bytes) == frame)
      last = shown
    }
  }

  @Test func `what only moved is compressed once`() throws {
    var numbers = Numbers(seed: 4)
    let size = PixelSize(width: 640, height: 900)
    let rows = (0..<1000).map { _ in
      (0..<size.width / 8).flatMap { _ in
        Array(repeating: color(numbers.next(below: 1 << 24)), count: 8)
      }
    }
    var (encoder, last, kept, count) = (PNGEncoder(), [[UInt8]](), 0, 0)
    for top in stride(from: 0, through: 100, by: 20) {
      let frame = Frame(size: size, pixels: rows[top..<top + size.height].flatMap(\.self))
      let rows = MovedRows([0..<size.height - 20], by: -20)
      let change = ChangedArea(size)
      let bytes = try encoder.encode(frame, change: top > 0 ? change.moving(rows) : change)
      #expect(try PNGDecoder.frame(from: bytes) == frame)
      #expect(try bytes == PNGEncoder().bytes(of: frame))
      var (chunks, data) = (PNGChunks(bytes), [[UInt8]]())
      while let chunk = try chunks.next() {
        if chunk.name == "IDAT" { data.append(Array(chunk.content)) }
      }
      if top > 0 { (kept, count) = (kept + Set(data).intersection(last).count, count + data.count) }
      last = data
    }
    // The first band and the last ones are new in each frame.
    #expect(2 * kept > count)
  }

  @Test func `rows of one colour each and columns of one colour each cost next to nothing`() throws
  {
    let rows = frame(640, 1000) { _, y in color(y) }
    let columns = frame(640, 1000) { x, _ in color(x) }
    // A row of 1920 bytes takes eight copies; of columns, the first row costs 640 pixels more.
    #expect(try PNGEncoder().bytes(of: rows).count < 1000 * 16)
    #expect(try PNGEncoder().bytes(of: columns).count < 1000 * 8 + 640 * 4)
  }

  @Test func `a sloping gradient costs a byte a row and channel`() throws {
    let gradient = frame(640, 1000) { x, y in
      0xFF00_0000 | UInt32((x + y) & 255) << 16 | UInt32(y & 255) << 8 | UInt32(x & 255)
    }
    #expect(try PNGEncoder().bytes(of: gradient).count < 1000 * 12)
  }
}
