/// Writes bits into bytes, the lowest bit first.
struct BitWriter: ~Copyable {
  private let bytes: UnsafeMutablePointer<UInt8>
  private var tail: Tail

  /// The place where bits are written.
  struct Tail {
    fileprivate var end: UnsafeMutablePointer<UInt8>
    fileprivate let limit: UnsafeMutablePointer<UInt8>
    fileprivate var waiting: UInt64 = 0
    fileprivate var waitingCount: UInt64 = 0

    /// Writes some bits.
    ///
    /// - Parameters:
    ///   - bits: zero above the lowest `count`.
    ///   - count: 0...`mostAtOnce`.
    /// - Precondition: there is room.
    @inline(__always)
    mutating func put(_ bits: UInt64, _ count: UInt64) {
      waiting |= bits &<< waitingCount
      waitingCount &+= count
      // All waiting bits are stored, and those that fill no whole byte again the next time: this
      // needs no branch.
      precondition(end <= limit, "there are more bits than there is room for")
      UnsafeMutableRawPointer(end).storeBytes(of: waiting.littleEndian, as: UInt64.self)
      end += Int(truncatingIfNeeded: waitingCount &>> 3)
      waiting &>>= waitingCount & ~7
      waitingCount &= 7
    }

    @inline(__always)
    mutating func put(_ code: HuffmanCode.Code) { put(UInt64(code.bits), UInt64(code.count)) }

    @inline(__always)
    mutating func put(_ word: HuffmanCode.Word) { put(UInt64(word.bits), UInt64(word.count)) }
  }

  /// Allocates the memory.
  ///
  /// - Parameter room: how many bytes are written at most.
  init(room: Int) {
    // Bits are stored eight bytes at a time, which may reach beyond the last one.
    bytes = .allocate(capacity: room + 8)
    tail = Tail(end: bytes, limit: bytes + room)
  }

  deinit { bytes.deallocate() }

  /// Lends the place where bits are written.
  ///
  /// Nothing else knows it meanwhile, so that it needs not be stored after each bit.
  @inline(__always)
  mutating func withTail(_ body: (inout Tail) -> Void) {
    var tail = tail
    body(&tail)
    self.tail = tail
  }

  mutating func put(_ code: HuffmanCode.Code) { tail.put(code) }

  mutating func put(_ word: HuffmanCode.Word) { tail.put(word) }

  /// How many bits are written in one step at most.
  static let mostAtOnce: UInt64 = 56

  /// Writes some bits, as `Tail` does.
  mutating func put(_ bits: UInt64, _ count: Int) {
    tail.put(bits, UInt64(truncatingIfNeeded: count))
  }

  /// Writes the same bits several times, as many of them as possible in one step.
  ///
  /// - Parameters:
  ///   - bits: zero above the lowest `count`.
  ///   - count: 1...`mostAtOnce`.
  ///   - times: how often they are written.
  mutating func put(_ bits: UInt64, _ count: Int, times: Int) {
    let timesAtOnce = min(times, Int(Self.mostAtOnce) / count)
    let (steps, rest) = times.quotientAndRemainder(dividingBy: max(1, timesAtOnce))
    let bitsAtOnce = (0..<timesAtOnce).reduce(0) { $0 | bits << UInt64($1 * count) }
    for _ in 0..<steps { put(bitsAtOnce, timesAtOnce * count) }
    for _ in 0..<rest { put(bits, count) }
  }

  /// Fills up the last byte with an empty block of deflate that is stored (RFC 1951, 3.2.4), so that the
  /// next block begins with a byte.
  mutating func endByte() {
    put(0, 3)
    let rest = tail.waitingCount
    if rest > 0 { put(0, Int(8 - rest)) }
    put(0xFFFF_0000, 32)
  }

  /// Appends all bytes to `target`; the last one is filled up with zeros.
  mutating func finish(appendingTo target: inout [UInt8]) {
    // The bits that fill no whole byte are stored already.
    if tail.waitingCount > 0 { tail.end += 1 }
    precondition(tail.end <= tail.limit, "there are more bits than there is room for")
    target.append(contentsOf: UnsafeBufferPointer(start: bytes, count: tail.end - bytes))
  }
}
