import Pixels

/// The runs of a picture, row by row; rows that repeat what is above share its runs.
struct PictureRuns {
  struct Row {
    /// Where its runs begin, and how many there are.
    fileprivate var start = 0
    fileprivate(set) var count = 0
    /// Whether it is the row above once more.
    fileprivate(set) var isRepeated = false
    /// Whether it or the row above changed; for those to reset who look after what is written of it.
    var isStale = true
  }

  private let width: Int
  var rows: [Row]
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

  /// Calls `body` with what tells the runs of each row.
  func withRuns<Result>(
    _ body: ((_ row: Int) -> UnsafeBufferPointer<PixelRun>) -> Result
  ) -> Result {
    rows.withUnsafeBufferPointer { rows in
      runs.withUnsafeBufferPointer { runs in body { rows[$0].part(of: runs) } }
    }
  }

  /// Looks at some rows again.
  ///
  /// - Parameters:
  ///   - changed: in order, no two overlap.
  ///   - mostRuns: how many may be found.
  ///   - counts: where all runs are counted.
  /// - Returns: whether there are no more; this must not be used again where there are.
  mutating func look(
    at frame: Frame, rows changed: [Range<Int>], mostRuns: Int, counts: inout ColorCounts
  ) -> Bool {
    let old = runs
    var fits = true
    runs = Array(unsafeUninitializedCapacity: mostRuns + width) { new, count in
      old.withUnsafeBufferPointer { old in
        rows.withUnsafeMutableBufferPointer { rows in
          frame.pixels.withUnsafeBufferPointer { pixels in
            var walk = PictureWalk(
              width: width, rows: rows, old: old, new: new, mostRuns: mostRuns)
            fits = walk.look(at: pixels, rows: changed, counts: &counts)
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
  private(set) var count = 0
  /// Whether the row above is another than before.
  private var isNewAbove = false

  init(
    width: Int, rows: UnsafeMutableBufferPointer<PictureRuns.Row>,
    old: UnsafeBufferPointer<PixelRun>, new: UnsafeMutableBufferPointer<PixelRun>, mostRuns: Int
  ) {
    (self.width, self.rows, self.old, self.new) = (width, rows, old, new)
    self.mostRuns = mostRuns
  }

  /// - Returns: whether there is room for all.
  mutating func look(
    at pixels: UnsafeBufferPointer<UInt32>, rows changed: [Range<Int>], counts: inout ColorCounts
  ) -> Bool {
    var row = 0
    for range in changed + [rows.count..<rows.count] {
      while row < range.upperBound {
        if row < range.lowerBound {
          keep(row)
        } else {
          let line = pixels[row * width..<(row + 1) * width]
          find(row, in: UnsafeBufferPointer(rebasing: line), counts: &counts)
        }
        guard count <= mostRuns else { return false }
        row += 1
      }
    }
    return true
  }

  /// Takes over a row that did not change.
  private mutating func keep(_ row: Int) {
    let runs = rows[row].part(of: old)
    if isNewAbove {
      rows[row].isStale = true
      rows[row].isRepeated = isAsAbove(runs, row)
    }
    if !rows[row].isRepeated {
      _ = new[count...].update(fromContentsOf: runs)
    }
    place(row, runs.count, isNew: false)
  }

  /// Finds the runs of a row that may have changed.
  private mutating func find(
    _ row: Int, in line: UnsafeBufferPointer<UInt32>, counts: inout ColorCounts
  ) {
    let before = rows[row].part(of: old)
    let found = PixelRun.find(in: line, new[count...])
    let runs = UnsafeBufferPointer(rebasing: new[count..<count + found])
    let isNew = !before.elementsEqual(runs) { $0.hasSamePixels(as: $1) }
    if isNew {
      counts.remove(before)
      counts.add(new[count..<count + found])
    } else {
      // They know where they are counted.
      _ = new[count...].update(fromContentsOf: before)
    }
    if isNew || isNewAbove {
      rows[row].isStale = true
      rows[row].isRepeated = isAsAbove(runs, row)
    }
    place(row, found, isNew: isNew)
  }

  private func isAsAbove(_ runs: UnsafeBufferPointer<PixelRun>, _ row: Int) -> Bool {
    guard row > 0 else { return false }
    return rows[row - 1].part(of: UnsafeBufferPointer(new))
      .elementsEqual(runs) { $0.hasSamePixels(as: $1) }
  }

  /// Notes where the runs of a row stand, which are the next unless it is repeated.
  private mutating func place(_ row: Int, _ found: Int, isNew: Bool) {
    if rows[row].isRepeated {
      (rows[row].start, rows[row].count) = (rows[row - 1].start, rows[row - 1].count)
    } else {
      (rows[row].start, rows[row].count) = (count, found)
      count += found
    }
    isNewAbove = isNew
  }
}
