/// The codes of the strings of LZW that repeat one symbol, by symbol and length.
///
/// It need not know all of them: whoever asks goes on with the dictionary from the string that it
/// gets.
struct RepeatedSymbols: Sendable {
  /// The codes of a few symbols: those of the first strings, from the length 2 on.
  private var codes = [UInt16](repeating: 0, count: mostSymbols * mostCodes)
  /// The place among `codes` of each symbol, or -1.
  private var places = [Int16](repeating: -1, count: 256)
  /// How long the longest string is that is known of each place.
  private var lengths = [Int](repeating: 1, count: mostSymbols)
  private var symbolCount = 0

  /// How many symbols are known, and how many codes of each; others are looked up one by one.
  private static let mostSymbols = 32
  private static let mostCodes = 512

  /// Forgets all codes.
  mutating func clear() {
    guard symbolCount > 0 else { return }
    places.withUnsafeMutableBufferPointer { $0.update(repeating: -1) }
    symbolCount = 0
  }

  /// Returns the longest string that is known of the symbol at a place of a text.
  ///
  /// - Parameters:
  ///   - symbols: the text.
  ///   - start: the place.
  /// - Returns: the code of the string, which stands at that place, and how many symbols it has; at
  ///   least one.
  func longest(
    in symbols: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (code: UInt32, count: Int) {
    let symbol = symbols[start]
    let place = Int(places[Int(symbol)])
    guard place >= 0 else { return (UInt32(symbol), 1) }
    let most = min(lengths[place], symbols.count - start)
    let count = symbols.count(of: symbol, from: start, atMost: most)
    guard count > 1 else { return (UInt32(symbol), 1) }
    return (UInt32(codes[place * Self.mostCodes + count - 2]), count)
  }

  /// Notes the code of a string, if those of the shorter ones are known.
  mutating func add(_ code: UInt32, symbol: UInt8, count: Int) {
    var place = Int(places[Int(symbol)])
    if place < 0 {
      guard count == 2, symbolCount < Self.mostSymbols else { return }
      place = symbolCount
      places[Int(symbol)] = Int16(place)
      lengths[place] = 1
      symbolCount += 1
    }
    guard lengths[place] == count - 1, count - 2 < Self.mostCodes else { return }
    codes[place * Self.mostCodes + count - 2] = UInt16(truncatingIfNeeded: code)
    lengths[place] = count
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Counts how often a byte stands one after another.
  ///
  /// - Parameters:
  ///   - byte: what is counted.
  ///   - start: where it is counted from.
  ///   - most: how many bytes are looked at.
  /// - Returns: how many of these bytes come before the first other one; `most` for all.
  /// - Precondition: there are so many bytes.
  func count(of byte: UInt8, from start: Int, atMost most: Int) -> Int {
    guard let bytes = UnsafeRawPointer(baseAddress), most > 0 else { return 0 }
    precondition(start >= 0 && most <= count - start, "there are fewer bytes")
    let eight = UInt64(byte) &* 0x0101_0101_0101_0101
    var place = 0
    while place &+ 8 <= most {
      let word = bytes.loadUnaligned(fromByteOffset: start &+ place, as: UInt64.self)
      let other = UInt64(littleEndian: word) ^ eight
      if other != 0 { return place &+ other.trailingZeroBitCount &>> 3 }
      place &+= 8
    }
    while place < most, self[start &+ place] == byte { place &+= 1 }
    return place
  }
}
