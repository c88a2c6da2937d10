/// Appends bits to bytes, the lowest bit first.
struct BitWriter {
  private var bytes: [UInt8]
  private var waiting: UInt64 = 0
  private var waitingCount = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// - Parameters:
  ///   - bits: nothing is set above the lowest `count`.
  ///   - count: 0...16.
  mutating func put(_ bits: UInt64, _ count: Int) {
    waiting |= bits << UInt64(waitingCount)
    waitingCount += count
    while waitingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: waiting))
      waiting >>= 8
      waitingCount -= 8
    }
  }

  /// All bytes, the last one filled up with zeros.
  mutating func finish() -> [UInt8] {
    if waitingCount > 0 { bytes.append(UInt8(truncatingIfNeeded: waiting)) }
    (waiting, waitingCount) = (0, 0)
    return bytes
  }
}
