import Pixels

/// The runs of a picture, row by row; a row that equals the one above shares its runs.
struct PictureRuns {
  struct Row {
    /// Where its runs begin, and how many there are.
    fileprivate var start = 0
    fileprivate(set) var count = 0
    /// Whether the row equals the row above.
    fileprivate(set) var isRepeated = false
    /// Whether the row must be encoded again: it or the row above changed.
    fileprivate(set) var isStale = true
  }

  private let width: Int
  private(set) var rows: [Row]
  private var runs: [PixelRun] = []

  /// Makes a picture without rows.
  init() { (width, rows) = (0, []) }

  /// Makes a picture whose rows are not known yet.
  init(_ size: PixelSize) {
    width = size.width
    rows = Array(repeating: Row(), count: size.height)
  }

  /// How many runs there are, without those of repeated rows.
  var count: Int { runs.count }

  /// Marks all rows as encoded.
  mutating func setEncoded() {
    for row in rows.indices { rows[row].isStale = false }
  }

  /// Calls `body` with a function that returns the runs of each row, and none for the row above the
  /// first.
  func withRuns<Result>(
    _ body: ((_ row: Int) -> UnsafeBufferPointer<PixelRun>) -> Result
  ) -> Result {
    rows.withUnsafeBufferPointer { rows in
      runs.withUnsafeBufferPointer { runs in
        body { $0 < 0 ? UnsafeBufferPointer(start: nil, count: 0) : rows[$0].part(of: runs) }
      }
    }
  }

  /// Calls `body` for each row that is not repeated: with the rows from it on that are alike, and
  /// with its runs.
  func forEachBand(_ body: (_ rows: Range<Int>, _ runs: UnsafeBufferPointer<PixelRun>) -> Void) {
    withRuns { runs in
      var start = 0
      while start < rows.count {
        var end = start + 1
        while end < rows.count, rows[end].isRepeated { end += 1 }
        body(start..<end, runs(start))
        start = end
      }
    }
  }

  /// Finds the runs of a picture again where it changed; everywhere at first.
  ///
  /// - Parameters:
  ///   - frame: the picture.
  ///   - change: where it may differ from the one before.
  ///   - mostRuns: how many runs may be found.
  ///   - counts: where the pixels of all runs are counted.
  /// - Returns: false when there are more runs than `mostRuns`; this value must not be used then.
  mutating func look(
    at frame: Frame, change: ChangedArea, mostRuns: Int, counts: inout ColorCounts
  ) -> Bool {
    let old = runs
    var fits = true
    runs = Array(unsafeUninitializedCapacity: mostRuns + width) { new, count in
      old.withUnsafeBufferPointer { old in
        rows.withUnsafeMutableBufferPointer { rows in
          frame.pixels.withUnsafeBufferPointer { pixels in
            var walk = PictureWalk(
              width: width, rows: rows, old: old, new: new, mostRuns: mostRuns)
            fits = walk.look(at: pixels, change: change, counts: &counts)
            count = walk.count
          }
        }
      }
    }
    return fits
  }

  /// Counts all runs again from the start; all rows must be encoded again, since their colours are
  /// counted in other slots.
  mutating func recount(in counts: inout ColorCounts) {
    counts.removeAll()
    for row in rows.indices { rows[row].isStale = true }
    rows.withUnsafeBufferPointer { rows in
      runs.withUnsafeMutableBufferPointer { runs in
        for row in rows { counts.add(runs[row.start..<row.start + row.count]) }
      }
    }
  }
}

extension PictureRuns.Row {
  fileprivate func part(
    of runs: UnsafeBufferPointer<PixelRun>
  ) -> UnsafeBufferPointer<PixelRun> {
    UnsafeBufferPointer(rebasing: runs[start..<start + count])
  }
}

/// The state while the runs of one picture are found.
private struct PictureWalk {
  let width: Int
  let rows: UnsafeMutableBufferPointer<PictureRuns.Row>
  /// The runs of the picture before, and room for those of this one.
  let old: UnsafeBufferPointer<PixelRun>
  let new: UnsafeMutableBufferPointer<PixelRun>
  let mostRuns: Int
  /// How many runs of this picture were found so far.
  var count = 0
  /// Whether the row above differs from that of the picture before.
  var isNewAbove = false

