/// Cuts rows into runs and copies of what stands above or earlier in the row.
///
/// It always takes the longest copy, and so finds few pieces, if not the fewest.
struct RowTokenizer {
  /// Where a run of the current row begins, and how far it equals the row above.
  struct Stretch {
    /// The column where the run begins.
    var start: Int32 = 0
    /// How many pixels from there on equal those above.
    var equalLength: Int32 = 0
  }

  private var stretches: [Stretch] = []
  /// A hash table: for a run and its next, the place of the last such pair.
  ///
  /// Entries are hints, which have to be checked. The upper half of an entry is the number of its
  /// row, so that hints of other rows do not count.
  private var places = [UInt64](repeating: 0, count: 1 << RowWalk.placeBits)
  private var rowNumber: UInt64 = 0

  /// Finds the pieces of a whole row.
  ///
  /// - Parameters:
  ///   - row: the runs of the row.
  ///   - above: the runs of the row above, of the same width; empty when there is none.
  ///   - width: how many pixels the row has.
  ///   - tokens: where the pieces go; has room for one a run.
  /// - Returns: how many pieces there are.
  mutating func tell(
    _ row: UnsafeBufferPointer<PixelRun>, above: UnsafeBufferPointer<PixelRun>, width: Int,
    in tokens: Slice<UnsafeMutableBufferPointer<RowToken>>
  ) -> Int {
    precondition(tokens.count >= row.count, "there is no room for so many pieces")
    if stretches.count < row.count {
      stretches = Array(repeating: Stretch(), count: row.count * 2)
    }
    rowNumber += 1
    return stretches.withUnsafeMutableBufferPointer { stretches in
      places.withUnsafeMutableBufferPointer { places in
        let walk = RowWalk(
          row: row, stretches: stretches, places: places, number: rowNumber,
          width: Int32(width))
        walk.measure(above)
        return walk.tell(in: UnsafeMutableBufferPointer(rebasing: tokens))
      }
    }
  }
}

/// One row while it is cut into pieces.
private struct RowWalk {
  let row: UnsafeBufferPointer<PixelRun>
  /// One for each run, or more.
  let stretches: UnsafeMutableBufferPointer<RowTokenizer.Stretch>
  let places: UnsafeMutableBufferPointer<UInt64>
  let number: UInt64
  /// How many pixels the row has.
  let width: Int32

  static let placeBits: UInt32 = 8
  /// The shortest copy in deflate.
  ///
  /// *Units*: bytes.
  private static let shortestCopy: Int32 = 3
  /// The fewest runs that are copied: a copy costs as much as two or three runs.
  private static let fewestRunsBefore = 4

  /// Cuts the row into pieces.
  ///
  /// - Returns: how many pieces there are.
  func tell(in tokens: UnsafeMutableBufferPointer<RowToken>) -> Int {
    var count = 0
    var place = 0
    while place < row.count {
      var end = place + 1
      var distance: Int32 = 0
      if let equal = endOfRunsEqualToAbove(from: place) {
        (end, distance) = (equal, width + 1)
        remember(place..<end)
      } else if let earlier = findAndRemember(place) {
        (end, distance) = (place + earlier.count, earlier.distance)
        remember(place + 1..<end)
      }
      tokens[count] = RowToken(
        slot: row[end - 1].slot, length: length(from: place, to: end), distance: distance)
      count += 1
      place = end
    }
    return count
  }

  /// Finds where each run begins and how far it equals the row above.
  func measure(_ above: UnsafeBufferPointer<PixelRun>) {
    // From the right, since a run that equals the row above in full continues into the next.
    var runStart = width
    var (upper, upperStart, upperEnd) = (above.count, width, width)
    var equalLength: Int32 = 0
    for place in row.indices.reversed() {
      let runEnd = runStart
      runStart -= row[place].length
      while upperStart > runStart, upper > 0 {
        upper -= 1
        upperEnd = upperStart
        upperStart -= above[upper].length
      }
      if upper == above.count || above[upper].pixel != row[place].pixel {
        equalLength = 0
      } else {
        equalLength = upperEnd < runEnd ? upperEnd - runStart : runEnd - runStart + equalLength
      }
      stretches[place] = RowTokenizer.Stretch(start: runStart, equalLength: equalLength)
    }
  }

  /// Returns the end of the runs, whole ones, that equal the row above.
  ///
  /// `nil` when there is at most one such run, or when they are not worth a copy.
  private func endOfRunsEqualToAbove(from place: Int) -> Int? {
    let stretch = stretches[place]
    guard stretch.equalLength > row[place].length else { return nil }
    let equalEnd = stretch.start + stretch.equalLength
    var end = place + 1
    while end < row.count, stretches[end].start + row[end].length <= equalEnd { end += 1 }
    return end > place + 1 && length(from: place, to: end) >= Self.shortestCopy ? end : nil
  }

  private func length(from place: Int, to end: Int) -> Int32 {
    stretches[end - 1].start + row[end - 1].length - stretches[place].start
  }

  /// Finds the same runs earlier in the row, and remembers this place.
  ///
  /// - Returns: how many runs are the same, and how many pixels back they stand.
  private func findAndRemember(_ place: Int) -> (count: Int, distance: Int32)? {
    guard place + 1 < row.count else { return nil }
    let slot = slot(of: place)
    let hint = places[slot]
    places[slot] = number << 32 | UInt64(place)
    guard hint >> 32 == number, place + Self.fewestRunsBefore <= row.count else { return nil }
    let known = Int(hint & 0xFFFF_FFFF)
    var count = 0
    while place + count < row.count, row[place + count].hasSamePixels(as: row[known + count]) {
      count += 1
    }
    guard count >= Self.fewestRunsBefore else { return nil }
    return (count, stretches[place].start - stretches[known].start)
  }

  private func remember(_ runs: Range<Int>) {
    for place in runs where place + 1 < row.count {
      places[slot(of: place)] = number << 32 | UInt64(place)
    }
  }

  private func slot(of place: Int) -> Int {
    let (one, other) = (row[place], row[place + 1])
    let mixed =
      one.pixel &+ other.pixel &* 31 &+ UInt32(one.length) &* 7919
      &+ UInt32(other.length) &* 104_729
    return Int((mixed &* 0x9E37_79B1) >> (32 - Self.placeBits))
  }
}
