/// How large a binary property list becomes once it is unpacked.
///
/// Its lists name the values in them by numbers, so that a few bytes may stand for millions: each
/// value is measured once, and counted as often as it is named.
///
/// Source: Apple, CFBinaryPList.c.
struct BinaryListSize {
  private let bytes: [UInt8]
  private let widthOfOffset: Int
  private let widthOfNumber: Int
  private let count: Int
  private let top: Int
  private let table: Int

  /// Finds the tables.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    func number(_ place: Int, _ width: Int) -> Int { Self.number(bytes, place, width) ?? -1 }
    let trailer = bytes.count - 32
    widthOfOffset = number(trailer + 6, 1)
    widthOfNumber = number(trailer + 7, 1)
    count = number(trailer + 8, 8)
    top = number(trailer + 16, 8)
    table = number(trailer + 24, 8)
  }

  /// Why the list is too much to be read, as a sentence; `nil` for one that is not.
  ///
  /// Data that is no list is left to its reader, which says so.
  var fault: String? {
    guard count >= 0, count <= ForeignList.mostValues else { return ForeignList.tooLarge }
    var known = [Int](repeating: Self.unknown, count: count)
    return switch size(of: top, &known, depth: 0) {
    case .fits: nil
    case .tooLarge: ForeignList.tooLarge
    case .tooDeep: ForeignList.tooDeep
    case .endless: "A list in it holds itself."
    }
  }

  private enum Measure {
    case tooLarge, tooDeep, endless
    case fits(Int)
  }

  private static let unknown = -1
  private static let underway = -2

  /// Measures a value: how many values it stands for, a long text or data as several.
  private func size(of value: Int, _ known: inout [Int], depth: Int) -> Measure {
    guard known.indices.contains(value), table <= bytes.count else { return .fits(1) }
    if known[value] == Self.underway { return .endless }
    if known[value] != Self.unknown { return .fits(known[value]) }
    guard depth <= ForeignList.deepest else { return .tooDeep }
    var size = 1
    guard let start = Self.number(bytes, table + widthOfOffset * value, widthOfOffset),
      let marker = Self.number(bytes, start, 1)
    else { return .fits(1) }
    // A place in the file is no larger than the file, so that sums of places stay numbers.
    let (length, content) = length(marker & 0xF, behind: start + 1)
    switch marker >> 4 {
    case 0x4, 0x5: size += length / Self.bytesOfValue
    case 0x6: size += 2 * length / Self.bytesOfValue
    case 0xA, 0xC, 0xD:
      let values = marker >> 4 == 0xD ? 2 * length : length
      guard values <= bytes.count else { return .fits(1) }
      known[value] = Self.underway
      for index in 0..<values {
        let place = content + widthOfNumber * index
        guard let inner = Self.number(bytes, place, widthOfNumber) else { break }
        let measure = self.size(of: inner, &known, depth: depth + 1)
        guard case .fits(let more) = measure else { return measure }
        size += more
        guard size <= ForeignList.mostValues else { return .tooLarge }
      }
    default: break
    }
    known[value] = size
    return size <= ForeignList.mostValues ? .fits(size) : .tooLarge
  }

  /// Returns how many values or bytes a marker says, and where they begin.
  private func length(_ nibble: Int, behind place: Int) -> (length: Int, content: Int) {
    guard nibble == 0xF else { return (nibble, place) }
    let width = 1 << ((Self.number(bytes, place, 1) ?? 0) & 0x3)
    let length = Self.number(bytes, place + 1, width) ?? 0
    return (max(0, min(length, Int(Int32.max))), place + 1 + width)
  }

  /// Reads a number, the highest byte first; `nil` outside of the file.
  private static func number(_ bytes: [UInt8], _ place: Int, _ width: Int) -> Int? {
    guard place >= 0, width > 0, width <= 8, place <= bytes.count - width else { return nil }
    let number = bytes[place..<place + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number)
  }

  /// How many bytes of a text or of data count as one value more.
  private static let bytesOfValue = 64
}
