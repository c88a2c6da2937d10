/// The bits of each byte and of each copy.
struct DifferenceCodes {
  private let literals: HuffmanCode
  private let distances: HuffmanCode
  private let bytesPerPixel: Int
  /// The bits of a copy of each length from one pixel back, and from one byte back.
  private let repeats: [HuffmanCode.Word]
  private let zeros: [HuffmanCode.Word]
  /// How many bits are written in all at most, without the header.
  let mostBits: Int

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
    let longest = literals.codes[..<256].reduce(0) { max($0, Int($1.count)) }
    var mostBits = Int(literals.codes[Deflater.endOfBlock].count)
    mostBits += counts.pixelCount * bytesPerPixel * longest
    for byte in 0..<256 {
      mostBits += counts.count(ofSingle: byte) * Int(literals.codes[byte].count)
    }
    for length in Deflater.shortestCopy...Deflater.longestCopy {
      mostBits += counts.count(ofRepeats: length) * Int(repeats[length].count)
      mostBits += counts.count(ofZeros: length) * Int(zeros[length].count)
    }
    self.mostBits = mostBits
  }

  func writeHeader(to writer: inout BitWriter) {
    writer.put(0b100, 3)
    writer.put(literals: literals, distances: distances)
  }

  /// Writes rows.
  func write(_ rows: UnsafeBufferPointer<DifferenceRow>, to writer: inout BitWriter) {
    let bytes = literals.codes[..<256].map(PixelCode.init)
    let (repeats, zeros, bytesPerPixel) = (repeats, zeros, bytesPerPixel)
    bytes.withUnsafeBufferPointer { bytes in
      repeats.withUnsafeBufferPointer { repeats in
        zeros.withUnsafeBufferPointer { zeros in
          guard let bytes = bytes.baseAddress, let repeats = repeats.baseAddress,
            let zeros = zeros.baseAddress
          else { return }
          writer.withTail { tail in
            if bytesPerPixel == 4 {
              let codes = DifferenceWords(
                bytes: bytes, repeats: repeats, zeros: zeros, bytesPerPixel: 4)
              for row in rows { codes.write(row, to: &tail) }
            } else {
              let codes = DifferenceWords(
                bytes: bytes, repeats: repeats, zeros: zeros, bytesPerPixel: 3)
              for row in rows { codes.write(row, to: &tail) }
            }
          }
        }
      }
    }
  }

  func writeEnd(to writer: inout BitWriter) { writer.put(literals.codes[Deflater.endOfBlock]) }
}
