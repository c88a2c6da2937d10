import Pixels

/// Turns drawn pictures into PNG files by their runs of equal pixels.
///
/// Rows are remembered, so that only those that changed are looked at again. Drawn pictures consist
/// of runs and of rows that repeat the row above; nothing else is looked for. Up to 256 colours
/// become a palette, more become differences to the row above. The result depends on the frame
/// alone.
struct RunEncoder {
  /// The differences of a row to the row above, and their checksum.
  private struct Difference {
    var runs: [PixelRun] = []
    var checksum = RowChecksum.Row()
  }

  private enum Form: Hashable {
    case palette
    case differences(bytesPerPixel: Int)
  }

  private var size: PixelSize?
  private var picture = PictureRuns()
  private var counts = ColorCounts()
  /// The form of the last file.
  private var form: Form?
  private var tokenizer = RowTokenizer()
  /// The pieces of each row when there is a palette; a repeated row has none.
  private var tokens: [RowToken] = []
  private var told: [Range<Int>] = []
  /// The differences of each row when there is no palette.
  private var differences: [Difference] = []

  /// Returns the PNG file of a frame.
  ///
  /// - Parameters:
  ///   - frame: the picture.
  ///   - change: where it may differ from the last frame.
  /// - Returns: `nil` when the picture has so many runs that libpng does better.
  mutating func bytes(of frame: Frame, change: ChangedArea) -> [UInt8]? {
    // The row above is copied, so a row must not be longer than the longest distance.
    guard frame.size.width < Deflater.longestDistance else {
      size = nil
      return nil
    }
    var change = change
    if size != frame.size {
      size = frame.size
      picture = PictureRuns(frame.size)
      counts.removeAll()
      form = nil
      change = ChangedArea(frame.size)
    }
    guard
      picture.look(
        at: frame, change: change, mostRuns: frame.size.area / Self.fewestPixelsARun,
        counts: &counts)
    else {
      size = nil
      return nil
    }
    if counts.isOverfull { picture.recount(in: &counts) }
    let hasPalette = !counts.isOverfull && counts.count <= 256
    let form: Form =
      hasPalette ? .palette : .differences(bytesPerPixel: picture.isOpaque ? 3 : 4)
    if form != self.form { begin(form) }
    return hasPalette ? paletteFile(frame.size) : differenceFile(frame.size)
  }

  /// The fewest pixels of a run on average; a picture with shorter runs is not a drawing.
  ///
  /// *Units*: pixels.
  private static let fewestPixelsARun = 6

  private mutating func begin(_ form: Form) {
    self.form = form
    let height = picture.rows.count
    (tokens, told) = ([], [])
    differences = []
    if form == .palette {
      told = Array(repeating: 0..<0, count: height)
    } else {
      differences = Array(repeating: Difference(), count: height)
    }
    picture.setStale(true)
  }

  private mutating func paletteFile(_ size: PixelSize) -> [UInt8] {
    let rowLength = size.width + 1
    makeTokens(width: size.width)
    let (palette, numbers) = counts.palette()
    // Local copies: otherwise the loop would claim access to the whole encoder for every run.
    let (picture, tokens, told) = (picture, tokens, told)
    var writer = RunWriter()
    var checksum = RowChecksum()
    var last = RowChecksum.Row()
    picture.withRuns { runs in
      for (row, place) in picture.rows.enumerated() {
        if place.isRepeated {
          if runs(row).count == 1, runs(row)[0].pixel == palette[0] {
            writer.run(0, count: rowLength)
          } else {
            writer.copy(rowLength, distance: rowLength, last: nil)
          }
        } else {
          last = RowChecksum.Row()
          last.add(0, count: 1)
          for run in runs(row) { last.add(numbers[Int(run.slot)], count: Int(run.length)) }
          writer.run(0, count: 1)
          for token in tokens[told[row]] { writer.add(token, numbers[Int(token.slot)]) }
        }
        checksum.add(last)
      }
    }
    var file = PNGFile(size, .palette)
    file.add(palette: palette)
    writer.finish(file: &file, checksum: checksum)
    return file.finish()
  }

  /// Cuts the rows that changed into pieces again.
  private mutating func makeTokens(width: Int) {
    let old = tokens
    tokens = Array(unsafeUninitializedCapacity: picture.count) { new, count in
      old.withUnsafeBufferPointer { old in
        picture.withRuns { runs in
          for (row, place) in picture.rows.enumerated() {
            let length: Int
            if place.isRepeated {
              length = 0
            } else if place.isStale {
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
    picture.setStale(false)
  }

  /// Computes the differences of the rows that changed.
  private mutating func makeDifferences(bytesPerPixel: Int) {
    picture.withRuns { runs in
      for (row, place) in picture.rows.enumerated() where place.isStale && !place.isRepeated {
        var checksum = RowChecksum.Row()
        checksum.add(Self.up, count: 1)
        let found = PixelRun.differences(of: runs(row), from: runs(row - 1))
        for run in found {
          checksum.add(pixel: run.pixel, count: Int(run.length), bytesPerPixel: bytesPerPixel)
        }
        differences[row] = Difference(runs: found, checksum: checksum)
      }
    }
    picture.setStale(false)
  }

  /// The number of PNG's filter for differences to the row above.
  private static let up: UInt8 = 2

  private mutating func differenceFile(_ size: PixelSize) -> [UInt8] {
    guard case .differences(let bytesPerPixel) = form else { return [] }
    makeDifferences(bytesPerPixel: bytesPerPixel)
    let rowLength = size.width * bytesPerPixel
    var writer = RunWriter()
    var repeated = RowChecksum.Row()
    repeated.add(Self.up, count: 1)
    repeated.add(0, count: rowLength)
    var checksum = RowChecksum()
    for (row, place) in picture.rows.enumerated() {
      writer.run(Self.up, count: 1)
      if place.isRepeated {
        writer.run(0, count: rowLength)
        checksum.add(repeated)
      } else {
        for run in differences[row].runs {
          writer.run(pixel: run.pixel, count: Int(run.length), bytesPerPixel: bytesPerPixel)
        }
        checksum.add(differences[row].checksum)
      }
    }
    var file = PNGFile(size, bytesPerPixel == 3 ? .rgb : .rgba)
    writer.finish(file: &file, checksum: checksum)
    return file.finish()
  }
}
