import Pixels

/// The places where the rows of a picture are cut into bands.
///
/// A band ends after a row whose sums, scrambled, are the largest of all rows near it. So rows that
/// moved are cut in the same places, whatever stands further above and below.
struct BandCuts {
  /// The rows behind which bands end.
  ///
  /// *Shape*: rising; the last one is the number of rows.
  let ends: [Int]

  /// Finds the places.
  ///
  /// - Parameters:
  ///   - rows: all rows of the picture.
  ///   - width: how many pixels they have.
  init(_ rows: UnsafeBufferPointer<DifferenceRow>, width: Int) {
    let reach = max(1, Self.smallestArea / width)
    var ends: [Int] = []
    withUnsafeTemporaryAllocation(of: Peak.self, capacity: rows.count) { peaks in
      // Each row is lower than the one before; those in between were lower than the next.
      var count = 0
      func close(_ row: Int) {
        let peak = peaks[count - 1]
        let isLargest = peak.before > reach && row - peak.row > reach
        if isLargest, peak.row < rows.count - reach { ends.append(peak.row + 1) }
        count -= 1
      }
      for row in rows.indices {
        let height = Self.height(rows[row].checksum)
        while count > 0, peaks[count - 1].height < height { close(row) }
        let before = count > 0 ? row - peaks[count - 1].row : row + 1
        peaks.initializeElement(at: count, to: Peak(row: row, height: height, before: before))
        count += 1
      }
      while count > 0 { close(.max) }
    }
    ends.sort()
    self.ends = ends + [rows.count]
  }

  /// A row, and how far above it the next one is that is not lower.
  private struct Peak {
    let row: Int
    let height: UInt64
    let before: Int
  }

  /// The smallest area of a band.
  ///
  /// *Units*: pixels.
  private static let smallestArea = 1 << 15

  private static func height(_ row: RowChecksum.Row) -> UInt64 {
    // Knuth's multiplicative hash: the golden ratio of 2⁶⁴.
    ((row.sums ^ row.sum << 32) &* 0x9E37_79B9_7F4A_7C15) >> 32
  }
}
