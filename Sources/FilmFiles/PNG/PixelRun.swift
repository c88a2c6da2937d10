/// Equal pixels side by side.
struct PixelRun: BitwiseCopyable {
  var pixel: UInt32
  /// At least 1.
  var length: Int32
  /// The slot where its colour is counted; meaningless as long as it is not counted.
  var slot: Int32 = 0

  @inline(__always)
  func hasSamePixels(as other: PixelRun) -> Bool { pixel == other.pixel && length == other.length }

  /// Finds the runs of a row, each as long as possible.
  ///
  /// - Parameters:
  ///   - row: the pixels.
  ///   - runs: has room for one run a pixel; their slots are not set.
  /// - Returns: how many there are.
  static func find(
    in row: UnsafeBufferPointer<UInt32>, _ runs: Slice<UnsafeMutableBufferPointer<PixelRun>>
  ) -> Int {
    precondition(runs.count >= row.count, "there is no room for so many runs")
    let runs = UnsafeMutableBufferPointer(rebasing: runs)
    guard let pixels = row.baseAddress, row.count > 0 else { return 0 }
    // The place where a run begins is first kept as its length. Most pixels equal the one before,
    // which is tested for eight at once. In other groups of eight every pixel is written down, and
    // stays only if it begins a run, since branches that the processor guesses wrongly cost more.
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
        // 1 when they differ, without a branch: the sign bit of a number below 0.
        count &+= Int((0 &- UInt64(pixels[next] ^ pixels[next &- 1])) >> 63)
      }
      place &+= 8
    }
    for run in 1..<count { runs[run &- 1].length = runs[run].length &- runs[run &- 1].length }
    runs[count - 1].length = Int32(row.count) - runs[count - 1].length
    return count
  }

  /// Returns true when each of eight pixels equals the one before it.
  private static func areEightAsBefore(_ pixels: UnsafePointer<UInt32>) -> Bool {
    let (here, before) = (UnsafeRawPointer(pixels), UnsafeRawPointer(pixels - 1))
    func difference(_ offset: Int) -> SIMD2<UInt64> {
      here.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
        ^ before.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
    }
    let differences = difference(0) | difference(16)
    return differences[0] | differences[1] == 0
  }

  /// Returns the differences of a row to the row above, each byte by itself modulo 256.
  ///
  /// - Parameters:
  ///   - row: the runs of the row.
  ///   - above: the runs of a row of the same width; empty stands for zeros.
  /// - Returns: the runs of the differences.
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

  /// Subtracts four bytes at once: the high bits are kept apart so that no byte borrows from the
  /// next.
  private static func subtractBytes(_ other: UInt32, from pixel: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((pixel | high) &- (other & ~high)) ^ ((pixel ^ ~other) & high)
  }
}

/// Walks along two rows of the same width at once.
struct RunPair {
  private let row: UnsafeBufferPointer<PixelRun>
  private let above: UnsafeBufferPointer<PixelRun>
  private var place = 0
  private var upperPlace = 0
  /// How many pixels of the current run of each row are still to come.
  private var rest: Int32
  private var upperRest: Int32

  /// Begins at the left.
  ///
  /// - Precondition: neither row is empty.
  init(_ row: UnsafeBufferPointer<PixelRun>, _ above: UnsafeBufferPointer<PixelRun>) {
    self.row = row
    self.above = above
    rest = row[0].length
    upperRest = above[0].length
  }

  /// Returns the next stretch in which both rows have one pixel value; `nil` at the end.
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
