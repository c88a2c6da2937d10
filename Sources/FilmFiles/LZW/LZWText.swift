/// What LZW makes of symbols, before it has the numbers that a file gives them.
///
/// How symbols are cut into strings does not depend on their names: the palette can come later, and
/// renaming the symbols of a text is far cheaper than compressing it again.
///
/// Source: T. Welch, "A technique for high-performance data compression", 1984.
struct LZWText: Hashable, Sendable {
  /// A symbol below `firstEntry`; from there on, the string of the code that so many codes of the
  /// dictionary come before, and the first symbol after it. `restart` empties the dictionary.
  var codes: [UInt16]

  /// Symbols are bytes.
  static let firstEntry = 256
  /// As many as the largest palette leaves, but for one: readers differ on the very last.
  static let mostEntries = 4095 - 258
  static let restart = UInt16.max

  /// Whether each symbol appears: where it does first, it is a code of its own. *Shape*: 256.
  var usedSymbols: [Bool] {
    var isUsed = [Bool](repeating: false, count: Self.firstEntry)
    for code in codes where code < Self.firstEntry { isUsed[Int(code)] = true }
    return isUsed
  }

  /// The symbols again.
  ///
  /// - Parameter count: how many there are.
  func symbols(count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { symbols, filled in
      // Where each string of the dictionary stands among the symbols, and how long it is.
      var strings: [(start: Int, length: Int)] = []
      strings.reserveCapacity(Self.mostEntries)
      var isFirst = true
      for code in codes {
        guard code != Self.restart else {
          strings.removeAll(keepingCapacity: true)
          isFirst = true
          continue
        }
        // The last string grows by the first symbol of this one, which may be the same.
        if !isFirst { strings[strings.count - 1].length += 1 }
        let start = filled
        if code < Self.firstEntry {
          symbols[filled] = UInt8(truncatingIfNeeded: code)
          filled += 1
        } else {
          let string = strings[Int(code) - Self.firstEntry]
          for place in string.start..<string.start + string.length {
            symbols[filled] = symbols[place]
            filled += 1
          }
        }
        isFirst = false
        strings.append((start, filled - start))
      }
    }
  }
}

extension LZWText {
  /// How many words its codes take.
  static func wordCount(codes: Int) -> Int { (codes + 1) / 2 }

  /// The codes, two a word.
  var words: [UInt32] {
    stride(from: 0, to: codes.count, by: 2).map { place in
      let second = place + 1 < codes.count ? codes[place + 1] : 0
      return UInt32(second) << 16 | UInt32(codes[place])
    }
  }

  /// Reads what `words` told.
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
