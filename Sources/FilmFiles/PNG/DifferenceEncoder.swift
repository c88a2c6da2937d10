import Pixels

/// Turns pictures of many colours into PNG files.
///
/// Each row is written as its differences to the row above or to the left, whichever change less
/// often. Differences that repeat at least twice become copies; nothing else is looked for. Rows are
/// remembered, so that only those are looked at again that changed and did not only move. The result
/// depends on the frame alone.
struct DifferenceEncoder {
  /// The size of the last frame; nil before the first.
  private var size: PixelSize?
  private var rows: [DifferenceRow] = []
  private var counts = DifferenceCounts(bytesPerPixel: 3, area: 0)

  /// Returns the PNG file of a frame.
  ///
  /// - Parameters:
  ///   - frame: the picture.
  ///   - change: where it may differ from the last frame; nil where that is not known.
  /// - Returns: the bytes of the file.
  mutating func bytes(of frame: Frame, change: ChangedArea?) -> [UInt8] {
    keepRows(of: frame.size, change: change)
    findRows(in: frame)
    let codes = DifferenceCodes(counts)
    var checksum = RowChecksum()
    for row in rows { checksum.add(row.checksum) }
    var file = PNGFile(frame.size, counts.bytesPerPixel == 3 ? .rgb : .rgba)
    file.addChunk("IDAT") { bytes in
      // The zlib header: a window of 32 kB, compressed fast.
      bytes += [0x78, 0x01]
      write(codes, to: &bytes)
      bytes += PNGChunks.number(Int(checksum.value))
    }
    return file.finish()
  }

  /// Puts the rows that are known in their places, and takes the others out of the counts.
  private mutating func keepRows(of size: PixelSize, change: ChangedArea?) {
    guard let change, size == self.size else {
      self.size = size
      rows = Array(repeating: DifferenceRow(), count: size.height)
      counts = DifferenceCounts(bytesPerPixel: counts.bytesPerPixel, area: size.area)
      return
    }
    let sources = change.sources(height: size.height)
    // A row is written as its differences to the row above, which must be the same one, too.
    let kept = sources.indices.map { row -> Int? in
      guard let source = sources[row], row > 0 || source == 0 else { return nil }
      return row == 0 || sources[row - 1] == source - 1 ? source : nil
    }
    var isKept = [Bool](repeating: false, count: size.height)
    for case .some(let source) in kept { isKept[source] = true }
    let old = rows
    rows = kept.indices.map { row in
      var row = old[kept[row] ?? row]
      row.isStale = false
      return row
    }
    for row in rows.indices where kept[row] == nil { rows[row].isStale = true }
    let keptCount = kept.count { $0 != nil }
    if keptCount < size.height / 2 {
      counts.removeAll()
      counts.change { counter in
        for row in rows where !row.isStale { counter.count(row) }
      }
    } else {
      counts.change { counter in
        for (row, isKept) in zip(old, isKept) where !isKept { counter.count(row, by: -1) }
      }
    }
  }

  /// Computes the differences of the rows that are not known, cuts them into stretches and counts
  /// what is to be written.
  private mutating func findRows(in frame: Frame) {
    let (width, height) = (frame.size.width, frame.size.height)
    frame.pixels.withUnsafeBufferPointer { pixels in
      for row in rows.indices where rows[row].isStale {
        rows[row].isOpaque = Self.areOpaque(pixels[row * width..<(row + 1) * width])
      }
    }
    let bytesPerPixel = rows.allSatisfy(\.isOpaque) ? 3 : 4
    if bytesPerPixel != counts.bytesPerPixel {
      counts = DifferenceCounts(bytesPerPixel: bytesPerPixel, area: frame.size.area)
      for row in rows.indices { rows[row].isStale = true }
    }
    let room = DifferenceRow.Room(width: width)
    frame.pixels.withUnsafeBufferPointer { pixels in
      rows.withUnsafeMutableBufferPointer { rows in
        counts.change { counter in
          guard let first = pixels.baseAddress else { return }
          for row in 0..<height where rows[row].isStale {
            let line = DifferenceLine(
              pixels: first + row * width,
              above: row > 0 ? first + (row - 1) * width : room.zeros,
              width: width, bytesPerPixel: bytesPerPixel)
            rows[row].find(line, in: room, counter: counter)
          }
        }
      }
    }
  }

  private static func areOpaque(_ pixels: Slice<UnsafeBufferPointer<UInt32>>) -> Bool {
    var all = UInt32.max
    for pixel in UnsafeBufferPointer(rebasing: pixels) { all &= pixel }
    return all >> 24 == 255
  }

  /// Appends one deflate block.
  private func write(_ codes: DifferenceCodes, to bytes: inout [UInt8]) {
    var writer = BitWriter(room: codes.mostBits / 8 + Self.longestHeader)
    codes.writeHeader(to: &writer)
    codes.write(rows, to: &writer)
    codes.writeEnd(to: &writer)
    writer.finish(appendingTo: &bytes)
  }

  /// More than the header of a block can take: 17 bits, 19 lengths of 3 and 316 of 14.
  ///
  /// *Units*: bytes.
  private static let longestHeader = 600
}
