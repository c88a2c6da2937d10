/// Writes runs and copies of earlier pixels as the bytes and copies of deflate.
struct RunWriter: ~Copyable {
  private var deflater = Deflater()
  /// The byte before, if it is known, and how often it is still to be written.
  private var last: UInt8?
  private var pending = 0
  /// The last copy, which may still grow.
  private var copied = (length: 0, distance: 0)

  /// Writes a byte `count` times.
  mutating func run(_ byte: UInt8, count: Int) {
    endCopy()
    var count = count
    if byte != last {
      endRun()
      deflater.literal(byte)
      last = byte
      count -= 1
    }
    pending += count
  }

  /// Copies what stands `distance` bytes back; at most `Deflater.longestDistance`.
  ///
  /// - Parameters:
  ///   - length: how many bytes are copied.
  ///   - distance: how many bytes back they stand.
  ///   - byte: the last of them, if it is known.
  mutating func copy(_ length: Int, distance: Int, last byte: UInt8?) {
    endRun()
    if copied.distance != distance { endCopy() }
    copied = (copied.length + length, distance)
    last = byte
  }

  /// Writes a piece of a row; `byte` is its last one.
  mutating func add(_ token: RowToken, _ byte: UInt8) {
    if token.distance == 0 {
      run(byte, count: Int(token.length))
    } else {
      copy(Int(token.length), distance: Int(token.distance), last: byte)
    }
  }

  /// Writes a piece of a row whose pixels have several bytes.
  ///
  /// - Parameters:
  ///   - token: the piece, in pixels.
  ///   - pixel: its last pixel.
  ///   - width: how many pixels a row has.
  mutating func add(_ token: RowToken, _ pixel: PixelBytes, width: Int) {
    let (length, count) = (Int(token.length), pixel.count)
    guard token.distance > 0 else { return add(pixel, times: length) }
    // From the row above, which begins with the byte of its filter, or from the same row.
    let isFromAbove = Int(token.distance) == width + 1
    copy(
      length * count, distance: Int(token.distance) * count - (isFromAbove ? count - 1 : 0),
      last: pixel.last)
  }

  /// Writes a pixel of several bytes some times.
  mutating func add(_ pixel: PixelBytes, times: Int) {
    let count = pixel.count
    if pixel.areEqual { return run(pixel.last, count: times * count) }
    for place in 0..<count { run(pixel[place], count: 1) }
    if times > 1 { copy((times - 1) * count, distance: count, last: pixel.last) }
  }

  private mutating func endRun() {
    guard pending > 0, let last else { return }
    if pending < Deflater.shortestCopy {
      for _ in 0..<pending { deflater.literal(last) }
    } else {
      deflater.copy(pending, distance: 1)
    }
    pending = 0
  }

  private mutating func endCopy() {
    guard copied.length > 0 else { return }
    deflater.copy(copied.length, distance: copied.distance)
    copied = (0, 0)
  }

  /// Writes everything as the IDAT chunk of a PNG file.
  mutating func finish(file: inout PNGFile, checksum: RowChecksum) {
    endRun()
    endCopy()
    file.addChunk("IDAT") { bytes in
      // The zlib header: a window of 32 kB, compressed fast.
      bytes += [0x78, 0x01]
      deflater.write(to: &bytes)
      bytes += PNGChunks.number(Int(checksum.value))
    }
  }
}
