/// Sums up how much of the pixels of one row a shape covers.
///
/// *Units*: a pixel has 256 columns of fifteen rows; areas are doubled.
///
/// Source: Cairo, `cairo-tor-scan-converter.c`.
struct CoverCells {
  /// For each pixel, in how many rows the shape begins in it, in the upper half of the number, and in
  /// the lower half what is not covered of the part right of the sides in it.
  private let cells: UnsafeMutablePointer<Int>
  private let columns: Range<Int>
  /// The first and the last cells that the left side met, and that the right one met.
  private var left = (low: Int.max, high: Int.min)
  private var right = (low: Int.max, high: Int.min)

  private static let one = 1 << 32

  /// - Parameter columns: the pixels that are shown.
  init(_ columns: Range<Int>) {
    self.columns = columns
    // A side may stand out by a 256th of a pixel.
    let count = columns.count + 2
    let start = UnsafeMutablePointer<Int>.allocate(capacity: count)
    start.initialize(repeating: 0, count: count)
    cells = start - columns.lowerBound + 1
  }

  /// Gives the memory back.
  func end() { (cells + columns.lowerBound - 1).deallocate() }

  /// Adds what lies between two places in one row.
  ///
  /// `meet` has to be told the cells of them.
  @inline(__always)
  func add(from start: Int, to end: Int) {
    cells[start &>> 8] &+= Self.one &+ 2 &* (start & 255)
    cells[end &>> 8] &-= Self.one &+ 2 &* (end & 255)
  }

  /// Notes that the sides stand in two places.
  @inline(__always)
  mutating func meet(_ start: Int, _ end: Int) {
    let (one, other) = (start &>> 8, end &>> 8)
    left = (min(left.low, one), max(left.high, one))
    right = (min(right.low, other), max(right.high, other))
  }

  /// Adds what lies right of a side in all rows of the pixels.
  ///
  /// - Parameters:
  ///   - upper: the side.
  ///   - lower: the same one pixel below.
  ///   - sign: 1 for the left side and -1 for the right one.
  mutating func add(from upper: ShapeSide, to lower: ShapeSide, _ sign: Int) {
    var (start, end) = (upper.crossing, lower.crossing)
    if end.whole >> 8 < start.whole >> 8 { swap(&start, &end) }
    let (one, other) = (start.whole >> 8, end.whole >> 8)
    if sign > 0 {
      left = (min(left.low, one), max(left.high, other))
    } else {
      right = (min(right.low, one), max(right.high, other))
    }
    let (first, last) = (start.whole & 255, end.whole & 255)
    let all = ShapeSide.rowsPerPixel
    guard one != other else {
      cells[one] &+= sign &* all &* (Self.one &+ first &+ last)
      return
    }
    let distance = upper.distance(from: start, to: end)
    var (done, rest) = upper.rows(from: start, toColumn: one &+ 1, distance: distance)
    cells[one] &+= sign &* done &* (Self.one &+ 256 &+ first)
    if one &+ 1 < other {
      let (whole, part) = upper.rowsPerColumn(distance: distance)
      for column in (one &+ 1)..<other {
        rest &+= part
        let more = rest >= distance ? whole &+ 1 : whole
        if rest >= distance { rest &-= distance }
        cells[column] &+= sign &* more &* (Self.one &+ 256)
        done &+= more
      }
    }
    cells[other] &+= sign &* (all &- done) &* (Self.one &+ last)
  }

  /// Calls `body` with runs of equally covered pixels and empties the cells.
  @inline(__always)
  mutating func finish(_ body: (_ x: Int, _ count: Int, _ level: UInt8) -> Void) {
    guard left.low <= left.high || right.low <= right.high else { return }
    var covered = 0
    var column = min(left.low, right.low)
    let last = max(left.high, right.high)
    while column <= last {
      if column > left.high, column < right.low {
        let count = min(right.low, columns.upperBound) &- max(column, columns.lowerBound)
        let level = Self.level(covered)
        if level > 0, count > 0 { body(max(column, columns.lowerBound), count, level) }
        column = right.low
      }
      let cell = cells[column]
      let uncovered = Int(Int32(truncatingIfNeeded: cell))
      covered &+= (cell &- uncovered) &>> 32 &* 512
      let level = Self.level(covered &- uncovered)
      if level > 0, column >= columns.lowerBound, column < columns.upperBound {
        body(column, 1, level)
      }
      cells[column] = 0
      column &+= 1
    }
    (left, right) = ((.max, .min), (.max, .min))
  }

  /// Returns a level of 255 for an area; the whole pixel is 2 · 256 · 15.
  @inline(__always)
  private static func level(_ area: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (17 &* area &+ 256) &>> 9)
  }
}
