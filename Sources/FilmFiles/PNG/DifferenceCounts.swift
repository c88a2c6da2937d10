/// How often each byte and each length of a copy is written.
struct DifferenceCounts {
  let bytesPerPixel: Int
  /// The counts of each byte, four times a channel, and of each length of a copy from a pixel back and
  /// from a byte back.
  ///
  /// Each channel has its own counts, and pixels take four in turn, since adding to the same number
  /// twice in a row takes longer.
  private var numbers = [UInt32](repeating: 0, count: DifferenceCounter.end)

  init(bytesPerPixel: Int) { self.bytesPerPixel = bytesPerPixel }

  mutating func removeAll() { self = DifferenceCounts(bytesPerPixel: bytesPerPixel) }

  /// Lends the counts to a closure that changes them in place.
  mutating func change(_ body: (DifferenceCounter) -> Void) {
    let bytesPerPixel = bytesPerPixel
    numbers.withUnsafeMutableBufferPointer { numbers in
      guard let start = numbers.baseAddress else { return }
      body(DifferenceCounter(start, bytesPerPixel: bytesPerPixel))
    }
  }

  func count(ofByte byte: Int) -> Int {
    // What one of them counted, another may have taken back; only the sum is not negative.
    Int((0..<16).reduce(UInt32(0)) { $0 &+ numbers[256 * $1 + byte] })
  }

  func count(ofRepeats length: Int) -> Int { Int(numbers[DifferenceCounter.repeats + length]) }

  func count(ofZeros length: Int) -> Int { Int(numbers[DifferenceCounter.zeros + length]) }
}

/// Changes counts in place.
struct DifferenceCounter {
  private let numbers: UnsafeMutablePointer<UInt32>
  private let bytesPerPixel: Int

  /// Where the counts of copies begin, and where all counts end.
  static let repeats = 16 * 256
  static let zeros = repeats + Deflater.longestCopy + 1
  static let end = zeros + Deflater.longestCopy + 1

  init(_ numbers: UnsafeMutablePointer<UInt32>, bytesPerPixel: Int) {
    (self.numbers, self.bytesPerPixel) = (numbers, bytesPerPixel)
  }

  /// Counts a whole row.
  ///
  /// - Parameters:
  ///   - row: what is written.
  ///   - step: 1 to count it; -1 to take it back.
  func count(_ row: DifferenceRow, by step: Int32 = 1) {
    let step = UInt32(bitPattern: step)
    count(filter: row.filter, by: step)
    row.forEachStretch { literals, repeats, zeros in
      count(literals, by: step)
      count(repeats: repeats, by: step)
      count(zeros: zeros, by: step)
    }
  }

  /// Counts the byte that names the filter of a row.
  func count(filter: UInt8, by step: UInt32) { numbers[Int(filter)] &+= step }

  /// Counts differences that are written one by one.
  @inline(__always)
  func count(_ pixels: UnsafeBufferPointer<UInt32>, by step: UInt32) {
    for (place, pixel) in pixels.enumerated() { count(pixel, at: place, by: step) }
  }

  /// Counts a difference.
  ///
  /// - Parameters:
  ///   - pixel: the difference.
  ///   - place: four in a row have different ones, modulo four.
  ///   - step: 1 to count it; -1 to take it back.
  @inline(__always)
  func count(_ pixel: UInt32, at place: Int, by step: UInt32) {
    let numbers = numbers + (place & 3) &* 1024
    let pixel = Int(pixel)
    numbers[pixel & 255] &+= step
    numbers[256 &+ (pixel &>> 8 & 255)] &+= step
    numbers[512 &+ (pixel &>> 16 & 255)] &+= step
    if bytesPerPixel == 4 { numbers[768 &+ (pixel &>> 24)] &+= step }
  }

  /// Counts the copies of a difference that is repeated.
  @inline(__always)
  func count(repeats count: Int, by step: UInt32) {
    guard count > 0 else { return }
    let pieces = DifferencePieces(repeats: count, bytesPerPixel)
    numbers[Self.repeats &+ pieces.whole] &+= pieces.count &* step
    if pieces.rest > 0 { numbers[Self.repeats &+ pieces.rest] &+= step }
  }

  /// Counts the first byte and the copies of zeros.
  @inline(__always)
  func count(zeros count: Int, by step: UInt32) {
    guard count > 0 else { return }
    let pieces = DifferencePieces(zeros: count, bytesPerPixel)
    numbers[0] &+= step
    numbers[Self.zeros &+ pieces.whole] &+= pieces.count &* step
    if pieces.rest >= Deflater.shortestCopy {
      numbers[Self.zeros &+ pieces.rest] &+= step
    } else {
      numbers[0] &+= UInt32(truncatingIfNeeded: pieces.rest) &* step
    }
  }
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
