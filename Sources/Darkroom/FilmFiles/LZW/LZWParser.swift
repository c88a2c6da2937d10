/// Cuts symbols into the strings of LZW.
///
/// It has the memory of one dictionary, and uses it for one text after another.
struct LZWParser: Sendable {
  /// A cache: for each code, the one-symbol-longer string that was looked up last.
  ///
  /// *Units*: the symbol above the longer string's code, or 0.
  private var recent = [UInt32](repeating: 0, count: 4096)
  /// A hash table of all longer strings by code and symbol.
  ///
  /// It uses open addressing, and at most half of it is taken. An entry is code, symbol and code of
  /// the longer string, or 0.
  private var longer = [UInt32](repeating: 0, count: 1 << tableBits)

  /// What each string of the dictionary made of these: its slot above the code that it continues.
  private var entries = [UInt32](repeating: 0, count: LZWText.mostEntries)

  /// The codes of strings that repeat one symbol.
  private var repeats = RepeatedSymbols()

  private static let tableBits: UInt32 = 13

  /// Returns the text of `symbols`; `nil` when it has more than `limit` codes.
  mutating func text(
    of symbols: UnsafeBufferPointer<UInt8>, atMost limit: Int = .max
  ) -> LZWText? {
    var codes: [UInt16] = []
    codes.reserveCapacity(min(limit, symbols.count / 8 + 16))
    let fits = recent.withUnsafeMutableBufferPointer { recent in
      longer.withUnsafeMutableBufferPointer { longer in
        entries.withUnsafeMutableBufferPointer { entries in
          guard let recent = recent.baseAddress, let longer = longer.baseAddress,
            let entries = entries.baseAddress
          else { return false }
          var dictionary = Dictionary(recent: recent, longer: longer, entries: entries)
          // The next text finds it empty.
          defer { dictionary.clear() }
          repeats.clear()
          var place = 0
          while place < symbols.count {
            let start = place
            // Most pixels of drawings repeat the one before: their string is known at once.
            let known = repeats.longest(in: symbols, from: start)
            var code = known.code
            place += known.count
            while place < symbols.count {
              let next = dictionary.string(code, followedBy: UInt32(symbols[place]))
              guard next != 0 else { break }
              code = next
              place += 1
            }
            guard codes.count < limit else { return false }
            codes.append(UInt16(truncatingIfNeeded: code))
            guard place < symbols.count else { break }
            if dictionary.count < LZWText.mostEntries {
              let new = dictionary.add(code, followedBy: UInt32(symbols[place]))
              if place - start == known.count, symbols[place] == symbols[start] {
                repeats.add(new, symbol: symbols[start], count: known.count + 1)
              }
            } else {
              codes.append(LZWText.restart)
              dictionary.clear()
              repeats.clear()
            }
          }
          return true
        }
      }
    }
    return fits ? LZWText(codes: codes) : nil
  }

  private struct Dictionary {
    let recent: UnsafeMutablePointer<UInt32>
    let longer: UnsafeMutablePointer<UInt32>
    let entries: UnsafeMutablePointer<UInt32>
    private(set) var count = 0
    /// The slot of the string that was looked up last.
    private var slot = 0

    init(
      recent: UnsafeMutablePointer<UInt32>, longer: UnsafeMutablePointer<UInt32>,
      entries: UnsafeMutablePointer<UInt32>
    ) {
      (self.recent, self.longer, self.entries) = (recent, longer, entries)
    }

    /// Takes out what is in it: most texts are short.
    mutating func clear() {
      for place in 0..<count {
        recent[Int(entries[place] & 0xFFF)] = 0
        longer[Int(entries[place] >> 12)] = 0
      }
      count = 0
    }

    /// Returns the code of a string followed by a symbol; 0 when the dictionary has none.
    mutating func string(_ code: UInt32, followedBy symbol: UInt32) -> UInt32 {
      let last = recent[Int(code)]
      if last >> 12 == symbol, last != 0 { return last & 0xFFF }
      let key = code << 8 | symbol
      slot = Self.slot(of: key)
      while longer[slot] != 0 {
        if longer[slot] >> 12 == key {
          let found = longer[slot] & 0xFFF
          recent[Int(code)] = symbol << 12 | found
          return found
        }
        slot = (slot + 1) & (1 << Int(LZWParser.tableBits) - 1)
      }
      return 0
    }

    /// Adds a string that was just looked up in vain, and returns its code.
    mutating func add(_ code: UInt32, followedBy symbol: UInt32) -> UInt32 {
      let new = UInt32(LZWText.firstEntry + count)
      recent[Int(code)] = symbol << 12 | new
      longer[slot] = (code << 8 | symbol) << 12 | new
      entries[count] = UInt32(slot) << 12 | code
      count += 1
      return new
    }

    private static func slot(of key: UInt32) -> Int {
      // Knuth's multiplicative hash: the golden ratio of 2³².
      Int((key &* 0x9E37_79B1) >> (32 - LZWParser.tableBits))
    }
  }
}
