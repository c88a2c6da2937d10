/// Cuts the symbols of a drawing into copies of what stands beside and above them, and those that
/// stand for themselves.
///
/// It looks at these two places and takes the longer copy. `RepeatFinder` finds fewer pieces, but takes
/// several times as long where there are many.
struct NearRepeats {
  let symbols: UnsafePointer<UInt32>
  let count: Int
  /// How many symbols a row has.
  let width: Int
  /// The fewest symbols that a copy has.
  let shortest: Int

  /// Cuts symbols into pieces.
  ///
  /// - Parameters:
  ///   - symbols: row after row.
  ///   - width: how many symbols a row has.
  ///   - shortest: the fewest symbols that a copy has, at least 1.
  ///   - most: how many copies and symbols that stand for themselves there may be.
  /// - Returns: the pieces in order, which hold each symbol once; nil when there are too many.
  static func pieces(
    of symbols: [UInt32], width: Int, shortest: Int, most: Int
  ) -> [RepeatFinder.Piece]? {
    symbols.withUnsafeBufferPointer { symbols in
      guard let start = symbols.baseAddress else { return [] }
      return NearRepeats(symbols: start, count: symbols.count, width: width, shortest: shortest)
        .pieces(most)
    }
  }

  /// How many copies and single symbols a picture may have that is not left to other ways.
  static let most = 4096
  /// A copy that is longer is taken without looking at the next.
  private static let longestWait = 6

  private func pieces(_ most: Int) -> [RepeatFinder.Piece]? {
    var pieces: [RepeatFinder.Piece] = []
    var (place, literals, items) = (0, 0, 0)
    var known: RepeatFinder.Piece?
    while place < count {
      let copy = known ?? longestCopy(at: place)
      known = nil
      items += 1
      guard items <= most else { return nil }
      var isLiteral = copy.length == 0
      if !isLiteral, copy.length <= Self.longestWait {
        let next = longestCopy(at: place + 1)
        if next.length > copy.length { (isLiteral, known) = (true, next) }
      }
      if isLiteral {
        (literals, place) = (literals + 1, place + 1)
        continue
      }
      if literals > 0 { pieces.append(RepeatFinder.Piece(length: literals, distance: 0)) }
      literals = 0
      pieces.append(copy)
      place += copy.length
    }
    if literals > 0 { pieces.append(RepeatFinder.Piece(length: literals, distance: 0)) }
    return pieces
  }

  /// Returns a copy from beside or above; of length 0 for none.
  @inline(__always)
  private func longestCopy(at place: Int) -> RepeatFinder.Piece {
    var (length, distance) = (shortest - 1, 0)
    consider(1, at: place, &length, &distance)
    consider(width, at: place, &length, &distance)
    return RepeatFinder.Piece(length: distance > 0 ? length : 0, distance: distance)
  }

  /// Takes a copy from a distance if it is longer than the best one.
  @inline(__always)
  private func consider(_ distance: Int, at place: Int, _ best: inout Int, _ taken: inout Int) {
    guard distance > 0, distance <= place, place + best < count else { return }
    let (here, there) = (symbols + place, symbols + (place - distance))
    guard here[best] == there[best], here[0] == there[0] else { return }
    let length = here.count(equalTo: there, of: count - place)
    if length > best { (best, taken) = (length, distance) }
  }
}
