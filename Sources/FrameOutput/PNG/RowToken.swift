/// A piece of a row: one pixel several times, or a copy of what was told before.
struct RowToken {
  enum Source: Hashable {
    /// The pixel itself.
    case pixel
    /// What the row above has there.
    case above
    /// What this row had so many pixels before.
    case before(Int32)
  }

  /// The last pixel of the piece.
  var pixel: UInt32
  var length: Int32
  var source: Source

  init(_ pixel: UInt32, length: Int32, from source: Source) {
    self.pixel = pixel
    self.length = length
    self.source = source
  }

  init(_ run: PixelRun) { self.init(run.pixel, length: run.length, from: .pixel) }
}

/// Tells rows by runs and by copies of what is above or before in the row, in as few pieces as are
/// found by always taking the longest.
struct RowTokenizer {
  private var tokens: [RowToken] = []
  /// How many pixels from the start of each run on are equal to those above.
  private var equalLengths: [Int32] = []
  /// Where each run begins.
  private var starts: [Int32] = []
  /// The last run, by what it and the next are: hints, to be checked. The number of the row stands
  /// in the upper half, so that hints of other rows are none.
  private var places = [UInt64](repeating: 0, count: 1 << placeBits)
  private static let placeBits: UInt32 = 8
  private var rowNumber: UInt64 = 0

  /// Deflate copies no fewer bytes.
  private static let shortestCopy: Int32 = 3
  /// A copy costs as much as two or three runs.
  private static let fewestRunsBefore = 4

  /// A whole row.
  ///
  /// - Parameter above: of the same width; nothing where there is no row above.
  mutating func tokens(of row: [PixelRun], above: [PixelRun]) -> [RowToken] {
    tokens.removeAll(keepingCapacity: true)
    measure(row, above)
    rowNumber += 1
    var place = 0
    while place < row.count {
      if let runs = runsEqualToAbove(from: place, in: row) {
        tokens.append(
          RowToken(row[runs.upperBound - 1].pixel, length: length(of: runs, in: row), from: .above))
        remember(runs, of: row)
        place = runs.upperBound
        continue
      }
      if let (count, distance) = earlier(place, of: row) {
        let runs = place..<place + count
        tokens.append(
          RowToken(
            row[runs.upperBound - 1].pixel, length: length(of: runs, in: row),
            from: .before(distance)))
        remember(runs, of: row)
        place = runs.upperBound
        continue
      }
      tokens.append(RowToken(row[place]))
      remember(place..<place + 1, of: row)
      place += 1
    }
    // A copy of its own size, so that the storage is used again for the next row.
    return tokens.withUnsafeBufferPointer { Array($0) }
  }

  /// Finds where runs begin and how far each is equal to the row above.
  private mutating func measure(_ row: [PixelRun], _ above: [PixelRun]) {
    starts.removeAll(keepingCapacity: true)
    equalLengths.removeAll(keepingCapacity: true)
    var start: Int32 = 0
    for run in row {
      starts.append(start)
      equalLengths.append(0)
      start += run.length
    }
    guard !above.isEmpty else { return }
    // From the right: a run that is equal throughout goes on into the next.
    var upper = above.count - 1
    var upperStart = start - above[upper].length
    for place in row.indices.reversed() {
      let (runStart, runEnd) = (starts[place], starts[place] + row[place].length)
      while upperStart > runStart {
        upper -= 1
        upperStart -= above[upper].length
      }
      let upperEnd = upperStart + above[upper].length
      guard above[upper].pixel == row[place].pixel else { continue }
      if upperEnd < runEnd {
        equalLengths[place] = upperEnd - runStart
      } else {
        equalLengths[place] =
          row[place].length + (place + 1 < row.count ? equalLengths[place + 1] : 0)
      }
    }
  }

  /// Whole runs that are equal to the row above, where there is more than one and they are worth
  /// a copy.
  private func runsEqualToAbove(from place: Int, in row: [PixelRun]) -> Range<Int>? {
    guard equalLengths[place] > row[place].length else { return nil }
    let equalEnd = starts[place] + equalLengths[place]
    var end = place + 1
    while end < row.count, starts[end] + row[end].length <= equalEnd { end += 1 }
    let runs = place..<end
    return runs.count > 1 && length(of: runs, in: row) >= Self.shortestCopy ? runs : nil
  }

  private func length(of runs: Range<Int>, in row: [PixelRun]) -> Int32 {
    starts[runs.upperBound - 1] + row[runs.upperBound - 1].length - starts[runs.lowerBound]
  }

  /// The same runs earlier in the row: how many, and how many pixels before.
  private func earlier(_ place: Int, of row: [PixelRun]) -> (count: Int, distance: Int32)? {
    guard place + Self.fewestRunsBefore <= row.count else { return nil }
    let hint = places[slot(of: place, in: row)]
    guard hint >> 32 == rowNumber else { return nil }
    let known = Int(hint & 0xFFFF_FFFF)
    var count = 0
    while place + count < row.count, row[place + count] == row[known + count] { count += 1 }
    guard count >= Self.fewestRunsBefore else { return nil }
    return (count, starts[place] - starts[known])
  }

  private mutating func remember(_ runs: Range<Int>, of row: [PixelRun]) {
    for place in runs where place + 1 < row.count {
      places[slot(of: place, in: row)] = rowNumber << 32 | UInt64(place)
    }
  }

  private func slot(of place: Int, in row: [PixelRun]) -> Int {
    let (one, other) = (row[place], row[place + 1])
    let mixed =
      one.pixel &+ other.pixel &* 31 &+ UInt32(one.length) &* 7919
      &+ UInt32(other.length) &* 104_729
    return Int((mixed &* 0x9E37_79B1) >> (32 - Self.placeBits))
  }
}
