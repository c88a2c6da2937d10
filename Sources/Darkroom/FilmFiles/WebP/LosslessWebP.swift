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
  /// The number of each pixel's colour.
  private var numbers: [UInt8] = []
  private var bundles: [UInt32] = []
  private let isQuick: Bool

  /// - Parameter isQuick: whether copies are looked for beside and above only, pixel by pixel.
  init(isQuick: Bool = false) { self.isQuick = isQuick }

  /// Writes a picture.
  ///
  /// - Parameters:
  ///   - pixels: `0xAARRGGBB`, row by row.
  ///   - size: that of the picture.
  /// - Returns: the chunk; nil for a picture that takes many words or is too large for the format.
  mutating func chunk(of pixels: [UInt32], _ size: PixelSize) -> [UInt8]? {
    guard max(size.width, size.height) <= Self.largestSide else { return nil }
    if isQuick, let chunk = quickChunk(of: pixels, size) { return chunk }
    guard number(pixels) else { return chunk(of: pixels, size, palette: nil, width: size.width) }
    let palette = colors.colors.sorted()
    let depth = Self.depth(palette)
    bundle(size, palette, depth)
    return chunk(of: bundles, size, palette: palette, width: (size.width * depth + 7) / 8)
  }

  private mutating func chunk(
    of symbols: [UInt32], _ size: PixelSize, palette: [UInt32]?, width: Int
  ) -> [UInt8]? {
    let isIndexed = palette != nil
    let terms = RepeatFinder.Terms(
      literal: isIndexed ? 4 : 8, near: 7, far: 20, shortest: 1, farthest: Self.farthest,
      most: Self.mostItems)
    let pieces = symbols.withUnsafeBufferPointer { finder.pieces(of: $0, width: width, terms) }
    guard let pieces else { return nil }
    let text =
      palette == nil
      ? WebPText(pieces, colors: symbols, width: width)
      : WebPText(pieces, indices: pieces.literals(of: symbols), width: width)
    return Self.chunk(
      text, size, palette: palette, isOpaque: (palette ?? symbols).isOpaque)
  }

  /// Writes a picture whose pixels are cut into copies of what is near; nil where there are many.
  private mutating func quickChunk(of pixels: [UInt32], _ size: PixelSize) -> [UInt8]? {
    guard
      let pieces = NearRepeats.pieces(
        of: pixels, width: size.width, shortest: Self.shortestNear, most: NearRepeats.most)
    else { return nil }
    var indices = pieces.literals(of: pixels)
    guard var palette = sortedPalette(numbering: &indices) else {
      return Self.chunk(
        WebPText(pieces, colors: pixels, width: size.width), size, palette: nil,
        isOpaque: pixels.isOpaque)
    }
    // With as many colours each index has a byte of its own, and pixels need not be bundled.
    while palette.count < Self.fewestUnbundled { palette.append(palette[palette.count - 1]) }
    return Self.chunk(
      WebPText(pieces, indices: indices, width: size.width), size, palette: palette,
      isOpaque: palette.isOpaque)
  }

  /// Returns the colours in order, which are replaced by their places; nil for too many.
  private mutating func sortedPalette(numbering symbols: inout [UInt32]) -> [UInt32]? {
    colors.clear()
    for place in symbols.indices {
      guard let number = colors.number(of: symbols[place]) else { return nil }
      symbols[place] = UInt32(number)
    }
    let palette = colors.colors.sorted()
    let places = self.places(in: palette)
    for place in symbols.indices { symbols[place] = places[Int(symbols[place])] }
    return palette
  }

  /// Returns the place of each numbered colour in a palette.
  private mutating func places(in palette: [UInt32]) -> [UInt32] {
    var places = [UInt32](repeating: 0, count: 256)
    for (place, color) in palette.enumerated() {
      if let number = colors.number(of: color) { places[Int(number)] = UInt32(place) }
    }
    return places
  }

  private static func chunk(
    _ text: WebPText, _ size: PixelSize, palette: [UInt32]?, isOpaque: Bool
  ) -> [UInt8] {
    var bits = BitWriter(room: Self.roomOfHead + text.most)
    Self.put(size, isOpaque: isOpaque, to: &bits)
    if let palette { Self.put(palette: palette, to: &bits) }
    bits.put(0, 1)
    text.write(to: &bits)
    return Self.chunk(bits)
  }

  /// The fewest pixels that a copy has of what is near, and the fewest colours of a palette whose
  /// indices are not bundled.
  private static let (shortestNear, fewestUnbundled) = (2, 17)
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
  private mutating func number(_ pixels: [UInt32]) -> Bool {
    colors.clear()
    var numbers = self.numbers
    self.numbers = []
    if numbers.count < pixels.count { numbers = Array(repeating: 0, count: pixels.count) }
    defer { self.numbers = numbers }
    return numbers.withUnsafeMutableBufferPointer { numbers in
      pixels.withUnsafeBufferPointer { pixels in
        guard var last = pixels.first, var number = colors.number(of: last) else { return false }
        for place in pixels.indices {
          if pixels[place] != last {
            last = pixels[place]
            guard let next = colors.number(of: last) else { return false }
            number = next
          }
          numbers[place] = number
        }
        return true
      }
    }
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

  /// Puts the indices of neighbours together into bytes.
  private mutating func bundle(_ size: PixelSize, _ palette: [UInt32], _ depth: Int) {
    let places = places(in: palette)
    let (together, depth) = (8 / depth, UInt32(depth))
    let width = (size.width + together - 1) / together
    bundles = [UInt32](unsafeUninitializedCapacity: width * size.height) { bundles, count in
      numbers.withUnsafeBufferPointer { numbers in
        places.withUnsafeBufferPointer { places in
          var place = 0
          for row in 1...size.height {
            while place < row * size.width {
              let end = min(place &+ together, row &* size.width)
              var (bundle, shift): (UInt32, UInt32) = (0, 0)
              while place < end {
                bundle |= places[Int(numbers[place])] &<< shift
                (shift, place) = (shift &+ depth, place &+ 1)
              }
              bundles[count] = bundle
              count &+= 1
            }
          }
        }
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

extension [UInt32] {
  fileprivate var isOpaque: Bool { reduce(.max, &) >> 24 == 255 }
}
