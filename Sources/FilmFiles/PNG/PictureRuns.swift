import Pixels

/// The runs of a picture, row by row; rows that repeat what is above share its runs.
struct PictureRuns {
  struct Row {
    /// Where its runs begin, and how many there are.
    fileprivate var start = 0
    fileprivate(set) var count = 0
    /// Whether it is the row above once more.
    fileprivate(set) var isRepeated = false
    /// Whether what was written of it is to be written anew: it or the row above changed.
    fileprivate(set) var isStale = true
  }

  private let width: Int
  private(set) var rows: [Row]
  private var runs: [PixelRun] = []

  /// A picture without rows.
  init() { (width, rows) = (0, []) }

  /// One that is to be looked at.
  init(_ size: PixelSize) {
    width = size.width
    rows = Array(repeating: Row(), count: size.height)
  }

  /// How many runs there are, those of repeated rows left out.
  var count: Int { runs.count }

  /// Whether no pixel lets anything through.
  var isOpaque: Bool { runs.allSatisfy { $0.pixel >> 24 == 255 } }

  /// Says whether what was written of all rows is to be written anew.
  mutating func setStale(_ isStale: Bool) {
    for row in rows.indices { rows[row].isStale = isStale }
  }

  /// Calls `body` with what tells the runs of each row; there are none above the first.
  func withRuns<Result>(
    _ body: ((_ row: Int) -> UnsafeBufferPointer<PixelRun>) -> Result
  ) -> Result {
    rows.withUnsafeBufferPointer { rows in
      runs.withUnsafeBufferPointer { runs in
        body { $0 < 0 ? UnsafeBufferPointer(start: nil, count: 0) : rows[$0].part(of: runs) }
      }
    }
  }

  /// Looks at a picture where it changed, everywhere at first.
  ///
  /// - Parameters:
  ///   - mostRuns: how many may be found.
  ///   - counts: where all runs are counted.
  /// - Returns: whether there are no more; this must not be used again where there are.
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

  /// Counts all runs anew.
  mutating func recount(in counts: inout ColorCounts) {
    counts.removeAll()
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

/// A picture while it is looked at.
private struct PictureWalk {
  let width: Int
  let rows: UnsafeMutableBufferPointer<PictureRuns.Row>
  /// The runs of the picture before, and those of this one.
  let old: UnsafeBufferPointer<PixelRun>
  let new: UnsafeMutableBufferPointer<PixelRun>
  let mostRuns: Int
  /// How many runs of the picture are known.
  var count = 0
  /// Whether the row above is another than before.
  var isNewAbove = false

  /// - Returns: whether there is room for all.
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

  /// Where each row may differ. *Shape*: one range a row; the lowest to the highest place.
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

  /// Takes over a row that did not change.
  private mutating func keep(_ row: Int) {
    let runs = rows[row].part(of: old)
    if isNewAbove || !rows[row].isRepeated { _ = new[count...].update(fromContentsOf: runs) }
    place(row, runs.count, isNew: false)
  }

  /// Finds the runs of a row that may have changed.
  ///
  /// - Parameter columns: where.
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
    // A pixel more on each side shows which runs reach into what is kept.
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
      // They know where they are counted.
      _ = new[count...].update(fromContentsOf: before)
      return (before.count, false)
    }
    _ = new[count...].update(fromContentsOf: before[..<first])
    _ = new[middle.upperBound...].update(fromContentsOf: before[end...])
    counts.remove(changed)
    counts.add(new[middle])
    return (first + found + before.count - end, true)
  }

  /// Notes where the runs of a row stand, which were written as the next.
  private mutating func place(_ row: Int, _ found: Int, isNew: Bool) {
    if isNew || isNewAbove {
      rows[row].isStale = true
      rows[row].isRepeated = row > 0 && isAsAbove(row, found)
    }
    isNewAbove = isNew
    if rows[row].isRepeated {
      (rows[row].start, rows[row].count) = (rows[row - 1].start, rows[row - 1].count)
    } else {
      (rows[row].start, rows[row].count) = (count, found)
      count += found
    }
  }

  /// Whether so many runs, which were written as the next, are those of the row above.
  private func isAsAbove(_ row: Int, _ found: Int) -> Bool {
    rows[row - 1].part(of: UnsafeBufferPointer(new))
      .elementsEqual(new[count..<count + found]) { $0.hasSamePixels(as: $1) }
  }
}
