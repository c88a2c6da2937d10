/// How often each byte and each length of a copy is written.
struct DifferenceCounts: ~Copyable {
  let bytesPerPixel: Int
  /// The counts of each byte.
  ///
  /// *Shape*: 256 numbers a channel, since adding to the same number twice in a row takes longer.
  private let bytes: UnsafeMutablePointer<UInt32>
  /// The counts of each length of a copy from a pixel back and from a byte back, in bytes.
  private let repeats: UnsafeMutablePointer<UInt32>
  private let zeros: UnsafeMutablePointer<UInt32>

  init(bytesPerPixel: Int) {
    self.bytesPerPixel = bytesPerPixel
    bytes = .allocate(capacity: 4 * 256)
    bytes.initialize(repeating: 0, count: 4 * 256)
    repeats = .allocate(capacity: Deflater.longestCopy + 1)
    repeats.initialize(repeating: 0, count: Deflater.longestCopy + 1)
    zeros = .allocate(capacity: Deflater.longestCopy + 1)
    zeros.initialize(repeating: 0, count: Deflater.longestCopy + 1)
  }

  deinit {
    bytes.deallocate()
    repeats.deallocate()
    zeros.deallocate()
  }

  mutating func add(filter: UInt8) { bytes[Int(filter)] &+= 1 }

  @inline(__always)
  mutating func add(_ pixels: UnsafePointer<UInt32>, count: Int) {
    for place in 0..<count {
      let pixel = Int(pixels[place])
      bytes[pixel & 255] &+= 1
      bytes[256 &+ (pixel >> 8 & 255)] &+= 1
      bytes[512 &+ (pixel >> 16 & 255)] &+= 1
      if bytesPerPixel == 4 { bytes[768 &+ (pixel >> 24)] &+= 1 }
    }
  }

  @inline(__always)
  mutating func add(repeats count: Int) {
    let pieces = DifferencePieces(repeats: count, bytesPerPixel)
    repeats[pieces.whole] &+= pieces.count
    if pieces.rest > 0 { repeats[pieces.rest] &+= 1 }
  }

  @inline(__always)
  mutating func add(zeros count: Int) {
    guard count > 0 else { return }
    let pieces = DifferencePieces(zeros: count, bytesPerPixel)
    bytes[0] &+= 1
    zeros[pieces.whole] &+= pieces.count
    if pieces.rest >= Deflater.shortestCopy {
      zeros[pieces.rest] &+= 1
    } else {
      bytes[0] &+= UInt32(truncatingIfNeeded: pieces.rest)
    }
  }

  func count(ofByte byte: Int) -> Int {
    Int(bytes[byte]) + Int(bytes[256 + byte]) + Int(bytes[512 + byte]) + Int(bytes[768 + byte])
  }

  func count(ofRepeats length: Int) -> Int { Int(repeats[length]) }

  func count(ofZeros length: Int) -> Int { Int(zeros[length]) }
}

/// The copies in which a number of equal pixels is written.
struct DifferencePieces {
  /// The length of the longest copy that holds whole pixels, in bytes.
  let whole: Int
  /// How many copies are as long as that.
  let count: UInt32
  /// How many bytes are left; of zeros there may be fewer than a copy holds.
  let rest: Int

  /// Copies from one pixel back.
  @inline(__always)
  init(repeats pixels: Int, _ bytesPerPixel: Int) {
    self.init(pixels &* bytesPerPixel, bytesPerPixel)
  }

  /// Copies from one byte back, behind a zero that stands there by itself.
  @inline(__always)
  init(zeros pixels: Int, _ bytesPerPixel: Int) {
    self.init(pixels &* bytesPerPixel &- 1, bytesPerPixel)
  }

  @inline(__always)
  private init(_ length: Int, _ bytesPerPixel: Int) {
    whole = bytesPerPixel == 3 ? 258 : 256
    let count = length < whole ? 0 : length / whole
    self.count = UInt32(truncatingIfNeeded: count)
    rest = length &- count &* whole
  }
}
