import Pixels

/// Rows of a picture that are compressed by themselves, as a chunk of its file.
struct DifferenceBand {
  /// Where they stand.
  let rows: Range<Int>
  /// Where the chunk stands in the file.
  let bytes: Range<Int>

  /// The last bytes before the checksum: an empty block of deflate, which says that it is the last one.
  static let end: [UInt8] = [0x03, 0x00]

  /// Appends the chunk of some rows to a file.
  ///
  /// - Parameters:
  ///   - rows: the rows of the band.
  ///   - isFirst: whether it is the first band of the picture.
  ///   - counts: counts nothing yet.
  ///   - file: the file.
  static func write(
    _ rows: UnsafeBufferPointer<DifferenceRow>, isFirst: Bool, _ counts: DifferenceCounts,
    to file: inout PNGFile
  ) {
    var counts = counts
    counts.change { counter in
      for row in rows { counter.count(row) }
    }
    let codes = DifferenceCodes(counts)
    var writer = BitWriter(room: codes.mostBits / 8 + longestHeader)
    codes.writeHeader(to: &writer)
    codes.write(rows, to: &writer)
    codes.writeEnd(to: &writer)
    writer.endByte()
    file.addChunk("IDAT") { bytes in
      // The zlib header: a window of 32 kB, compressed fast.
      if isFirst { bytes += [0x78, 0x01] }
      writer.finish(appendingTo: &bytes)
    }
  }

  /// More than the header of a block and what follows it can take: 17 bits, 19 lengths of 3 and 316 of
  /// 14, and the empty block at the end.
  ///
  /// *Units*: bytes.
  private static let longestHeader = 700
}
