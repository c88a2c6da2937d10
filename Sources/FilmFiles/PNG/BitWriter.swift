/// Writes bits into bytes, the lowest bit first.
struct BitWriter: ~Copyable {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let room: Int
  private var count = 0
  private var waiting: UInt64 = 0
  private var waitingCount = 0

  /// Allocates the memory.
  ///
  /// - Parameter room: how many bytes are written at most.
  init(room: Int) {
    // Bits are stored eight bytes at a time, which may reach beyond the last one.
    self.room = room
    bytes = .allocate(capacity: room + 8)
  }

  deinit { bytes.deallocate() }

  mutating func put(_ code: HuffmanCode.Code) { put(UInt64(code.bits), Int(code.count)) }

  mutating func put(_ word: HuffmanCode.Word) { put(UInt64(word.bits), Int(word.count)) }

  /// How many bits are written in one step at most.
  static let mostAtOnce: UInt64 = 56

  /// Writes some bits.
  ///
  /// - Parameters:
  ///   - bits: zero above the lowest `count`.
  ///   - count: 0...`mostAtOnce`.
  /// - Precondition: there is room.
  mutating func put(_ bits: UInt64, _ count: Int) {
    waiting |= bits &<< UInt64(truncatingIfNeeded: waitingCount)
    waitingCount &+= count
    // All waiting bits are stored, and those that fill no whole byte again the next time: this
    // needs no branch.
    precondition(self.count <= room, "there are more bits than there is room for")
    UnsafeMutableRawPointer(bytes + self.count).storeBytes(
      of: waiting.littleEndian, as: UInt64.self)
    self.count &+= waitingCount &>> 3
    waiting &>>= UInt64(truncatingIfNeeded: waitingCount & ~7)
    waitingCount &= 7
  }

  /// Appends all bytes to `target`; the last one is filled up with zeros.
  mutating func finish(appendingTo target: inout [UInt8]) {
    // The bits that fill no whole byte are stored already.
    if waitingCount > 0 { count += 1 }
    precondition(count <= room, "there are more bits than there is room for")
    target.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
  }
}
