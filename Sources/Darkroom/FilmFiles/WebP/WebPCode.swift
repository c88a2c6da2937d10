/// A Huffman code of lossless WebP.
///
/// Source: Google, Specification for WebP Lossless Bitstream, section 6.2.
struct WebPCode {
  /// The bits of each symbol; none where it is the only one.
  let words: [HuffmanCode.Code]
  /// The one or two symbols of a code that needs no lengths, least first; nil for other codes.
  private let simple: [Int]?
  private let lengths: [UInt8]

  /// Makes the shortest code for symbols with these counts.
  init(_ counts: [Int]) {
    let used = counts.indices.filter { counts[$0] > 0 }
    if used.count < 2, (used.first ?? 0) < 256 {
      (simple, lengths) = ([used.first ?? 0], [])
      words = Array(repeating: HuffmanCode.Code(), count: counts.count)
      return
    }
    let code = HuffmanCode(counts, limit: 15)
    (words, lengths) = (code.codes, code.lengths)
    simple = used.count == 2 && used[1] < 256 ? used : nil
  }

  func put(to bits: inout BitWriter) {
    if let simple {
      bits.put(1, 1)
      bits.put(UInt64(simple.count - 1), 1)
      let isLong = simple[0] > 1
      bits.put(isLong ? 1 : 0, 1)
      bits.put(UInt64(simple[0]), isLong ? 8 : 1)
      if simple.count == 2 { bits.put(UInt64(simple[1]), 8) }
    } else {
      putLengths(to: &bits)
    }
  }

  private func putLengths(to bits: inout BitWriter) {
    let end = 1 + (lengths.lastIndex { $0 > 0 } ?? 0)
    let told = CodeLengths(lengths[..<end], order: Self.order)
    bits.put(0, 1)
    told.putCode(to: &bits)
    // At least two lengths are told, since a code with lengths has two symbols.
    let number = told.count - 2
    if end < lengths.count, number >= 0 {
      var size = 2
      while number >> size > 0 { size += 2 }
      bits.put(1, 1)
      bits.put(UInt64(size / 2 - 1), 3)
      bits.put(UInt64(number), size)
    } else {
      bits.put(0, 1)
    }
    told.put(to: &bits)
  }

  /// In which order the lengths of the code for lengths are written.
  private static let order = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
}