  /// Finds the runs of all rows.
  ///
  /// - Returns: false when there is no room for all of them.
  mutating func look(
    at pixels: UnsafeBufferPointer<UInt32>, change: ChangedArea, counts: inout ColorCounts
  ) -> Bool {
    for (row, columns) in changedColumns(of: change).enumerated() {
      if columns.isEmpty {
        keep(row)
      } else {
        let line = UnsafeBufferPointer(rebasing: pixels[row * width..<(row + 1) * width])
        let runs = find(row, in: line, at: columns, counts: &counts)
        place(row, runs.count, isNew: runs.areNew)
      }
      guard count <= mostRuns else { return false }
    }
    return true
  }

  /// Returns the columns of each row in which it may differ.
  ///
  /// *Shape*: one range a row, from the lowest to the highest column.
  private func changedColumns(of change: ChangedArea) -> [Range<Int>] {
    var columns = [Range<Int>](repeating: 0..<0, count: rows.count)
    for part in change.rectangles {
      for row in part.rows {
        let (known, more) = (columns[row], part.columns)
        columns[row] =
          known.isEmpty
          ? more : min(known.lowerBound, more.lowerBound)..<max(known.upperBound, more.upperBound)
      }
    }
    return columns
  }

  /// Copies the runs of a row that did not change.
  private mutating func keep(_ row: Int) {
    guard isNewAbove || !rows[row].isRepeated else {
      shareRunsOfRowAbove(row)
      return
    }
    let runs = rows[row].part(of: old)
    _ = new[count...].update(fromContentsOf: runs)
    place(row, runs.count, isNew: false)
  }

  /// Finds the runs of a row that may have changed.
  ///
  /// - Parameters:
  ///   - row: its index.
  ///   - line: its pixels.
  ///   - columns: where it may have changed.
  ///   - counts: where the pixels of the runs are counted.
  /// - Returns: how many runs the row has, and whether they differ from those of the picture
  ///   before.
  private mutating func find(
    _ row: Int, in line: UnsafeBufferPointer<UInt32>, at columns: Range<Int>,
    counts: inout ColorCounts
  ) -> (count: Int, areNew: Bool) {
    let before = rows[row].part(of: old)
    guard !before.isEmpty else {
      let found = PixelRun.find(in: line, new[count...])
      counts.add(new[count..<count + found])
      return (found, true)
    }
    // One more pixel on each side shows which runs reach into the part that is kept.
    let (left, right) = (max(0, columns.lowerBound - 1), min(width, columns.upperBound + 1))
    var (first, start) = (0, 0)
    while start + Int(before[first].length) <= left {
      start += Int(before[first].length)
      first += 1
    }
    var (end, stop) = (first + 1, start + Int(before[first].length))
    while stop < right {
      stop += Int(before[end].length)
      end += 1
    }
    let found = PixelRun.find(
      in: UnsafeBufferPointer(rebasing: line[left..<right]), new[(count + first)...])
    let middle = count + first..<count + first + found
    new[middle.lowerBound].length += Int32(left - start)
    new[middle.upperBound - 1].length += Int32(stop - right)
    let changed = UnsafeBufferPointer(rebasing: before[first..<end])
    let areNew = !changed.elementsEqual(new[middle]) { $0.hasSamePixels(as: $1) }
    guard areNew else {
      // The old runs know the slots where they are counted.
      _ = new[count...].update(fromContentsOf: before)
      return (before.count, false)
    }
    _ = new[count...].update(fromContentsOf: before[..<first])
    _ = new[middle.upperBound...].update(fromContentsOf: before[end...])
    counts.remove(changed)
    counts.add(new[middle])
    return (first + found + before.count - end, true)
  }

  /// Notes where the runs of a row stand; they were written behind those found so far.
  private mutating func place(_ row: Int, _ found: Int, isNew: Bool) {
    if isNew || isNewAbove {
      rows[row].isStale = true
      rows[row].isRepeated = row > 0 && isAsAbove(row, found)
    }
    isNewAbove = isNew
    if rows[row].isRepeated {
      shareRunsOfRowAbove(row)
    } else {
      (rows[row].start, rows[row].count) = (count, found)
      count += found
    }
  }

  private func shareRunsOfRowAbove(_ row: Int) {
    (rows[row].start, rows[row].count) = (rows[row - 1].start, rows[row - 1].count)
  }

  /// Returns true when the runs written last are those of the row above.
  private func isAsAbove(_ row: Int, _ found: Int) -> Bool {
    rows[row - 1].part(of: UnsafeBufferPointer(new))
      .elementsEqual(new[count..<count + found]) { $0.hasSamePixels(as: $1) }
  }
}
