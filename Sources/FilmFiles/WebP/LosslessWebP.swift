import Pixels

/// Writes drawings as lossless WebP: the chunk `VP8L`.
///
/// libwebp makes pictures of many words shorter, but takes a millisecond even for those of few. So the
/// latter are written here.
///
/// Source: Google, Specification for WebP Lossless Bitstream.
struct LosslessWebP: Sendable {
  private var finder = RepeatFinder()
  private var colors = ColorNumbers()
  private var symbols: [UInt32] = []

  /// Writes a picture.
  ///
  /// - Parameters:
  ///   - pixels: `0xAARRGGBB`, row by row.
  ///   - size: that of the picture.
  /// - Returns: the chunk; nil for a picture that takes many words or is too large for the format.
  mutating func chunk(of pixels: [UInt32], _ size: PixelSize) -> [UInt8]? {
    guard max(size.width, size.height) <= Self.largestSide else { return nil }
    let isIndexed = readIndices(of: pixels)
    let palette = isIndexed ? colors.colors.sorted() : []
    if isIndexed {
      bundle(pixels, size, palette)
    } else {
      symbols = pixels
    }
    let width = isIndexed ? Self.bundledWidth(size.width, palette) : size.width
    let terms = RepeatFinder.Terms(
      literal: isIndexed ? 4 : 8, near: 7, far: 20, shortest: 1, farthest: Self.farthest,
      most: Self.mostItems)
    let pieces = symbols.withUnsafeBufferPointer { finder.pieces(of: $0, width: width, terms) }
    guard let pieces else { return nil }
    let text = WebPText(pieces, of: symbols, width: width, isIndexed: isIndexed)
    var bits = BitWriter(room: Self.roomOfHead + text.most)
    let isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
    Self.put(size, isOpaque: isOpaque, to: &bits)
    if isIndexed { Self.put(palette: palette, to: &bits) }
    bits.put(0, 1)
    text.write(to: &bits)
    return Self.chunk(bits)
  }

  /// How many copies and single pixels a picture may have.
  private static let mostItems = 2560
  /// More than a head, a palette and all codes take.
  ///
  /// *Units*: bytes.
  private static let roomOfHead = 1 << 14
  /// *Units*: pixels.
  private static let largestSide = 1 << 14
  /// The farthest that the format knows, less the words for what is near.
  private static let farthest = 1 << 20 - 120

  /// Numbers the colours; returns false when there are more than a palette holds.
  private mutating func readIndices(of pixels: [UInt32]) -> Bool {
    colors.clear()
    var last: UInt32?
    for pixel in pixels where pixel != last {
      guard colors.number(of: pixel) != nil else { return false }
      last = pixel
    }
    return true
  }

  // MARK: The head

  private static func put(_ size: PixelSize, isOpaque: Bool, to bits: inout BitWriter) {
    bits.put(0x2F, 8)
    bits.put(UInt64(size.width - 1), 14)
    bits.put(UInt64(size.height - 1), 14)
    bits.put(isOpaque ? 0 : 1, 1)
    bits.put(0, 3)
  }

  /// Puts the colours as a picture of one row, each less the one before.
  private static func put(palette: [UInt32], to bits: inout BitWriter) {
    bits.put(0b111, 3)
    bits.put(UInt64(palette.count - 1), 8)
    var before: UInt32 = 0
    let differences = palette.map { color in
      defer { before = color }
      return WebPText.shifts.map { Int((color >> $0 &- before >> $0) & 255) }
    }
    bits.put(0, 1)
    let codes = WebPText.shifts.indices.map { channel in
      var counts = [Int](repeating: 0, count: channel == 0 ? WebPText.firstCached : 256)
      for difference in differences { counts[difference[channel]] += 1 }
      return WebPCode(counts)
    }
    for code in codes { code.put(to: &bits) }
    WebPCode([Int](repeating: 0, count: WebPText.distances)).put(to: &bits)
    for difference in differences {
      for (code, level) in zip(codes, difference) { bits.put(code.words[level]) }
    }
  }

  // MARK: Bundles

  /// How many bits an index has.
  private static func depth(_ palette: [UInt32]) -> Int {
    switch palette.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  private static func bundledWidth(_ width: Int, _ palette: [UInt32]) -> Int {
    (width * depth(palette) + 7) / 8
  }

  /// Puts the indices of neighbours together into bytes.
  private mutating func bundle(_ pixels: [UInt32], _ size: PixelSize, _ palette: [UInt32]) {
    let (depth, width) = (Self.depth(palette), Self.bundledWidth(size.width, palette))
    var indices = [UInt32](repeating: 0, count: 256)
    for (index, color) in palette.enumerated() {
      if let number = colors.number(of: color) { indices[Int(number)] = UInt32(index) }
    }
    symbols = Array(repeating: 0, count: width * size.height)
    var (last, index): (UInt32, UInt32) = (~(pixels.first ?? 0), 0)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let pixel = pixels[y * size.width + x]
        if pixel != last {
          last = pixel
          index = indices[Int(colors.number(of: pixel) ?? 0)]
        }
        let bit = x * depth
        symbols[y * width + bit / 8] |= index << UInt32(bit % 8)
      }
    }
  }

  /// Returns bits as a chunk, which has a name, a length, and an even number of bytes.
  private static func chunk(_ bits: consuming BitWriter) -> [UInt8] {
    var content: [UInt8] = []
    bits.finish(appendingTo: &content)
    let length = (0..<4).map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) }
    return Array("VP8L".utf8) + length + content + (content.count % 2 == 0 ? [] : [0])
  }
}
