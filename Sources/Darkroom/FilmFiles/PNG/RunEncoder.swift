import Pixels

/// Turns drawn pictures of up to 256 colours into PNG files by their runs of equal pixels.
///
/// Rows are remembered, so that only those that changed are looked at again. Drawn pictures consist
/// of runs and of rows that repeat the row above; nothing else is looked for. The result depends on
/// the frame alone.
struct RunEncoder {
  /// How pixels are written.
  private let colorType: PNGFile.ColorType
  private var size: PixelSize?
  private var picture = PictureRuns()
  private var counts = ColorCounts()
  private var tokenizer = RowTokenizer()
  /// The pieces of the rows, and where those of each row stand; a repeated row has none.
  private var tokens: [RowToken] = []
  private var told: [Range<Int>] = []

  init(_ colorType: PNGFile.ColorType) { self.colorType = colorType }

  /// Returns the PNG file of a frame.
  ///
  /// - Parameters:
  ///   - frame: the picture.
  ///   - change: where it may differ from the last frame.
  /// - Returns: `nil` when the picture has more colours or so many runs that others do better.
  mutating func bytes(of frame: Frame, change: ChangedArea) -> [UInt8]? {
    // The row above is copied, so a row with the byte of its filter must not be longer than the
    // longest distance, nor shorter than the shortest copy.
    let rowLength = frame.size.width * colorType.bytesPerPixel + 1
    guard (Deflater.shortestCopy...Deflater.longestDistance).contains(rowLength) else { return nil }
    var change = change
    if size != frame.size {
      begin(frame.size)
      change = ChangedArea(frame.size)
    }
    let fits = picture.look(
      at: frame, change: change, mostRuns: frame.size.area / Self.fewestPixelsARun,
      counts: &counts)
    if fits, counts.isOverfull { picture.recount(in: &counts) }
    guard fits, !counts.isOverfull, counts.count <= 256 else {
      size = nil
      return nil
    }
    return file(frame.size)
  }

  /// The fewest pixels of a run on average; a picture with shorter runs is not a drawing.
  ///
  /// *Units*: pixels.
  private static let fewestPixelsARun = 6

  private mutating func begin(_ size: PixelSize) {
    self.size = size
    picture = PictureRuns(size)
    counts.removeAll()
    tokens = []
    told = Array(repeating: 0..<0, count: size.height)
  }

  private mutating func file(_ size: PixelSize) -> [UInt8] {
    makeTokens(width: size.width)
    let (palette, numbers) = counts.palette()
    guard colorType == .palette else {
      return trueColorFile(size) { palette[Int(numbers[Int($0)])] }
    }
    let rowLength = size.width + 1
    // Local copies: otherwise the loop would claim access to the whole encoder for every run.
    let (tokens, told) = (tokens, told)
    var writer = RunWriter()
    var checksum = RowChecksum()
    picture.forEachBand { rows, runs in
      var row = RowChecksum.Row()
      row.add(0, count: 1)
      for run in runs { row.add(numbers[Int(run.slot)], count: Int(run.length)) }
      checksum.add(row, times: rows.count)
      writer.run(0, count: 1)
      for token in tokens[told[rows.lowerBound]] { writer.add(token, numbers[Int(token.slot)]) }
      let rest = (rows.count - 1) * rowLength
      guard rest > 0 else { return }
      if runs.count == 1, runs[0].pixel == palette[0] {
        writer.run(0, count: rest)
      } else {
        writer.copy(rest, distance: rowLength, last: nil)
      }
    }
    var file = PNGFile(size, .palette)
    file.add(palette: palette)
    writer.finish(file: &file, checksum: checksum)
    return file.finish()
  }

  /// Writes the pixels themselves instead of their numbers in a palette.
  ///
  /// - Parameters:
  ///   - size: the size of the picture.
  ///   - color: returns the pixel of a slot.
  /// - Returns: the bytes of the file.
  private func trueColorFile(
    _ size: PixelSize, color: (_ slot: Int32) -> UInt32
  ) -> [UInt8] {
    let count = colorType.bytesPerPixel
    let rowLength = size.width * count + 1
    let (tokens, told) = (tokens, told)
    var writer = RunWriter()
    var checksum = RowChecksum()
    picture.forEachBand { rows, runs in
      var row = RowChecksum.Row()
      row.add(0, count: 1)
      for run in runs { row.add(PixelBytes(run.pixel, count: count), times: Int(run.length)) }
      checksum.add(row, times: rows.count)
      writer.run(0, count: 1)
      for token in tokens[told[rows.lowerBound]] {
        writer.add(token, PixelBytes(color(token.slot), count: count), width: size.width)
      }
      guard runs.count > Self.mostRunsAgain else {
        // Copies from the row above tell how far it is each time, which takes more than a few runs.
        for _ in 1..<max(1, rows.count) {
          writer.run(0, count: 1)
          for run in runs {
            writer.add(PixelBytes(run.pixel, count: count), times: Int(run.length))
          }
        }
        return
      }
      let rest = (rows.count - 1) * rowLength
      if rest > 0 { writer.copy(rest, distance: rowLength, last: nil) }
    }
    var file = PNGFile(size, colorType)
    writer.finish(file: &file, checksum: checksum)
    return file.finish()
  }

  /// The most runs of a row that are written again where the row repeats.
  private static let mostRunsAgain = 3

  /// Cuts the rows that changed into pieces again.
  private mutating func makeTokens(width: Int) {
    let old = tokens
    tokens = Array(unsafeUninitializedCapacity: picture.count) { new, count in
      old.withUnsafeBufferPointer { old in
        picture.withRuns { runs in
          for (row, place) in picture.rows.enumerated() where !place.isRepeated {
            let length: Int
            if place.isStale {
              length = tokenizer.tell(
                runs(row), above: runs(row - 1), width: width, in: new[count...])
            } else {
              length = told[row].count
              _ = new[count...].update(fromContentsOf: old[told[row]])
            }
            told[row] = count..<count + length
            count += length
          }
        }
      }
    }
    picture.setEncoded()
  }
}
