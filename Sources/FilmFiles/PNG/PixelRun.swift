/// Pixels of one value side by side.
struct PixelRun: BitwiseCopyable {
  var pixel: UInt32
  /// At least 1.
  var length: Int32
  /// Where its colour is counted; without meaning while it is not.
  var slot: Int32 = 0

  @inline(__always)
  func hasSamePixels(as other: PixelRun) -> Bool { pixel == other.pixel && length == other.length }

  /// Finds the runs of a row, as long as each can be.
  ///
  /// - Parameter runs: has room for one a pixel; their slots are not set.
  /// - Returns: how many there are.
  static func find(
    in row: UnsafeBufferPointer<UInt32>, _ runs: Slice<UnsafeMutableBufferPointer<PixelRun>>
  ) -> Int {
    precondition(runs.count >= row.count, "there is no room for so many runs")
    let runs = UnsafeMutableBufferPointer(rebasing: runs)
    guard let pixels = row.baseAddress, row.count > 0 else { return 0 }
    // Where each run begins is noted as its length at first. Most pixels are as the one before, which
    // is seen of eight at once; in other eights every pixel is written down, and stays where it begins
    // a run, since guessing which ones do costs more.
    runs[0] = PixelRun(pixel: pixels[0], length: 0)
    var count = 1
    var place = 1
    while place < row.count {
      if place &+ 8 <= row.count, areEightAsBefore(pixels + place) {
        place &+= 8
        continue
      }
      for next in place..<min(place &+ 8, row.count) {
        runs[count].pixel = pixels[next]
        runs[count].length = Int32(truncatingIfNeeded: next)
        // 1 where they differ, without a branch: the sign of what is less than 0.
        count &+= Int((0 &- UInt64(pixels[next] ^ pixels[next &- 1])) >> 63)
      }
      place &+= 8
    }
    for run in 1..<count { runs[run &- 1].length = runs[run].length &- runs[run &- 1].length }
    runs[count - 1].length = Int32(row.count) - runs[count - 1].length
    return count
  }

  /// Whether each of eight pixels equals the one before it.
  private static func areEightAsBefore(_ pixels: UnsafePointer<UInt32>) -> Bool {
    let (here, before) = (UnsafeRawPointer(pixels), UnsafeRawPointer(pixels - 1))
    func difference(_ offset: Int) -> SIMD2<UInt64> {
      here.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
        ^ before.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
    }
    let differences = difference(0) | difference(16)
    return differences[0] | differences[1] == 0
  }

  /// What is left of a row when the row above it is taken away, each byte by itself modulo 256.
  ///
  /// - Parameter above: of the same width; nothing is a row of zeros.
  static func differences(
    of row: UnsafeBufferPointer<PixelRun>, from above: UnsafeBufferPointer<PixelRun>
  ) -> [PixelRun] {
    guard !above.isEmpty else { return Array(row) }
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
  private let row: UnsafeBufferPointer<PixelRun>
  private let above: UnsafeBufferPointer<PixelRun>
  private var place = 0
  private var upperPlace = 0
  /// How much of the run at each place is still to come.
  private var rest: Int32
  private var upperRest: Int32

  /// - Precondition: neither is empty.
  init(_ row: UnsafeBufferPointer<PixelRun>, _ above: UnsafeBufferPointer<PixelRun>) {
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
