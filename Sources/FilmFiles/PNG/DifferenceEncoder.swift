import Pixels

/// Turns pictures of many colours into PNG files.
///
/// Each row is written as its differences to the row above or to the left, whichever change less
/// often. Differences that repeat become copies; nothing else is looked for. The result depends on
/// the frame alone.
struct DifferenceEncoder {
  /// Room that is used again: the differences, and the stretches into which they are cut.
  private var differences: [UInt32] = []
  private var stretches: [DifferenceStretch] = []
  private var rows: [Row] = []

  private struct Row {
    var filter: UInt8 = 0
    /// How many stretches it has.
    var count = 0
  }

  /// Returns the PNG file of a frame.
  mutating func bytes(of frame: Frame) -> [UInt8] {
    let isOpaque = frame.pixels.withUnsafeBufferPointer(Self.areOpaque)
    var counts = DifferenceCounts(bytesPerPixel: isOpaque ? 3 : 4)
    let checksum = cut(frame, counts: &counts)
    let codes = DifferenceCodes(counts)
    var file = PNGFile(frame.size, isOpaque ? .rgb : .rgba)
    file.addChunk("IDAT") { bytes in
      // The zlib header: a window of 32 kB, compressed fast.
      bytes += [0x78, 0x01]
      write(codes, to: &bytes)
      bytes += PNGChunks.number(Int(checksum.value))
    }
    return file.finish()
  }

  private static func areOpaque(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    var all = UInt32.max
    for pixel in pixels { all &= pixel }
    return all >> 24 == 255
  }

  /// Computes the differences, cuts them into stretches and counts what is to be written.
  ///
  /// - Returns: the checksum of the bytes that are compressed.
  private mutating func cut(_ frame: Frame, counts: inout DifferenceCounts) -> RowChecksum {
    let (width, height) = (frame.size.width, frame.size.height)
    if differences.count != (height + 1) * width || rows.count != height {
      // One row more, in which the other filter is tried.
      differences = Array(repeating: 0, count: (height + 1) * width)
      stretches = Array(repeating: DifferenceStretch(), count: height * width)
      rows = Array(repeating: Row(), count: height)
    }
    let zeros = [UInt32](repeating: 0, count: width)
    var checksum = RowChecksum()
    var used = 0
    frame.pixels.withUnsafeBufferPointer { pixels in
      differences.withUnsafeMutableBufferPointer { differences in
        stretches.withUnsafeMutableBufferPointer { stretches in
          zeros.withUnsafeBufferPointer { zeros in
            guard let first = pixels.baseAddress, let target = differences.baseAddress,
              let zeros = zeros.baseAddress
            else { return }
            for row in 0..<height {
              let line = DifferenceLine(
                pixels: first + row * width,
                above: row > 0 ? first + (row - 1) * width : zeros,
                differences: target + row * width, width: width,
                bytesPerPixel: counts.bytesPerPixel)
              // The row below is not in use yet.
              rows[row].filter = line.makeDifferences(trying: target + (row + 1) * width)
              counts.add(filter: rows[row].filter)
              checksum.add(line.checksum(filter: rows[row].filter))
              rows[row].count = line.cut(
                into: UnsafeMutableBufferPointer(rebasing: stretches[used...]), counts: &counts)
              used += rows[row].count
            }
          }
        }
      }
    }
    return checksum
  }

  /// Appends one deflate block.
  private func write(_ codes: DifferenceCodes, to bytes: inout [UInt8]) {
    var writer = BitWriter(room: codes.bitCount / 8 + Self.longestHeader)
    codes.writeHeader(to: &writer)
    differences.withUnsafeBufferPointer { differences in
      stretches.withUnsafeBufferPointer { stretches in
        var (pixel, place) = (0, 0)
        for row in rows {
          codes.write(filter: row.filter, to: &writer)
          for stretch in stretches[place..<place + row.count] {
            let end = pixel + Int(stretch.literals)
            codes.write(UnsafeBufferPointer(rebasing: differences[pixel..<end]), to: &writer)
            codes.write(repeats: Int(stretch.repeats), to: &writer)
            codes.write(zeros: Int(stretch.zeros), to: &writer)
            pixel = end + Int(stretch.repeats) + Int(stretch.zeros)
          }
          place += row.count
        }
      }
    }
    codes.writeEnd(to: &writer)
    writer.finish(appendingTo: &bytes)
  }

  /// More than the header of a block can take: 17 bits, 19 lengths of 3 and 316 of 14.
  ///
  /// *Units*: bytes.
  private static let longestHeader = 600
}
