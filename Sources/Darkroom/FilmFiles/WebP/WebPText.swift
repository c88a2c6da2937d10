/// The pixels of a lossless WebP as words: indices or colours, and copies.
///
/// Colours that were seen lately are told by their place in a cache.
struct WebPText {
  /// The parts of a colour in the order in which they are told: green, red, blue, alpha.
  static let shifts: [UInt32] = [8, 16, 0, 24]
  /// How many symbols there are for the lengths of copies, and for their distances.
  static let distances = 40
  static let lengths = 24
  /// The first symbol of a length.
  private static let firstLength = 256
  /// The first symbol of a colour in the cache.
  static let firstCached = firstLength + lengths

  private var words: [Word] = []
  private let isIndexed: Bool

  /// A symbol and some bits behind it.
  private struct Word: BitwiseCopyable {
    enum Kind: UInt8 {
      /// An index, a place in the cache, or the length of a copy.
      case symbol
      /// A colour, told by its parts.
      case color
      case distance
    }

    let kind: Kind
    let symbol: UInt16
    let extraBits: UInt8
    /// The bits behind the symbol; a colour as a whole.
    let extra: UInt32

    init(symbol: Int) { (kind, self.symbol, extraBits, extra) = (.symbol, UInt16(symbol), 0, 0) }

    init(color: UInt32) { (kind, symbol, extraBits, extra) = (.color, 0, 0, color) }

    init(length: Int) { self.init(.symbol, number: length, first: WebPText.firstLength) }

    init(distance: Int) { self.init(.distance, number: distance, first: 0) }

    /// Tells a number, 1 or more, as a symbol and some bits behind it.
    private init(_ kind: Kind, number: Int, first: Int) {
      self.kind = kind
      let value = number - 1
      guard value > 3 else {
        (symbol, extraBits, extra) = (UInt16(first + value), 0, 0)
        return
      }
      let bits = value.bitWidth - 2 - value.leadingZeroBitCount
      symbol = UInt16(first + 2 * (bits + 1) + (value >> bits) & 1)
      (extraBits, extra) = (UInt8(bits), UInt32(value & (1 << bits - 1)))
    }
  }

  /// Tells indices.
  ///
  /// - Parameters:
  ///   - pieces: the pieces of the indices.
  ///   - literals: those that stand for themselves, in order.
  ///   - width: how many indices a row has.
  init(_ pieces: [RepeatFinder.Piece], indices literals: [UInt32], width: Int) {
    isIndexed = true
    words.reserveCapacity(2 * pieces.count + literals.count)
    var near = NearDistances(width)
    var place = 0
    for piece in pieces {
      if piece.distance > 0 {
        copy(piece, &near)
      } else {
        for index in literals[place..<place + piece.length] {
          words.append(Word(symbol: Int(index)))
        }
        place += piece.length
      }
    }
  }

  /// Tells colours.
  ///
  /// - Parameters:
  ///   - pieces: the pieces of the colours.
  ///   - colors: all of them.
  ///   - width: how many colours a row has.
  init(_ pieces: [RepeatFinder.Piece], colors: [UInt32], width: Int) {
    isIndexed = false
    var near = NearDistances(width)
    var cache = [UInt32](repeating: 0, count: 1 << Self.cacheBits)
    var place = 0
    for piece in pieces {
      if piece.distance > 0 { copy(piece, &near) }
      for color in colors[place..<place + piece.length] {
        let slot = Int((color &* 0x1E35_A7BD) >> (32 - UInt32(Self.cacheBits)))
        if piece.distance == 0 {
          words.append(
            cache[slot] == color ? Word(symbol: Self.firstCached + slot) : Word(color: color))
        }
        cache[slot] = color
      }
      place += piece.length
    }
  }

  private mutating func copy(_ piece: RepeatFinder.Piece, _ near: inout NearDistances) {
    let distance = Word(distance: near.number(of: piece.distance))
    for start in stride(from: 0, to: piece.length, by: Self.longestCopy) {
      words.append(Word(length: min(Self.longestCopy, piece.length - start)))
      words.append(distance)
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
    let (symbols, parts, distances) = codes
    symbols.put(to: &bits)
    for code in parts { code.put(to: &bits) }
    distances.put(to: &bits)
    for word in words {
      switch word.kind {
      case .symbol: bits.put(symbols.words[Int(word.symbol)])
      case .distance: bits.put(distances.words[Int(word.symbol)])
      case .color:
        bits.put(symbols.words[Int(word.extra >> Self.shifts[0] & 255)])
        for (code, shift) in zip(parts, Self.shifts.dropFirst()) {
          bits.put(code.words[Int(word.extra >> shift & 255)])
        }
        continue
      }
      bits.put(UInt64(word.extra), Int(word.extraBits))
    }
  }

  /// The codes of green with all other symbols, of red, blue and alpha, and of distances.
  private var codes: (symbols: WebPCode, parts: [WebPCode], distances: WebPCode) {
    let cached = isIndexed ? 0 : 1 << Self.cacheBits
    var symbols = [Int](repeating: 0, count: Self.firstCached + cached)
    var distances = [Int](repeating: 0, count: Self.distances)
    var parts = [[Int]](repeating: [Int](repeating: 0, count: isIndexed ? 1 : 256), count: 3)
    for word in words {
      switch word.kind {
      case .symbol: symbols[Int(word.symbol)] += 1
      case .distance: distances[Int(word.symbol)] += 1
      case .color:
        symbols[Int(word.extra >> Self.shifts[0] & 255)] += 1
        for part in 0..<3 { parts[part][Int(word.extra >> Self.shifts[part + 1] & 255)] += 1 }
      }
    }
    return (WebPCode(symbols), parts.map { WebPCode($0) }, WebPCode(distances))
  }

  /// Numbers the distances: those to what is near come first.
  private struct NearDistances {
    let width: Int
    private var last = (distance: 0, number: 0)

    /// - Parameter width: how many symbols a row has.
    init(_ width: Int) { self.width = width }

    mutating func number(of distance: Int) -> Int {
      if distance != last.distance {
        let place = WebPText.nearest.offsets.firstIndex { $0.x + $0.y * width == distance }
        last = (distance, place.map { $0 + 1 } ?? distance + WebPText.nearest.count)
      }
      return last.number
    }
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
