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
  static func areEightAsBefore(_ pixels: UnsafePointer<UInt32>) -> Bool {
    let (here, before) = (UnsafeRawPointer(pixels), UnsafeRawPointer(pixels - 1))
    func difference(_ offset: Int) -> SIMD2<UInt64> {
      here.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
        ^ before.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
    }
    let differences = difference(0) | difference(16)
    return differences[0] | differences[1] == 0
  }
}
