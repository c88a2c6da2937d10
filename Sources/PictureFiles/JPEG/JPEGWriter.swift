/// Writes baseline JPEG files: three components, each sample by itself, codes of the standard.
///
/// Source: ITU-T T.81, annexes F and K; the quality is counted as the Independent JPEG Group's
/// library does.
package struct JPEGWriter {
  private let steps: [[Int]]
  private var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var count = 0

  /// Returns the file of a picture; what is clear in it is white.
  ///
  /// - Parameters:
  ///   - pixels: rows from the top, `0xAARRGGBB` with straight alpha.
  ///   - width: pixels a row, 1...65535.
  ///   - height: rows, 1...65535.
  ///   - quality: 0 for the smallest file, 1 for the best picture.
  /// - Returns: the bytes.
  package static func bytes(
    of pixels: [UInt32], width: Int, height: Int, quality: Double
  ) -> [UInt8] {
    var writer = JPEGWriter(quality: quality)
    writer.writeHead(width: width, height: height)
    writer.writeBlocks(of: pixels, width: width, height: height)
    writer.bytes += [0xFF, 0xD9]
    return writer.bytes
  }

  private init(quality: Double) {
    let percent = min(max(Int((quality.isNaN ? 1 : min(max(quality, 0), 1)) * 100), 1), 100)
    let scale = percent < 50 ? 5000 / percent : 200 - 2 * percent
    steps = JPEGStandard.steps.map { $0.map { min(max(($0 * scale + 50) / 100, 1), 255) } }
  }

  private mutating func add(_ marker: UInt8, _ content: [UInt8]) {
    let length = content.count + 2
    bytes += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
  }

  private mutating func writeHead(width: Int, height: Int) {
    bytes = [0xFF, 0xD8]
    add(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
    for (index, table) in steps.enumerated() {
      add(0xDB, [UInt8(index)] + JPEGOrder.ofRows.map { UInt8(table[$0]) })
    }
    let size = [height >> 8, height, width >> 8, width].map { UInt8($0 & 255) }
    add(0xC0, [8] + size + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    for (index, code) in JPEGStandard.codes.enumerated() {
      add(0xC4, [[0x00, 0x10, 0x01, 0x11][index]] + code.counts + code.values)
    }
    add(0xDA, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0])
  }

  private mutating func writeBlocks(of pixels: [UInt32], width: Int, height: Int) {
    let codes = JPEGStandard.codes.map(\.written)
    var before = [0, 0, 0]
    for top in stride(from: 0, to: height, by: 8) {
      for left in stride(from: 0, to: width, by: 8) {
        var blocks = [[Int]](repeating: [Int](repeating: 0, count: 64), count: 3)
        for y in 0..<8 {
          for x in 0..<8 {
            let pixel = pixels[min(top + y, height - 1) * width + min(left + x, width - 1)]
            let (luma, blue, red) = Self.ycc(pixel)
            blocks[0][8 * y + x] = luma - 128
            blocks[1][8 * y + x] = blue - 128
            blocks[2][8 * y + x] = red - 128
          }
        }
        for index in 0..<3 {
          let kind = min(index, 1)
          JPEGTransform.coefficients(&blocks[index])
          before[index] = write(
            blocks[index], steps[kind], after: before[index], dc: codes[2 * kind],
            ac: codes[2 * kind + 1])
        }
      }
    }
    put(0x7F, 7)
  }

  /// Source: the Independent JPEG Group's library, `jccolor.c`.
  private static func ycc(_ pixel: UInt32) -> (Int, Int, Int) {
    let alpha = Int(pixel >> 24)
    func level(_ shift: UInt32) -> Int {
      (Int(pixel >> shift & 255) * alpha + 255 * (255 - alpha) + 127) / 255
    }
    let (r, g, b) = (level(16), level(8), level(0))
    let middle = (128 << 16) + 32767
    return (
      (19595 * r + 38470 * g + 7471 * b + 32768) >> 16,
      (-11059 * r - 21709 * g + 32768 * b + middle) >> 16,
      (32768 * r - 27439 * g - 5329 * b + middle) >> 16
    )
  }

  /// Writes a block; returns its mean, from which the next one's is told.
  private mutating func write(
    _ block: [Int], _ steps: [Int], after before: Int, dc: [(Int, Int)], ac: [(Int, Int)]
  ) -> Int {
    let values = JPEGOrder.ofRows.map { place in
      let step = 8 * steps[place]
      let value = block[place]
      return value < 0 ? -((-value + step / 2) / step) : (value + step / 2) / step
    }
    put(values[0] - before, run: 0, dc)
    var run = 0
    for value in values.dropFirst() {
      guard value != 0 else {
        run += 1
        continue
      }
      while run > 15 {
        put(ac[0xF0].0, ac[0xF0].1)
        run -= 16
      }
      put(value, run: run, ac)
      run = 0
    }
    if run > 0 { put(ac[0].0, ac[0].1) }
    return values[0]
  }

  private mutating func put(_ value: Int, run: Int, _ code: [(Int, Int)]) {
    let size = Int.bitWidth - abs(value).leadingZeroBitCount
    let symbol = code[run << 4 | size]
    put(symbol.0, symbol.1)
    put((value < 0 ? value - 1 : value) & ((1 << size) - 1), size)
  }

  private mutating func put(_ value: Int, _ size: Int) {
    bits = bits << UInt32(size) | UInt32(value)
    count += size
    while count >= 8 {
      count -= 8
      let byte = UInt8(truncatingIfNeeded: bits >> UInt32(count))
      bytes.append(byte)
      if byte == 0xFF { bytes.append(0) }
    }
  }
}

extension JPEGTransform {
  /// Replaces a block of samples around 0 by its coefficients, eight times too large.
  ///
  /// Source: the Independent JPEG Group's library, `jfdctint.c`.
  static func coefficients(_ block: inout [Int]) {
    for row in 0..<8 { forward(&block, from: 8 * row, by: 1, isFirst: true) }
    for column in 0..<8 { forward(&block, from: column, by: 8, isFirst: false) }
  }

  private static func forward(_ v: inout [Int], from start: Int, by step: Int, isFirst: Bool) {
    func at(_ index: Int) -> Int { v[start + index * step] }
    let (sum0, sum1, sum2, sum3) = (at(0) + at(7), at(1) + at(6), at(2) + at(5), at(3) + at(4))
    var (odd7, odd6, odd5, odd4) = (at(0) - at(7), at(1) - at(6), at(2) - at(5), at(3) - at(4))
    let (even0, even3) = (sum0 + sum3, sum0 - sum3)
    let (even1, even2) = (sum1 + sum2, sum1 - sum2)
    let shift = isFirst ? 11 : 15
    func scaled(_ value: Int) -> Int { (value + (1 << (shift - 1))) >> shift }
    func plain(_ value: Int) -> Int { isFirst ? value << 2 : (value + 2) >> 2 }
    let z = (even2 + even3) * 4433
    let (z1, z2) = ((odd4 + odd7) * -7373, (odd5 + odd6) * -20995)
    let z5 = (odd4 + odd6 + odd5 + odd7) * 9633
    let (z3, z4) = ((odd4 + odd6) * -16069 + z5, (odd5 + odd7) * -3196 + z5)
    odd4 = odd4 * 2446 + z1 + z3
    odd5 = odd5 * 16819 + z2 + z4
    odd6 = odd6 * 25172 + z2 + z3
    odd7 = odd7 * 12299 + z1 + z4
    v[start] = plain(even0 + even1)
    v[start + 4 * step] = plain(even0 - even1)
    v[start + 2 * step] = scaled(z + even3 * 6270)
    v[start + 6 * step] = scaled(z - even2 * 15137)
    v[start + step] = scaled(odd7)
    v[start + 3 * step] = scaled(odd6)
    v[start + 5 * step] = scaled(odd5)
    v[start + 7 * step] = scaled(odd4)
  }
}
