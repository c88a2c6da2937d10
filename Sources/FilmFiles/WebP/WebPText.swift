/// The pixels of a lossless WebP as words: indices or colours, and copies.
///
/// Colours that were seen lately are told by their place in a cache.
struct WebPText {
  /// The parts of a colour in the order in which they are told: green, red, blue, alpha.
  static let shifts: [UInt32] = [8, 16, 0, 24]
  /// How many symbols there are for the lengths of copies, and for their distances.
  static let distances = 40
  static let lengths = 24
  /// The first symbol of a colour in the cache.
  static let firstCached = 256 + lengths

  private var words: [Word] = []
  private let isIndexed: Bool

  private enum Word {
    /// An index, or a place in the cache as a symbol.
    case symbol(Int)
    case color(UInt32)
    case copy(length: Prefix, distance: Prefix)
  }

  /// A number as a symbol and some bits behind it.
  struct Prefix {
    let symbol: Int
    let extra: Int
    let extraBits: Int

    /// - Parameter number: 1 or more.
    init(_ number: Int) {
      let value = number - 1
      guard value > 3 else {
        (symbol, extra, extraBits) = (value, 0, 0)
        return
      }
      extraBits = value.bitWidth - 2 - value.leadingZeroBitCount
      symbol = 2 * (extraBits + 1) + (value >> extraBits) & 1
      extra = value & (1 << extraBits - 1)
    }
  }

  /// - Parameters:
  ///   - pieces: the pieces of the symbols.
  ///   - symbols: indices, or colours.
  ///   - width: how many symbols a row has.
  ///   - isIndexed: whether they are indices.
  init(_ pieces: [RepeatFinder.Piece], of symbols: [UInt32], width: Int, isIndexed: Bool) {
    self.isIndexed = isIndexed
    let near = Self.nearDistances(width)
    var cache = [UInt32](repeating: 0, count: isIndexed ? 0 : 1 << Self.cacheBits)
    var place = 0
    for piece in pieces {
      let end = place + piece.length
      if piece.distance > 0 {
        let distance = Prefix(near[piece.distance] ?? piece.distance + Self.nearest.count)
        for start in stride(from: 0, to: piece.length, by: Self.longestCopy) {
          let length = min(Self.longestCopy, piece.length - start)
          words.append(.copy(length: Prefix(length), distance: distance))
        }
      }
      if isIndexed {
        if piece.distance == 0 { words += symbols[place..<end].map { .symbol(Int($0)) } }
        place = end
        continue
      }
      for symbol in symbols[place..<end] {
        let slot = Int((symbol &* 0x1E35_A7BD) >> (32 - UInt32(Self.cacheBits)))
        if piece.distance == 0 {
          words.append(cache[slot] == symbol ? .symbol(Self.firstCached + slot) : .color(symbol))
        }
        cache[slot] = symbol
      }
      place = end
    }
  }

  /// The hash and its factor are the format's.
  private static let cacheBits = 10
  private static let longestCopy = 4096

  /// The most that the words take, without their codes.
  ///
  /// *Units*: bytes.
  var most: Int { words.count * 8 }

  /// Writes the codes and the words.
  func write(to bits: inout BitWriter) {
    bits.put(isIndexed ? 0 : 1, 1)
    if !isIndexed { bits.put(UInt64(Self.cacheBits), 4) }
    // All of the picture has one set of codes.
    bits.put(0, 1)
    let codes = self.codes
    for code in codes { code.put(to: &bits) }
    for word in words {
      switch word {
      case .symbol(let symbol): bits.put(codes[0].words[symbol])
      case .color(let color):
        for (code, shift) in zip(codes, Self.shifts) {
          bits.put(code.words[Int(color >> shift & 255)])
        }
      case .copy(let length, let distance):
        bits.put(codes[0].words[256 + length.symbol])
        bits.put(UInt64(length.extra), length.extraBits)
        bits.put(codes[4].words[distance.symbol])
        bits.put(UInt64(distance.extra), distance.extraBits)
      }
    }
  }

  /// The codes of green with all other symbols, of red, blue and alpha, and of distances.
  private var codes: [WebPCode] {
    let cached = isIndexed ? 0 : 1 << Self.cacheBits
    var counts = [Self.firstCached + cached, 256, 256, 256, Self.distances].map {
      [Int](repeating: 0, count: $0)
    }
    for word in words {
      switch word {
      case .symbol(let symbol): counts[0][symbol] += 1
      case .color(let color):
        for (channel, shift) in Self.shifts.enumerated() {
          counts[channel][Int(color >> shift & 255)] += 1
        }
      case .copy(let length, let distance):
        counts[0][256 + length.symbol] += 1
        counts[4][distance.symbol] += 1
      }
    }
    return counts.map { WebPCode($0) }
  }

  /// Returns the numbers of the distances that have one of their own.
  private static func nearDistances(_ width: Int) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    for (place, offset) in nearest.offsets.enumerated() {
      let distance = offset.x + offset.y * width
      if distance > 0, numbers[distance] == nil { numbers[distance] = place + 1 }
    }
    return numbers
  }

  /// Offsets to the left and up that have short words: the first of those of the format.
  private static let nearest = (
    count: 120,
    offsets: [
      (0, 1), (1, 0), (1, 1), (-1, 1), (0, 2), (2, 0), (1, 2), (-1, 2), (2, 1), (-2, 1), (2, 2),
      (-2, 2), (0, 3), (3, 0), (1, 3), (-1, 3), (3, 1), (-3, 1), (2, 3), (-2, 3), (3, 2), (-3, 2),
      (0, 4), (4, 0), (1, 4), (-1, 4), (4, 1), (-4, 1), (3, 3), (-3, 3), (2, 4), (-2, 4), (4, 2),
      (-4, 2), (0, 5), (3, 4), (-3, 4), (4, 3), (-4, 3), (5, 0),
    ] as [(x: Int, y: Int)]
  )
}
