/// Pixels of one value side by side.
struct PixelRun: Hashable {
  var pixel: UInt32
  /// At least 1.
  var length: Int32

  /// The runs of a row, as long as each can be.
  ///
  /// - Parameter runs: what was there before is lost; its storage is used again.
  static func find(in row: UnsafeBufferPointer<UInt32>, _ runs: inout [PixelRun]) {
    runs.removeAll(keepingCapacity: true)
    guard let pixels = row.baseAddress else { return }
    let end = pixels + row.count
    var start = pixels
    while start < end {
      let pixel = start.pointee
      var next = start + 1
      if next < end, next.pointee == pixel {
        // Eight at once: most pixels of a drawing are in long runs.
        let same = SIMD8(repeating: pixel)
        while end - next >= 8,
          UnsafeRawPointer(next).loadUnaligned(as: SIMD8<UInt32>.self) == same
        {
          next += 8
        }
        while next < end, next.pointee == pixel { next += 1 }
      }
      runs.append(PixelRun(pixel: pixel, length: Int32(next - start)))
      start = next
    }
  }

  /// What is left of a row when the row above it is taken away, each byte by itself modulo 256.
  ///
  /// - Parameter above: of the same width; nothing is a row of zeros.
  static func differences(of row: [PixelRun], from above: [PixelRun]) -> [PixelRun] {
    guard !above.isEmpty else { return row }
    var differences: [PixelRun] = []
    var pair = RunPair(row, above)
    while let next = pair.next() {
      let pixel = subtractBytes(next.upper, from: next.pixel)
      if let last = differences.last, last.pixel == pixel {
        differences[differences.count - 1].length += next.length
      } else {
        differences.append(PixelRun(pixel: pixel, length: next.length))
      }
    }
    return differences
  }

  /// Four differences at once: the high bits are kept apart so that no byte borrows from the next.
  private static func subtractBytes(_ other: UInt32, from pixel: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((pixel | high) &- (other & ~high)) ^ ((pixel ^ ~other) & high)
  }
}

/// Two rows of the same width, walked along at once.
struct RunPair {
  private let row: [PixelRun]
  private let above: [PixelRun]
  private var place = 0
  private var upperPlace = 0
  /// How much of the run at each place is still to come.
  private var rest: Int32
  private var upperRest: Int32

  /// - Precondition: neither is empty.
  init(_ row: [PixelRun], _ above: [PixelRun]) {
    self.row = row
    self.above = above
    rest = row[0].length
    upperRest = above[0].length
  }

  /// The next stretch in which neither changes.
  mutating func next() -> (pixel: UInt32, upper: UInt32, length: Int32)? {
    if rest == 0 {
      place += 1
      guard place < row.count else { return nil }
      rest = row[place].length
    }
    if upperRest == 0 {
      upperPlace += 1
      upperRest = above[upperPlace].length
    }
    let length = min(rest, upperRest)
    rest -= length
    upperRest -= length
    return (row[place].pixel, above[upperPlace].pixel, length)
  }
}
