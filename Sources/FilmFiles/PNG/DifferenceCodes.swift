/// The bits of each byte and of each copy.
struct DifferenceCodes {
  private let literals: HuffmanCode
  private let distances: HuffmanCode
  private let bytesPerPixel: Int
  /// The bits of a copy of each length from one pixel back, and from one byte back.
  private let repeats: [HuffmanCode.Word]
  private let zeros: [HuffmanCode.Word]
  /// How many bits are written in all, without the header.
  let bitCount: Int

  init(_ counts: DifferenceCounts) {
    bytesPerPixel = counts.bytesPerPixel
    var symbols = [Int](repeating: 0, count: 286)
    for byte in 0..<256 { symbols[byte] = counts.count(ofByte: byte) }
    symbols[Deflater.endOfBlock] = 1
    var distanceCounts = [Int](repeating: 0, count: 30)
    let pixelBack = DeflateTable.distance(bytesPerPixel - 1).symbol
    for length in Deflater.shortestCopy...Deflater.longestCopy {
      let (repeats, zeros) = (counts.count(ofRepeats: length), counts.count(ofZeros: length))
      symbols[Int(DeflateTable.lengths[length].symbol)] += repeats + zeros
      distanceCounts[pixelBack] += repeats
      distanceCounts[0] += zeros
    }
    // The bits of a pixel are put together in one step, which takes at most 56.
    literals = HuffmanCode(symbols, limit: bytesPerPixel == 4 ? 14 : 15)
    distances = HuffmanCode(distanceCounts, limit: 15)
    let lengths = literals.words(ofLengths: DeflateTable.lengths)
    let (one, pixel) = (distances.codes[0], distances.codes[pixelBack])
    zeros = lengths.map { $0.followed(by: one) }
    repeats = lengths.map { $0.followed(by: pixel) }
    var bitCount = Int(literals.codes[Deflater.endOfBlock].count)
    for byte in 0..<256 {
      bitCount += counts.count(ofByte: byte) * Int(literals.codes[byte].count)
    }
    for length in Deflater.shortestCopy...Deflater.longestCopy {
      bitCount += counts.count(ofRepeats: length) * Int(repeats[length].count)
      bitCount += counts.count(ofZeros: length) * Int(zeros[length].count)
    }
    self.bitCount = bitCount
  }

  func writeHeader(to writer: inout BitWriter) {
    writer.put(0b101, 3)
    writer.put(literals: literals, distances: distances)
  }

  func write(_ row: DifferenceRow, to writer: inout BitWriter) {
    writer.put(literals.codes[Int(row.filter)])
    row.forEachStretch { literals, repeats, zeros in
      write(literals, to: &writer)
      write(repeats: repeats, to: &writer)
      write(zeros: zeros, to: &writer)
    }
  }

  /// Writes pixels, two in one step where they fit.
  @inline(__always)
  private func write(_ pixels: UnsafeBufferPointer<UInt32>, to writer: inout BitWriter) {
    literals.codes.withUnsafeBufferPointer { codes in
      var place = 0
      while place &+ 1 < pixels.count {
        let (one, other) = (bits(of: pixels[place], codes), bits(of: pixels[place &+ 1], codes))
        let count = one.count &+ other.count
        if count <= BitWriter.mostAtOnce {
          writer.put(one.bits | other.bits &<< one.count, Int(truncatingIfNeeded: count))
        } else {
          writer.put(one.bits, Int(truncatingIfNeeded: one.count))
          writer.put(other.bits, Int(truncatingIfNeeded: other.count))
        }
        place &+= 2
      }
      if place < pixels.count {
        let last = bits(of: pixels[place], codes)
        writer.put(last.bits, Int(truncatingIfNeeded: last.count))
      }
    }
  }

  /// Returns the bits of a pixel and their number.
  @inline(__always)
  private func bits(
    of pixel: UInt32, _ codes: UnsafeBufferPointer<HuffmanCode.Code>
  ) -> (bits: UInt64, count: UInt64) {
    let (red, green) = (codes[Int(pixel &>> 16 & 255)], codes[Int(pixel &>> 8 & 255)])
    let blue = codes[Int(pixel & 255)]
    var count = UInt64(red.count)
    var bits = UInt64(red.bits) | UInt64(green.bits) &<< count
    count &+= UInt64(green.count)
    bits |= UInt64(blue.bits) &<< count
    count &+= UInt64(blue.count)
    if bytesPerPixel == 4 {
      let alpha = codes[Int(pixel &>> 24)]
      bits |= UInt64(alpha.bits) &<< count
      count &+= UInt64(alpha.count)
    }
    return (bits, count)
  }

  @inline(__always)
  private func write(repeats count: Int, to writer: inout BitWriter) {
    guard count > 0 else { return }
    let pieces = DifferencePieces(repeats: count, bytesPerPixel)
    for _ in 0..<pieces.count { writer.put(repeats[pieces.whole]) }
    if pieces.rest > 0 { writer.put(repeats[pieces.rest]) }
  }

  @inline(__always)
  private func write(zeros count: Int, to writer: inout BitWriter) {
    guard count > 0 else { return }
    let pieces = DifferencePieces(zeros: count, bytesPerPixel)
    writer.put(literals.codes[0])
    for _ in 0..<pieces.count { writer.put(zeros[pieces.whole]) }
    if pieces.rest >= Deflater.shortestCopy {
      writer.put(zeros[pieces.rest])
    } else {
      for _ in 0..<pieces.rest { writer.put(literals.codes[0]) }
    }
  }

  func writeEnd(to writer: inout BitWriter) { writer.put(literals.codes[Deflater.endOfBlock]) }
}
