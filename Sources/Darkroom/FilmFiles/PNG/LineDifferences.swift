import CPNG

/// The differences of a row, and which of them are the same as the one before.
struct LineDifferences {
  let values: UnsafeMutablePointer<UInt32>
  /// For each eight differences a byte each: 255 where it is the same as the one before, else 0.
  ///
  /// *Shape*: the first difference and those behind the last are no repeats.
  private let repeats: UnsafeMutablePointer<UInt64>
  private let width: Int

  /// Takes room for a row.
  init(in room: UnsafeMutableRawPointer, width: Int) {
    self.width = width
    repeats = room.assumingMemoryBound(to: UInt64.self)
    values = (room + 8 * Self.eights(width)).assumingMemoryBound(to: UInt32.self)
  }

  /// How many bytes a row takes, a multiple of eight.
  static func room(width: Int) -> Int { 8 * eights(width) + 4 * (width + width & 1) }

  /// One more than needed, since the one behind is looked at, too.
  private static func eights(_ width: Int) -> Int { width / 8 + 2 }

  /// Finds the differences that are the same as the one before.
  ///
  /// - Returns: how many are not; the first does not count.
  func findRepeats() -> Int { max(0, width - 1) - png_find_repeats(values, width, repeats) }

  /// Returns the first of two differences that repeat the one before them.
  ///
  /// - Parameter start: from where on they are looked for.
  /// - Returns: its place; the width of the row for none.
  @inline(__always)
  private func firstOfTwoRepeats(from start: Int) -> Int {
    var eight = start &>> 3
    let end = width &>> 3
    var word = repeats[eight] & (UInt64.max &<< UInt64(truncatingIfNeeded: start &* 8))
    while true {
      let next = repeats[eight &+ 1]
      let twice = word & (repeats[eight] &>> 8 | next &<< 56)
      if twice != 0 { return eight &* 8 &+ twice.trailingZeroBitCount &>> 3 }
      eight &+= 1
      if eight > end { return width }
      word = next
    }
  }

  /// Returns the first difference that does not repeat the one before.
  @inline(__always)
  private func firstChange(from start: Int) -> Int {
    var eight = start &>> 3
    var word = ~repeats[eight] & (UInt64.max &<< UInt64(truncatingIfNeeded: start &* 8))
    while word == 0 {
      eight &+= 1
      word = ~repeats[eight]
    }
    return eight &* 8 &+ word.trailingZeroBitCount &>> 3
  }

  /// Cuts the differences into stretches, as `DifferenceRow` keeps them.
  ///
  /// - Parameter words: has room for `DifferenceRow.roomPerPixel` numbers a pixel, and `moreRoom`.
  /// - Returns: how many numbers were written.
  func cut(into words: UnsafeMutablePointer<UInt32>) -> Int {
    var (place, count) = (0, 0)
    while place < width {
      // Where a difference is repeated at once, it is written once.
      let start = firstOfTwoRepeats(from: place)
      let end = start < width ? firstChange(from: start) : width
      let isZero = start < width && values[start] == 0
      let literals = start &- place &- (isZero ? 1 : 0)
      let (repeats, zeros) = isZero ? (0, end &- start &+ 1) : (end &- start, 0)
      let (source, target) = (values + place, words + (count &+ 3))
      target.update(from: source, count: literals)
      words[count] = UInt32(truncatingIfNeeded: literals)
      words[count &+ 1] = UInt32(truncatingIfNeeded: repeats)
      words[count &+ 2] = UInt32(truncatingIfNeeded: zeros)
      count &+= 3 &+ literals
      place = end
    }
    return count
  }

  /// Returns the sums of the row as it stands in the file before compression.
  func checksum(filter: UInt8, bytesPerPixel: Int) -> RowChecksum.Row {
    var row = RowChecksum.Row()
    row.add(filter, count: 1)
    // Rows of drawings often begin with zeros.
    var start = width > 0 && values[0] == 0 ? firstChange(from: 1) : 0
    row.add(0, count: start * bytesPerPixel)
    while start < width {
      let end = min(width, start &+ Self.mostAtOnce)
      let count = end &- start
      let sums = png_sum(values + start, count, UInt32(bytesPerPixel))
      row.add(sum: sums.sum, sums: sums.sums, count: UInt64(count * bytesPerPixel))
      start = end
    }
    return row
  }

  /// How many pixels are summed in 32 bits: 1024² / 2 · 4 · 255 < 2³².
  private static let mostAtOnce = 1024
}
