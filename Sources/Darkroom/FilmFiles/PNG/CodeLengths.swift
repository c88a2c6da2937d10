/// The lengths of a code's words as DEFLATE and lossless WebP write them: repeated ones told as one, in
/// a code of their own.
struct CodeLengths {
  /// A length, or how often one repeats.
  private struct Item {
    let symbol: Int
    var extra = 0
    var extraBits = 0
  }

  private let items: [Item]
  private let code: HuffmanCode
  private let order: ArraySlice<Int>

  /// - Parameters:
  ///   - lengths: the lengths.
  ///   - order: in which order the lengths of the code for lengths are written.
  init(_ lengths: ArraySlice<UInt8>, order: [Int]) {
    let items = Self.runs(in: Array(lengths))
    var counts = [Int](repeating: 0, count: order.count)
    for item in items { counts[item.symbol] += 1 }
    let code = HuffmanCode(counts, limit: 7)
    self.order = order[..<max(4, 1 + (order.lastIndex { code.lengths[$0] > 0 } ?? 0))]
    (self.items, self.code) = (items, code)
  }

  /// How many words tell the lengths.
  var count: Int { items.count }

  /// Writes the lengths of the code for lengths.
  func putCode(to bits: inout BitWriter) {
    bits.put(UInt64(order.count - 4), 4)
    for symbol in order { bits.put(UInt64(code.lengths[symbol]), 3) }
  }

  /// Writes the lengths.
  func put(to bits: inout BitWriter) {
    for item in items {
      bits.put(
        HuffmanCode.Word(code.codes[item.symbol], extra: item.extra, extraBits: item.extraBits))
    }
  }

  private static func runs(in lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var start = 0
    while start < lengths.count {
      let value = Int(lengths[start])
      let end = lengths[start...].firstIndex { $0 != value } ?? lengths.count
      var rest = end - start
      start = end
      if value > 0 {
        items.append(Item(symbol: value))
        rest -= 1
      }
      while rest >= 3 {
        let count = min(rest, value > 0 ? 6 : 138)
        items.append(
          value > 0
            ? Item(symbol: 16, extra: count - 3, extraBits: 2)
            : count > 10
              ? Item(symbol: 18, extra: count - 11, extraBits: 7)
              : Item(symbol: 17, extra: count - 3, extraBits: 3))
        rest -= count
      }
      for _ in 0..<rest { items.append(Item(symbol: value)) }
    }
    return items
  }
}
