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

  mutating func put(_ word: HuffmanCode.Word) { put(UInt64(word.bits), Int(word.count)) }

  /// - Parameters:
  ///   - bits: nothing is set above the lowest `count`.
  ///   - count: 0...56.
  /// - Precondition: there is room.
  mutating func put(_ bits: UInt64, _ count: Int) {
    waiting |= bits &<< UInt64(truncatingIfNeeded: waitingCount)
    waitingCount &+= count
    // All that waits is stored, what is no whole byte once more the next time: no branch decides.
    precondition(self.count <= room, "there are more bits than there is room for")
    UnsafeMutableRawPointer(bytes + self.count).storeBytes(
      of: waiting.littleEndian, as: UInt64.self)
    self.count &+= waitingCount &>> 3
    waiting &>>= UInt64(truncatingIfNeeded: waitingCount & ~7)
    waitingCount &= 7
  }

  /// Appends all bytes, the last one filled up with zeros.
  mutating func finish(appendingTo target: inout [UInt8]) {
    // What is no whole byte is stored already.
    if waitingCount > 0 { count += 1 }
    precondition(count <= room, "there are more bits than there is room for")
    target.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
  }
}
