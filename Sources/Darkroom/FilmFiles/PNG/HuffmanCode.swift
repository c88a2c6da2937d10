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
    let leaves = SymbolOrder(counts).symbols
    let leafCount = leaves.count
    var lengths = [UInt8](repeating: 0, count: counts.count)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 4 * leafCount) { room in
      // The weights of leaves and nodes, and the number of the node above each.
      let weights = UnsafeMutableBufferPointer(rebasing: room[..<(2 * leafCount)])
      let parents = UnsafeMutableBufferPointer(rebasing: room[(2 * leafCount)...])
      for (place, symbol) in leaves.enumerated() { weights[place] = counts[Int(symbol)] }
      var (leaf, node, end) = (0, leafCount, leafCount)
      while end < 2 * leafCount - 1 {
        var weight = 0
        for _ in 0..<2 {
          let takesLeaf = node == end || (leaf < leafCount && weights[leaf] <= weights[node])
          let child = takesLeaf ? leaf : node
          if takesLeaf { leaf &+= 1 } else { node &+= 1 }
          parents[child] = end
          weight &+= weights[child]
        }
        weights[end] = weight
        end &+= 1
      }
      // From the root down, weights become depths.
      weights[end - 1] = 0
      for place in stride(from: end - 2, through: 0, by: -1) {
        weights[place] = weights[parents[place]] &+ 1
      }
      for (place, symbol) in leaves.enumerated() {
        lengths[Int(symbol)] = UInt8(truncatingIfNeeded: weights[place])
      }
    }
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
