/// Collects bytes and copies of earlier bytes, and writes them as one deflate block (RFC 1951).
///
/// The block has the best Huffman code for them. The caller finds what to copy.
struct Deflater: ~Copyable {
  /// The items: a byte; a copy with `isCopy` set, its length in the low bits and its distance above;
  /// or how often the copy before is written again, with `isAgain` set.
  private var items: UnsafeMutableBufferPointer<UInt32>
  private var count = 0
  /// How many bytes and copies there are, those that are written again counted each time.
  private var writtenCount = 0

  static let longestCopy = 258
  static let shortestCopy = 3
  static let longestDistance = 32_768
  private static let isCopy: UInt32 = 1 << 31
  private static let isAgain: UInt32 = 1 << 30
  static let endOfBlock = 256

  init() { items = .allocate(capacity: Self.firstRoom) }

  /// Room for the first items, which most drawings do not exceed.
  private static let firstRoom = 16_384

  deinit { items.deallocate() }

  mutating func literal(_ byte: UInt8) {
    append(UInt32(byte))
    writtenCount &+= 1
  }

  /// Adds a copy of earlier bytes, in pieces none of which is too short: the last but one is made
  /// shorter if need be.
  ///
  /// - Parameters:
  ///   - length: at least `shortestCopy`.
  ///   - distance: how many bytes back they stand, 1...`longestDistance`.
  mutating func copy(_ length: Int, distance: Int) {
    var (pieces, rest) = length.quotientAndRemainder(dividingBy: Self.longestCopy)
    if (1..<Self.shortestCopy).contains(rest) {
      pieces -= 1
      rest += Self.longestCopy
    }
    append(Self.longestCopy, distance: distance, times: pieces)
    if rest > Self.longestCopy {
      append(rest - Self.shortestCopy, distance: distance, times: 1)
      rest = Self.shortestCopy
    }
    append(rest, distance: distance, times: rest > 0 ? 1 : 0)
  }

  /// Adds copies of one length, `shortestCopy...longestCopy`, one behind the other.
  private mutating func append(_ length: Int, distance: Int, times: Int) {
    guard times > 0 else { return }
    append(Self.isCopy | UInt32(truncatingIfNeeded: (distance - 1) << 9 | length))
    if times > 1 { append(Self.isAgain | UInt32(truncatingIfNeeded: times - 1)) }
    writtenCount &+= times
  }

  private mutating func append(_ item: UInt32) {
    if count == items.count { grow() }
    items[count] = item
    count &+= 1
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 2 * items.count)
    _ = larger.moveInitialize(fromContentsOf: items)
    items.deallocate()
    items = larger
  }

  /// Appends the block, which is the last of its stream, filled up to whole bytes.
  func write(to bytes: inout [UInt8]) {
    let items = UnsafeMutableBufferPointer(rebasing: items[..<count])
    let (literals, distances) = Self.makeCodes(for: items)
    var writer = BitWriter(room: writtenCount * 6 + 600)
    writer.put(0b101, 3)
    writer.put(literals: literals, distances: distances)
    literals.words(ofLengths: DeflateTable.lengths).withUnsafeBufferPointer { lengths in
      literals.codes.withUnsafeBufferPointer { literals in
        // Most copies have the same distance as the one before.
        var distance = UInt32.max
        var distanceWord = HuffmanCode.Word()
        var (copy, copyCount): (UInt64, Int) = (0, 0)
        for item in items {
          if item & Self.isCopy != 0 {
            let length = lengths[Int(item & 511)]
            if item >> 9 != distance {
              distance = item >> 9
              distanceWord = Self.word(ofDistance: Int(item & ~Self.isCopy) >> 9, distances)
            }
            copy = UInt64(length.bits) | UInt64(distanceWord.bits) &<< UInt64(length.count)
            copyCount = Int(length.count &+ distanceWord.count)
            writer.put(copy, copyCount)
          } else if item & Self.isAgain != 0 {
            writer.put(copy, copyCount, times: Int(item & ~Self.isAgain))
          } else {
            writer.put(literals[Int(item)])
          }
        }
      }
    }
    writer.put(literals.codes[Self.endOfBlock])
    writer.finish(appendingTo: &bytes)
  }

  private static func word(ofDistance distance: Int, _ distances: HuffmanCode) -> HuffmanCode.Word {
    let (symbol, extra, extraBits) = DeflateTable.distance(distance)
    return HuffmanCode.Word(distances.codes[symbol], extra: extra, extraBits: extraBits)
  }

  private static func makeCodes(
    for items: UnsafeMutableBufferPointer<UInt32>
  ) -> (literals: HuffmanCode, distances: HuffmanCode) {
    var literalCounts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    literalCounts[endOfBlock] = 1
    DeflateTable.lengths.withUnsafeBufferPointer { lengths in
      literalCounts.withUnsafeMutableBufferPointer { literals in
        distanceCounts.withUnsafeMutableBufferPointer { distances in
          var (length, distance) = (0, 0)
          for item in items {
            if item & isCopy != 0 {
              length = Int(lengths[Int(item & 511)].symbol)
              distance = DeflateTable.distance(Int(item & ~isCopy) >> 9).symbol
              literals[length] += 1
              distances[distance] += 1
            } else if item & isAgain != 0 {
              literals[length] += Int(item & ~isAgain)
              distances[distance] += Int(item & ~isAgain)
            } else {
              literals[Int(item)] += 1
            }
          }
        }
      }
    }
    return (HuffmanCode(literalCounts, limit: 15), HuffmanCode(distanceCounts, limit: 15))
  }
}

