/// Writes bits into bytes, the lowest bit first.
struct BitWriter: ~Copyable {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let room: Int
  private var count = 0
  private var waiting: UInt64 = 0
  private var waitingCount = 0

  /// - Parameter room: how many bytes there will be at most.
  init(room: Int) {
    // Bits are stored eight bytes at a time.
    self.room = room
    bytes = .allocate(capacity: room + 8)
  }

  deinit { bytes.deallocate() }

  mutating func put(_ code: HuffmanCode.Code) { put(UInt64(code.bits), Int(code.count)) }

  /// A symbol and what stands behind it, which is at most 13 bits.
  mutating func put(_ code: HuffmanCode.Code, and extra: Int, _ extraBits: Int) {
    put(UInt64(code.bits) | UInt64(extra) << UInt64(code.count), Int(code.count) + extraBits)
  }

  /// - Parameters:
  ///   - bits: nothing is set above the lowest `count`.
  ///   - count: 0...56.
  /// - Precondition: there is room.
  mutating func put(_ bits: UInt64, _ count: Int) {
    waiting |= bits &<< UInt64(truncatingIfNeeded: waitingCount)
    waitingCount &+= count
    // All that waits is stored, and what is no whole byte once more the next time: no branch decides.
    precondition(self.count <= room, "there are more bits than there is room for")
    UnsafeMutableRawPointer(bytes + self.count).storeBytes(
      of: waiting.littleEndian, as: UInt64.self)
    self.count &+= waitingCount &>> 3
    waiting &>>= UInt64(truncatingIfNeeded: waitingCount & ~7)
    waitingCount &= 7
  }

  /// Appends all bytes, the last one filled up with zeros.
  mutating func finish(appendingTo target: inout [UInt8]) {
    while waitingCount > 0 {
      precondition(count < room, "there are more bits than there is room for")
      bytes[count] = UInt8(truncatingIfNeeded: waiting)
      count += 1
      waiting >>= 8
      waitingCount -= 8
    }
    target.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
  }
}
