/// Collects bytes and copies of earlier bytes, and writes them as one deflate block with the best
/// Huffman code for them (RFC 1951). Finding what to copy is the caller's work.
struct Deflater {
  /// A byte, or a copy with `isCopy` set, its length in the low bits and its distance above.
  private var items: [UInt32] = []
  private var literalCounts = [Int](repeating: 0, count: 286)
  private var distanceCounts = [Int](repeating: 0, count: 30)

  static let longestCopy = 258
  static let shortestCopy = 3
  private static let isCopy: UInt32 = 1 << 31
  private static let endOfBlock = 256

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    for symbol in literalCounts.indices { literalCounts[symbol] = 0 }
    for symbol in distanceCounts.indices { distanceCounts[symbol] = 0 }
  }

  mutating func literal(_ byte: UInt8) {
    items.append(UInt32(byte))
    literalCounts[Int(byte)] += 1
  }

  /// - Parameters:
  ///   - length: `shortestCopy...longestCopy`.
  ///   - distance: how far back, 1...32768.
  mutating func copy(_ length: Int, distance: Int) {
    items.append(Self.isCopy | UInt32(distance - 1) << 9 | UInt32(length))
    literalCounts[Self.lengths[length].symbol] += 1
    distanceCounts[Self.distanceSymbol(distance)] += 1
  }

  /// Appends the block, which is the last of its stream, filled up to whole bytes.
  mutating func write(to bytes: inout [UInt8]) {
    literalCounts[Self.endOfBlock] += 1
    let literals = HuffmanCode(literalCounts, limit: 15)
    let distances = HuffmanCode(distanceCounts, limit: 15)
    var writer = BitWriter(bytes)
    bytes = []
    writer.reserve(items.count * 6 + 600)
    writer.put(0b101, 3)
    writer.put(literals: literals, distances: distances)
    for item in items {
      guard item & Self.isCopy != 0 else {
        writer.put(UInt64(literals.bits[Int(item)]), Int(literals.lengths[Int(item)]))
        continue
      }
      let length = Self.lengths[Int(item & 511)]
      writer.put(UInt64(literals.bits[length.symbol]), Int(literals.lengths[length.symbol]))
      writer.put(UInt64(length.extra), length.extraBits)
      let distance = Int(item & ~Self.isCopy) >> 9 + 1
      let symbol = Self.distanceSymbol(distance)
      writer.put(UInt64(distances.bits[symbol]), Int(distances.lengths[symbol]))
      let extraBits = max(0, symbol / 2 - 1)
      writer.put(UInt64((distance - 1) & (1 << extraBits - 1)), extraBits)
    }
    writer.put(UInt64(literals.bits[Self.endOfBlock]), Int(literals.lengths[Self.endOfBlock]))
    bytes = writer.finish()
  }

  private struct Length {
    var symbol = 0
    var extra = 0
    var extraBits = 0
  }

  /// For each length of a copy.
  private static let lengths: [Length] = {
    var table = [Length](repeating: Length(), count: longestCopy + 1)
    var length = 3
    for symbol in 257..<285 {
      let extraBits = symbol < 265 ? 0 : (symbol - 261) / 4
      for extra in 0..<1 << extraBits where length + extra <= longestCopy {
        table[length + extra] = Length(symbol: symbol, extra: extra, extraBits: extraBits)
      }
      length += 1 << extraBits
    }
    table[longestCopy] = Length(symbol: 285)
    return table
  }()

  private static func distanceSymbol(_ distance: Int) -> Int {
    guard distance > 2 else { return distance - 1 }
    let top = (distance - 1).bitWidth - 1 - (distance - 1).leadingZeroBitCount
    return 2 * top + (distance - 1) >> (top - 1) & 1
  }
}

extension BitWriter {
  /// The header of a block with codes of its own (RFC 1951, 3.2.7).
  fileprivate mutating func put(literals: HuffmanCode, distances: HuffmanCode) {
    let literalCount = max(257, 1 + (literals.lengths.lastIndex { $0 > 0 } ?? 0))
    let distanceCount = max(1, 1 + (distances.lengths.lastIndex { $0 > 0 } ?? 0))
    let lengths = literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]
    let items = Self.runLengths(of: Array(lengths))
    var counts = [Int](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = HuffmanCode(counts, limit: 7)
    let count = max(4, 1 + (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0))
    put(UInt64(literalCount - 257), 5)
    put(UInt64(distanceCount - 1), 5)
    put(UInt64(count - 4), 4)
    for symbol in Self.order[..<count] { put(UInt64(code.lengths[symbol]), 3) }
    for item in items {
      put(UInt64(code.bits[item.symbol]), Int(code.lengths[item.symbol]))
      put(UInt64(item.extra), item.extraBits)
    }
  }

  /// In which order the lengths of the code for lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Lengths of a code, those that repeat told as one.
  private static func runLengths(
    of lengths: [UInt8]
  ) -> [(symbol: Int, extra: Int, extraBits: Int)] {
    var items: [(symbol: Int, extra: Int, extraBits: Int)] = []
    var start = 0
    while start < lengths.count {
      let value = Int(lengths[start])
      let end = lengths[start...].firstIndex { $0 != value } ?? lengths.count
      var rest = end - start
      start = end
      if value > 0 {
        items.append((value, 0, 0))
        rest -= 1
      }
      while rest >= 3 {
        if value > 0 {
          let count = min(rest, 6)
          items.append((16, count - 3, 2))
          rest -= count
        } else {
          let count = min(rest, 138)
          items.append(count > 10 ? (18, count - 11, 7) : (17, count - 3, 3))
          rest -= count
        }
      }
      for _ in 0..<rest { items.append((value, 0, 0)) }
    }
    return items
  }
}