/// The symbols that stand for lengths and distances (RFC 1951, 3.2.5).
enum DeflateTable {
  struct Length {
    var symbol: UInt16 = 0
    var extra: UInt8 = 0
    var extraBits: UInt8 = 0
  }

  /// The symbol and the extra bits of each length; the first lengths, too short, have none.
  static let lengths: [Length] = {
    var lengths = [Length](repeating: Length(), count: Deflater.longestCopy + 1)
    var length = Deflater.shortestCopy
    for symbol in 257..<285 {
      let extraBits = symbol < 265 ? 0 : (symbol - 261) / 4
      for extra in 0..<1 << extraBits where length + extra <= Deflater.longestCopy {
        lengths[length + extra] = Length(
          symbol: UInt16(symbol), extra: UInt8(extra), extraBits: UInt8(extraBits))
      }
      length += 1 << extraBits
    }
    lengths[Deflater.longestCopy] = Length(symbol: 285)
    return lengths
  }()

  /// Returns the symbol and the extra bits of a distance.
  ///
  /// - Parameter distance: one less than how many bytes back.
  /// - Returns: the symbol, and the extra bits with their number.
  static func distance(_ distance: Int) -> (symbol: Int, extra: Int, extraBits: Int) {
    guard distance > 1 else { return (distance, 0, 0) }
    let extraBits = distance.bitWidth - 2 - distance.leadingZeroBitCount
    let symbol = 2 * (extraBits + 1) + (distance >> extraBits) & 1
    return (symbol, distance & (1 << extraBits - 1), extraBits)
  }
}

extension HuffmanCode {
  /// Returns the bits that are written for each length of a copy.
  func words(ofLengths lengths: [DeflateTable.Length]) -> [Word] {
    lengths.map { length in
      Word(codes[Int(length.symbol)], extra: Int(length.extra), extraBits: Int(length.extraBits))
    }
  }
}

extension BitWriter {
  /// The header of a block with codes of its own (RFC 1951, 3.2.7).
  mutating func put(literals: HuffmanCode, distances: HuffmanCode) {
    let literalCount = max(257, 1 + (literals.lengths.lastIndex { $0 > 0 } ?? 0))
    let distanceCount = max(1, 1 + (distances.lengths.lastIndex { $0 > 0 } ?? 0))
    let lengths = CodeLengths(
      literals.lengths[..<literalCount] + distances.lengths[..<distanceCount], order: Self.order)
    put(UInt64(literalCount - 257), 5)
    put(UInt64(distanceCount - 1), 5)
    lengths.putCode(to: &self)
    lengths.put(to: &self)
  }

  /// In which order the lengths of the code for lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
