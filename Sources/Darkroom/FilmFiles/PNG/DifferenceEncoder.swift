import Pixels

/// Turns pictures of many colours into PNG files.
///
/// Each row is written as its differences to the row above or to the left, whichever change less
/// often. Differences that repeat at least twice become copies; nothing else is looked for. Rows are
/// remembered, so that only those are looked at again that changed and did not only move; and so are
/// the bytes of bands of rows. The result depends on the frame alone.
struct DifferenceEncoder {
  /// Whether pixels have an alpha also where all are opaque.
  private let hasAlpha: Bool
  /// The size of the last frame; nil before the first.
  private var size: PixelSize?
  private var bytesPerPixel = 3
  private var rows: [DifferenceRow] = []
  /// Rows that are not in use, while others move to their places.
  private var spare: [DifferenceRow] = []
  /// The last file and its bands, from the top.
  private var last: [UInt8] = []
  private var bands: [DifferenceBand] = []

  init(hasAlpha: Bool) { self.hasAlpha = hasAlpha }

  /// Returns the PNG file of a frame.
  ///
  /// - Parameters:
  ///   - frame: the picture.
  ///   - change: where it may differ from the last frame; nil where that is not known.
  /// - Returns: the bytes of the file.
  mutating func bytes(of frame: Frame, change: ChangedArea?) -> [UInt8] {
    var known = KnownRows(height: frame.size.height, change: size == frame.size ? change : nil)
    if known.areNone { bands = [] }
    if size != frame.size {
      size = frame.size
      rows = Array(repeating: DifferenceRow(), count: frame.size.height)
      spare = rows
    }
    move(to: known)
    findRows(in: frame, &known)
    last = makeFile(frame.size, known)
    return last
  }

  /// Puts the rows that are known in their places.
  private mutating func move(to known: KnownRows) {
    if known.haveMoved {
      rows.withUnsafeMutableBufferPointer { rows in
        spare.withUnsafeMutableBufferPointer { spare in
          for (row, source) in known.sources.enumerated() where source >= 0 {
            swap(&spare[row], &rows[source])
          }
        }
      }
      swap(&rows, &spare)
    }
  }

  /// Computes the differences of the rows that are not known, and cuts them into stretches.
  private mutating func findRows(in frame: Frame, _ known: inout KnownRows) {
    find(in: frame, known)
    let needed = !hasAlpha && rows.allSatisfy(\.isOpaque) ? 3 : 4
    guard needed != bytesPerPixel else { return }
    bytesPerPixel = needed
    known = KnownRows(height: frame.size.height, change: nil)
    bands = []
    find(in: frame, known)
  }

  private mutating func find(in frame: Frame, _ known: KnownRows) {
    let width = frame.size.width
    let room = DifferenceRow.Room(width: width)
    frame.pixels.withUnsafeBufferPointer { pixels in
      rows.withUnsafeMutableBufferPointer { rows in
        guard let first = pixels.baseAddress else { return }
        for row in rows.indices where !known.has(row) {
          let line = DifferenceLine(
            pixels: first + row * width,
            above: row > 0 ? first + (row - 1) * width : room.zeros,
            width: width, bytesPerPixel: bytesPerPixel)
          rows[row].find(line, in: room)
        }
      }
    }
  }

  /// Returns the file of the rows.
  ///
  /// Bands are compressed of which a row is not known; the others stand in the file before.
  private mutating func makeFile(_ size: PixelSize, _ known: KnownRows) -> [UInt8] {
    let (old, before) = (bands, last)
    bands.removeAll(keepingCapacity: true)
    let counts = DifferenceCounts(bytesPerPixel: bytesPerPixel, area: size.area)
    var file = PNGFile(
      size, bytesPerPixel == 3 ? .rgb : .rgba, room: before.count + before.count / 8)
    var checksum = RowChecksum()
    rows.withUnsafeBufferPointer { rows in
      var (top, candidate) = (0, 0)
      for bottom in BandCuts(rows, width: size.width).ends {
        let start = file.bytes.count
        let source = known.source(of: top..<bottom)
        // Bands keep their order.
        while let source, candidate < old.count, old[candidate].rows.lowerBound < source {
          candidate += 1
        }
        if let source, candidate < old.count, old[candidate].rows == source..<source + bottom - top
        {
          file.add(chunk: before[old[candidate].bytes])
        } else {
          let rows = UnsafeBufferPointer(rebasing: rows[top..<bottom])
          DifferenceBand.write(rows, isFirst: top == 0, counts, to: &file)
        }
        bands.append(DifferenceBand(rows: top..<bottom, bytes: start..<file.bytes.count))
        top = bottom
      }
      for row in rows { checksum.add(row.checksum) }
    }
    file.addChunk("IDAT") { bytes in
      bytes += DifferenceBand.end
      bytes += PNGChunks.number(Int(checksum.value))
    }
    return file.finish()
  }
}
