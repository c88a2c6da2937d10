/// A text compressed by LZW whose symbols do not have the indices of a palette yet.
///
/// How symbols are cut into strings does not depend on their names. So the palette can come later,
/// and renaming the symbols of a text is far cheaper than compressing it again.
///
/// Source: T. Welch, "A technique for high-performance data compression", 1984.
struct LZWText: Hashable, Sendable {
  /// The text: symbols below `firstEntry`, dictionary strings from there on.
  ///
  /// Code `firstEntry + n` is the string of dictionary entry n: the string of code n since the
  /// restart, and the first symbol after it. `restart` empties the dictionary.
  var codes: [UInt16]

  /// The first code that is no symbol: symbols are bytes.
  static let firstEntry = 256
  /// As many as the largest palette leaves, less one: readers differ on the very last.
  static let mostEntries = 4095 - 258
  static let restart = UInt16.max

  /// Whether each symbol appears; the first time it does, it is a code of its own.
  ///
  /// *Shape*: 256.
  var usedSymbols: [Bool] {
    var isUsed = [Bool](repeating: false, count: Self.firstEntry)
    for code in codes where code < Self.firstEntry { isUsed[Int(code)] = true }
    return isUsed
  }

  /// Decompresses the text.
  ///
  /// - Parameter count: how many symbols there are.
  /// - Returns: the symbols.
  func symbols(count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { symbols, filled in
      guard let first = symbols.baseAddress else { return }
      // Where each string of the dictionary starts among the symbols, and how long it is.
      var strings: [(start: Int, length: Int)] = []
      strings.reserveCapacity(Self.mostEntries)
      var isFirst = true
      for code in codes {
        guard code != Self.restart else {
          strings.removeAll(keepingCapacity: true)
          isFirst = true
          continue
        }
        // The last string ends with the first symbol of this one, which may be the same string.
        if !isFirst { strings[strings.count - 1].length += 1 }
        let start = filled
        if code < Self.firstEntry {
          symbols[filled] = UInt8(truncatingIfNeeded: code)
          filled += 1
        } else {
          let string = strings[Int(code) - Self.firstEntry]
          // Its last symbol may be the first that is written here.
          let (target, rest) = (filled, string.length - 1)
          (first + target).update(from: first + string.start, count: rest)
          symbols[target + rest] = symbols[string.start + rest]
          filled += string.length
        }
        isFirst = false
        strings.append((start, filled - start))
      }
    }
  }
}

extension LZWText {
  /// Returns how many words so many codes take.
  static func wordCount(codes: Int) -> Int { (codes + 1) / 2 }

  /// The codes, two in a word.
  var words: [UInt32] {
    stride(from: 0, to: codes.count, by: 2).map { place in
      let second = place + 1 < codes.count ? codes[place + 1] : 0
      return UInt32(second) << 16 | UInt32(codes[place])
    }
  }

  /// Reads what `words` wrote.
  init(words: [UInt32], count: Int) {
    codes = []
    codes.reserveCapacity(count + 1)
    for word in words {
      codes.append(UInt16(truncatingIfNeeded: word))
      codes.append(UInt16(truncatingIfNeeded: word >> 16))
    }
    if count % 2 == 1 { codes.removeLast() }
  }
}
