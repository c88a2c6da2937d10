/// Pixels of one value side by side.
struct PixelRun: Hashable {
  var pixel: UInt32
  /// At least 1.
  var length: Int

  /// The runs of a row, as long as each can be.
  ///
  /// - Parameter runs: what was there before is lost; its storage is used again.
  static func find(in row: UnsafeBufferPointer<UInt32>, _ runs: inout [PixelRun]) {
    runs.removeAll(keepingCapacity: true)
    var start = 0
    while start < row.count {
      let pixel = row[start]
      var end = start + 1
      while end < row.count, row[end] == pixel { end += 1 }
      runs.append(PixelRun(pixel: pixel, length: end - start))
      start = end
    }
  }

  /// What is left of a row when the row above it is taken away, each byte by itself modulo 256.
  ///
  /// - Parameter above: of the same width; nothing is a row of zeros.
  static func differences(of row: [PixelRun], from above: [PixelRun]) -> [PixelRun] {
    guard !above.isEmpty else { return row }
    var differences: [PixelRun] = []
    forEachCommonRun(of: row, above) { pixel, upper, length in
      let difference = PixelRun(pixel: subtractBytes(upper, from: pixel), length: length)
      if let last = differences.last, last.pixel == difference.pixel {
        differences[differences.count - 1].length += length
      } else {
        differences.append(difference)
      }
    }
    return differences
  }

  /// Walks along two rows of the same width at once.
  static func forEachCommonRun(
    of row: [PixelRun], _ above: [PixelRun],
    _ body: (_ pixel: UInt32, _ upper: UInt32, _ length: Int) -> Void
  ) {
    var (place, upperPlace) = (0, 0)
    var (rest, upperRest) = (row[0].length, above[0].length)
    while true {
      let length = min(rest, upperRest)
      body(row[place].pixel, above[upperPlace].pixel, length)
      rest -= length
      upperRest -= length
      if rest == 0 {
        place += 1
        guard place < row.count else { return }
        rest = row[place].length
      }
      if upperRest == 0 {
        upperPlace += 1
        upperRest = above[upperPlace].length
      }
    }
  }

  /// Four differences at once: the high bits are kept apart so that no byte borrows from the next.
  private static func subtractBytes(_ other: UInt32, from pixel: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((pixel | high) &- (other & ~high)) ^ ((pixel ^ ~other) & high)
  }
}
