extension [UInt8] {
  /// The bytes, four in a word; the last word is filled up with zeros.
  package var words: [UInt32] {
    stride(from: 0, to: count, by: 4).map { start in
      // The first byte is the lowest.
      self[start..<Swift.min(start + 4, count)].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// Returns how many words hold so many bytes.
  package static func wordCount(bytes: Int) -> Int { (bytes + 3) / 4 }

  /// Turns `words` back into the first `count` bytes.
  package init(words: [UInt32], count: Int) {
    self = []
    reserveCapacity(words.count * 4)
    for word in words {
      for shift: UInt32 in [0, 8, 16, 24] { append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    removeSubrange(count...)
  }
}
