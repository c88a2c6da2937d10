import Pixels

/// The rows of a picture that are written as those of the picture before.
struct KnownRows {
  /// Which row of the picture before each row is; -1 for those that are not known.
  private(set) var sources: [Int]
  /// Whether a row is known that stood elsewhere.
  private(set) var haveMoved = false
  /// Whether no row is known.
  private(set) var areNone: Bool

  /// Finds the rows.
  ///
  /// - Parameters:
  ///   - height: how many rows the pictures have.
  ///   - change: where they may differ; nil where that is not known.
  init(height: Int, change: ChangedArea?) {
    guard let change else {
      sources = Array(repeating: -1, count: height)
      areNone = true
      return
    }
    sources = Array(0..<height)
    areNone = false
    for rows in change.rows {
      for row in rows.clamped(to: 0..<height) { sources[row] = -1 }
    }
    if let moved = change.movedRows {
      haveMoved = moved.distance != 0
      for rows in moved.ranges {
        for row in rows.clamped(to: 0..<height) { sources[row] = row - moved.distance }
      }
    }
    // A row is written as its differences to the row above, which must be the same one, too.
    for row in stride(from: height - 1, through: 0, by: -1) where sources[row] >= 0 {
      let isKnown = row == 0 ? sources[0] == 0 : sources[row - 1] == sources[row] - 1
      if !isKnown || sources[row] == 0 && row > 0 { sources[row] = -1 }
    }
    if haveMoved { keepOneOfEach() }
  }

  /// Leaves the first of the rows that are the same one.
  private mutating func keepOneOfEach() {
    var isTaken = [Bool](repeating: false, count: sources.count)
    for row in sources.indices where sources[row] >= 0 {
      if isTaken[sources[row]] { sources[row] = -1 } else { isTaken[sources[row]] = true }
    }
  }

  /// Returns true for a row that is known.
  func has(_ row: Int) -> Bool { sources[row] >= 0 }

  /// Returns where the first of some rows stood in the picture before.
  ///
  /// - Returns: nil unless all are known and stood one below the other.
  func source(of rows: Range<Int>) -> Int? {
    let first = sources[rows.lowerBound]
    guard first >= 0 else { return nil }
    for row in rows where sources[row] != first + row - rows.lowerBound { return nil }
    return first
  }
}
