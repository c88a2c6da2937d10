/// How often each byte and each length of a copy is written.
///
/// Of large pictures only a part of the columns is counted: counting all would take as long as finding
/// the differences, and makes files hardly smaller.
struct DifferenceCounts {
  let bytesPerPixel: Int
  /// Of how many columns one is counted.
  private let stride: Int
  /// The counts of each byte, four times a channel, of bytes that are no part of a pixel, and of each
  /// length of a copy from a pixel back and from a byte back; then that of all pixels that are written
  /// one by one.
  ///
  /// Each channel has its own counts, and pixels take four in turn, since adding to the same number
  /// twice in a row takes longer.
  private var numbers = [UInt32](repeating: 0, count: DifferenceCounter.end)

  /// - Parameters:
  ///   - bytesPerPixel: 3 or 4.
  ///   - area: the number of pixels of the picture.
  init(bytesPerPixel: Int, area: Int) {
    self.bytesPerPixel = bytesPerPixel
    stride = area < Self.largeArea ? 1 : 4
  }

  private static let largeArea = 1 << 17

  /// Lends the counts to a closure that changes them in place.
  mutating func change(_ body: (DifferenceCounter) -> Void) {
    let (bytesPerPixel, stride) = (bytesPerPixel, stride)
    numbers.withUnsafeMutableBufferPointer { numbers in
      guard let start = numbers.baseAddress else { return }
      body(DifferenceCounter(start, bytesPerPixel: bytesPerPixel, stride: stride))
    }
  }

  /// Returns about how often a byte is written; at least once where that is not known.
  func count(ofByte byte: Int) -> Int {
    let ofPixels = (0..<16).reduce(UInt32(0)) { $0 &+ numbers[256 * $1 + byte] }
    return Int(ofPixels) * stride + count(ofSingle: byte) + (stride > 1 ? 1 : 0)
  }

  /// Returns how often a byte is written that is no part of a pixel.
  func count(ofSingle byte: Int) -> Int { Int(numbers[DifferenceCounter.singles + byte]) }

  /// How many pixels are written one by one.
  var pixelCount: Int { Int(numbers[DifferenceCounter.pixels]) }

  func count(ofRepeats length: Int) -> Int { Int(numbers[DifferenceCounter.repeats + length]) }

  func count(ofZeros length: Int) -> Int { Int(numbers[DifferenceCounter.zeros + length]) }
}

/// Changes counts in place.
struct DifferenceCounter {
  private let numbers: UnsafeMutablePointer<UInt32>
  private let bytesPerPixel: Int
  private let stride: Int

  /// Where the counts of other bytes, of copies and of pixels begin, and where all counts end.
  static let singles = 16 * 256
  static let repeats = singles + 256
  static let zeros = repeats + Deflater.longestCopy + 1
  static let pixels = zeros + Deflater.longestCopy + 1
  static let end = pixels + 1

  init(_ numbers: UnsafeMutablePointer<UInt32>, bytesPerPixel: Int, stride: Int) {
    (self.numbers, self.bytesPerPixel, self.stride) = (numbers, bytesPerPixel, stride)
  }

  /// Counts a whole row.
  func count(_ row: DifferenceRow) {
    numbers[Self.singles &+ Int(row.filter)] &+= 1
    var column = 0
    row.forEachStretch { literals, repeats, zeros in
      count(literals, from: column)
      count(repeats: repeats)
      count(zeros: zeros)
      column &+= literals.count &+ repeats &+ zeros
    }
  }

  /// Counts differences that are written one by one.
  ///
  /// - Parameters:
  ///   - pixels: the differences.
  ///   - column: where the first one stands.
  @inline(__always)
  private func count(_ pixels: UnsafeBufferPointer<UInt32>, from column: Int) {
    numbers[Self.pixels] &+= UInt32(truncatingIfNeeded: pixels.count)
    guard let start = pixels.baseAddress else { return }
    var place = (0 &- column) & (stride &- 1)
    var turn = 0
    while place < pixels.count {
      let (pixel, numbers) = (Int(start[place]), numbers + turn)
      numbers[pixel & 255] &+= 1
      numbers[256 &+ (pixel &>> 8 & 255)] &+= 1
      numbers[512 &+ (pixel &>> 16 & 255)] &+= 1
      if bytesPerPixel == 4 { numbers[768 &+ (pixel &>> 24)] &+= 1 }
      place &+= stride
      turn = (turn &+ 1024) & 3072
    }
  }

  /// Counts the copies of a difference that is repeated.
  @inline(__always)
  private func count(repeats count: Int) {
    guard count > 0 else { return }
    let pieces = DifferencePieces(repeats: count, bytesPerPixel)
    numbers[Self.repeats &+ pieces.whole] &+= pieces.count
    if pieces.rest > 0 { numbers[Self.repeats &+ pieces.rest] &+= 1 }
  }

  /// Counts the first byte and the copies of zeros.
  @inline(__always)
  private func count(zeros count: Int) {
    guard count > 0 else { return }
    let pieces = DifferencePieces(zeros: count, bytesPerPixel)
    numbers[Self.singles] &+= 1
    numbers[Self.zeros &+ pieces.whole] &+= pieces.count
    if pieces.rest >= Deflater.shortestCopy {
      numbers[Self.zeros &+ pieces.rest] &+= 1
    } else {
      numbers[Self.singles] &+= UInt32(truncatingIfNeeded: pieces.rest)
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
