/// Writes runs and copies of what is above as deflate's bytes and copies.
struct RunWriter: ~Copyable {
  private var deflater = Deflater()
  /// The byte before, where it is known, and how many more of it are to come.
  private var last: UInt8?
  private var pending = 0
  /// A copy that may grow.
  private var copied = (length: 0, distance: 0)

  /// `count` times the same byte.
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

  /// `count` times the same pixel: red, green, blue, and alpha if there are four bytes.
  mutating func run(pixel: UInt32, count: Int, bytesPerPixel: Int) {
    if pixel == 0 { return run(0, count: count * bytesPerPixel) }
    endCopy()
    endRun()
    deflater.literal(UInt8(truncatingIfNeeded: pixel >> 16))
    deflater.literal(UInt8(truncatingIfNeeded: pixel >> 8))
    deflater.literal(UInt8(truncatingIfNeeded: pixel))
    if bytesPerPixel == 4 { deflater.literal(UInt8(pixel >> 24)) }
    last = UInt8(truncatingIfNeeded: bytesPerPixel == 4 ? pixel >> 24 : pixel)
    copyInPieces((count - 1) * bytesPerPixel, distance: bytesPerPixel)
  }

  /// What stood `distance` bytes before; `Deflater.longestDistance` at most.
  ///
  /// - Parameter byte: the last of them, if it is known.
  mutating func copy(_ length: Int, distance: Int, last byte: UInt8?) {
    endRun()
    if copied.distance != distance { endCopy() }
    copied = (copied.length + length, distance)
    last = byte
  }

  /// A piece of a row that ends with `byte`.
  mutating func add(_ token: RowToken, _ byte: UInt8) {
    if token.distance == 0 {
      run(byte, count: Int(token.length))
    } else {
      copy(Int(token.length), distance: Int(token.distance), last: byte)
    }
  }

  private mutating func endRun() {
    guard pending > 0, let last else { return }
    if pending < Deflater.shortestCopy {
      for _ in 0..<pending { deflater.literal(last) }
    } else {
      copyInPieces(pending, distance: 1)
    }
    pending = 0
  }

  private mutating func endCopy() {
    guard copied.length > 0 else { return }
    copyInPieces(copied.length, distance: copied.distance)
    copied = (0, 0)
  }

  /// No piece is too short: the last but one gives of its own.
  private mutating func copyInPieces(_ length: Int, distance: Int) {
    var rest = length
    while rest > 0 {
      var piece = min(rest, Deflater.longestCopy)
      if rest > piece, rest - piece < Deflater.shortestCopy { piece = rest - Deflater.shortestCopy }
      deflater.copy(piece, distance: distance)
      rest -= piece
    }
  }

  /// Writes everything as the data of a PNG file.
  mutating func finish(file: inout PNGFile, checksum: RowChecksum) {
    endRun()
    endCopy()
    file.addChunk("IDAT") { bytes in
      // Deflate with a window of 32 kB, fastest.
      bytes += [0x78, 0x01]
      deflater.write(to: &bytes)
      bytes += PNGChunks.number(Int(checksum.value))
    }
  }
}
