/// A Huffman code as in deflate: the bits of each symbol (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// How many bits each symbol has; 0 for symbols that do not appear.
  private(set) var lengths: [UInt8]
  /// The bits of each symbol.
  private(set) var codes: [Code]

  /// The bits of one symbol, the first one lowest, and their number.
  struct Code {
    var bits: UInt16 = 0
    var count: UInt8 = 0
  }

  /// The bits of a symbol and of the extra bits behind it.
  struct Word {
    private(set) var bits: UInt32 = 0
    private(set) var count: UInt32 = 0

    init() {}

    init(_ code: Code, extra: Int, extraBits: Int) {
      bits = UInt32(code.bits) | UInt32(extra) << UInt32(code.count)
      count = UInt32(code.count) + UInt32(extraBits)
    }

    /// Returns these bits and those of another symbol behind them, at most 32 in all.
    func followed(by code: Code) -> Word {
      var word = self
      word.bits |= UInt32(code.bits) << count
      word.count += UInt32(code.count)
      return word
    }
  }

  /// Makes the shortest code for symbols with these counts, none longer than `limit` bits.
  ///
  /// A code has at least two symbols, since some readers refuse others.
  init(_ counts: [Int], limit: Int) {
    var counts = counts
    var missing = 2 - counts.count { $0 > 0 }
    for symbol in counts.indices where missing > 0 && counts[symbol] == 0 {
      counts[symbol] = 1
      missing -= 1
    }
    lengths = Self.lengths(for: counts)
    // Rare symbols are counted as more frequent until the tree is flat enough: nearly as short as
    // the best code.
    while let longest = lengths.max(), longest > limit {
      counts = counts.map { $0 == 0 ? 0 : ($0 + 3) / 4 }
      lengths = Self.lengths(for: counts)
    }
    codes = Self.canonicalCodes(lengths)
  }

  /// Returns the depths in Huffman's tree, which is built from two queues: leaves by count, and
  /// nodes in the order in which they are made.
  private static func lengths(for counts: [Int]) -> [UInt8] {
    let leaves = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    var parents = [Int](repeating: 0, count: 2 * leaves.count)
    var weights = leaves.map { counts[$0] }
    var (leaf, node) = (0, leaves.count)
    func next() -> Int {
      if node == weights.count || (leaf < leaves.count && weights[leaf] <= weights[node]) {
        leaf += 1
        return leaf - 1
      }
      node += 1
      return node - 1
    }
    while weights.count < 2 * leaves.count - 1 {
      let (one, other) = (next(), next())
      parents[one] = weights.count
      parents[other] = weights.count
      weights.append(weights[one] + weights[other])
    }
    var depths = [UInt8](repeating: 0, count: weights.count)
    for place in stride(from: weights.count - 2, through: 0, by: -1) {
      depths[place] = depths[parents[place]] &+ 1
    }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    for (place, symbol) in leaves.enumerated() { lengths[symbol] = depths[place] }
    return lengths
  }

  private static func canonicalCodes(_ lengths: [UInt8]) -> [Code] {
    var next = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length - 1] + next[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return Code() }
      defer { next[Int(length)] += 1 }
      let code = UInt16(next[Int(length)])
      return Code(bits: code.bitReversed >> (16 - UInt16(length)), count: length)
    }
  }
}

extension UInt16 {
  fileprivate var bitReversed: UInt16 {
    var value = self
    value = (value & 0x5555) << 1 | (value >> 1) & 0x5555
    value = (value & 0x3333) << 2 | (value >> 2) & 0x3333
    value = (value & 0x0F0F) << 4 | (value >> 4) & 0x0F0F
    return value.byteSwapped
  }
}
