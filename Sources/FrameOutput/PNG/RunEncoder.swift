import Pixels

/// Turns drawn pictures into PNG files by their runs, and remembers each row, so that only those
/// that changed are looked at again.
///
/// Drawn pictures are runs of equal pixels and rows that repeat what is above them; nothing else is
/// looked for. Up to 256 colours become a palette, more become differences to the row above. What
/// comes out depends on the frame alone.
struct RunEncoder {
  private struct Row {
    var runs: [PixelRun] = []
    /// Whether it is the row above once more.
    var isRepeated = false
    /// Whether `isRepeated` or the tokens are to be made anew.
    var isStale = true
    /// What is written of it, in the form that the last file had.
    var tokens: [RowToken] = []
    /// What its differences add to the checksum.
    var checksum = RowChecksum.Row()
  }

  private enum Form: Hashable {
    case palette
    case differences(bytesPerPixel: Int)
  }

  private var size: PixelSize?
  private var rows: [Row] = []
  private var counts = ColorCounts()
  private var form = Form.palette
  private var tokenizer = RowTokenizer()
  /// Room for the runs of any row.
  private var scratch: [PixelRun] = []

  /// A whole file, or nothing where the picture has too few runs for this to be worth while.
  ///
  /// - Parameter change: where it may differ from the last frame.
  mutating func bytes(of frame: Frame, change: ChangedArea) -> [UInt8]? {
    if size != frame.size {
      self = RunEncoder()
      size = frame.size
      rows = Array(repeating: Row(), count: frame.size.height)
      scratch = Array(repeating: PixelRun(pixel: 0, length: 0), count: frame.size.width)
      look(at: frame, rows: [0..<frame.size.height])
    } else {
      look(at: frame, rows: change.rows)
    }
    guard
      rows.reduce(0, { $0 + ($1.isRepeated ? 0 : $1.runs.count) }) * Self.fewestPixelsARun
        <= frame.size.area
    else { return nil }
    if counts.isOverfull {
      counts.removeAll()
      for row in rows where !counts.isOverfull {
        row.runs.withUnsafeBufferPointer { counts.add($0) }
      }
    }
    let hasPalette = !counts.isOverfull && counts.count <= 256
    let form: Form =
      hasPalette ? .palette : .differences(bytesPerPixel: isOpaque ? 3 : 4)
    if form != self.form {
      self.form = form
      for row in rows.indices { rows[row].isStale = true }
    }
    for row in rows.indices where rows[row].isStale {
      makeTokens(ofRow: row)
      rows[row].isStale = false
    }
    return hasPalette ? paletteFile(frame.size) : differenceFile(frame.size)
  }

  /// A picture with shorter runs is not a drawing. Units: pixels.
  private static let fewestPixelsARun = 6

  private var isOpaque: Bool {
    rows.allSatisfy { row in row.isRepeated || row.runs.allSatisfy { $0.pixel >> 24 == 255 } }
  }

  /// Finds the runs of rows anew.
  private mutating func look(at frame: Frame, rows changed: [Range<Int>]) {
    let width = frame.size.width
    frame.pixels.withUnsafeBufferPointer { pixels in
      for row in changed.joined() {
        let line = UnsafeBufferPointer(rebasing: pixels[row * width..<(row + 1) * width])
        let count = scratch.withUnsafeMutableBufferPointer { PixelRun.find(in: line, $0) }
        take(runs: count, asRow: row)
      }
    }
    for row in rows.indices where rows[row].isStale {
      rows[row].isRepeated = row > 0 && rows[row].runs == rows[row - 1].runs
    }
  }

  /// Keeps so many runs, which were just found, as a row if it had others.
  private mutating func take(runs count: Int, asRow row: Int) {
    scratch.withUnsafeBufferPointer { scratch in
      let found = UnsafeBufferPointer(rebasing: scratch[..<count])
      let isNew = rows[row].runs.withUnsafeBufferPointer { old in
        guard !old.elementsEqual(found) else { return false }
        if !counts.isOverfull { counts.remove(old) }
        return true
      }
      guard isNew else { return }
      if !counts.isOverfull { counts.add(found) }
      rows[row].runs.removeAll(keepingCapacity: true)
      rows[row].runs.append(contentsOf: found)
      rows[row].isStale = true
      // The tokens of the row below look up to this one.
      if row + 1 < rows.count { rows[row + 1].isStale = true }
    }
  }

  private mutating func makeTokens(ofRow row: Int) {
    guard !rows[row].isRepeated else {
      rows[row].tokens.removeAll(keepingCapacity: true)
      return
    }
    let above = row > 0 ? rows[row - 1].runs : []
    switch form {
    case .palette:
      var tokens: [RowToken] = []
      swap(&tokens, &rows[row].tokens)
      rows[row].runs.withUnsafeBufferPointer { runs in
        above.withUnsafeBufferPointer { above in
          tokenizer.tell(runs, above: above, in: &tokens)
        }
      }
      swap(&tokens, &rows[row].tokens)
    case .differences(let bytesPerPixel):
      let differences = PixelRun.differences(of: rows[row].runs, from: above)
      rows[row].tokens = differences.map(RowToken.init)
      var checksum = RowChecksum.Row()
      checksum.add(Self.up, count: 1)
      for run in differences {
        checksum.add(
          pixel: run.pixel, count: Int(run.length), bytesPerPixel: bytesPerPixel)
      }
      rows[row].checksum = checksum
    }
  }

  /// PNG's number for rows of differences to the row above.
  private static let up: UInt8 = 2

  private mutating func paletteFile(_ size: PixelSize) -> [UInt8] {
    let palette = counts.makePalette()
    let rowLength = size.width + 1
    var writer = RunWriter()
    var checksum = RowChecksum()
    var last = RowChecksum.Row()
    for row in rows.indices {
      if rows[row].isRepeated {
        if rows[row].runs.count == 1, rows[row].runs[0].pixel == palette[0] {
          writer.run(0, count: rowLength)
        } else {
          writer.copy(rowLength, distance: rowLength, last: nil)
        }
      } else {
        last = RowChecksum.Row()
        last.add(0, count: 1)
        rows[row].runs.withUnsafeBufferPointer { runs in
          for run in runs { last.add(counts.index(of: run.pixel), count: Int(run.length)) }
        }
        writer.run(0, count: 1)
        rows[row].tokens.withUnsafeBufferPointer { tokens in
          for token in tokens { write(token, to: &writer, rowLength: rowLength) }
        }
      }
      checksum.add(last)
    }
    var file = PNGFile(size, .palette)
    file.add(palette: palette)
    writer.finish(file: &file, checksum: checksum)
    return file.finish()
  }

  private func write(_ token: RowToken, to writer: inout RunWriter, rowLength: Int) {
    let index = counts.index(of: token.pixel)
    switch token.source {
    case .pixel: writer.run(index, count: Int(token.length))
    case .above: writer.copy(Int(token.length), distance: rowLength, last: index)
    case .before(let distance):
      writer.copy(Int(token.length), distance: Int(distance), last: index)
    }
  }

  private mutating func differenceFile(_ size: PixelSize) -> [UInt8] {
    guard case .differences(let bytesPerPixel) = form else { return [] }
    let rowLength = size.width * bytesPerPixel
    var writer = RunWriter()
    var repeated = RowChecksum.Row()
    repeated.add(Self.up, count: 1)
    repeated.add(0, count: rowLength)
    var checksum = RowChecksum()
    for row in rows {
      writer.run(Self.up, count: 1)
      if row.isRepeated {
        writer.run(0, count: rowLength)
        checksum.add(repeated)
      } else {
        for token in row.tokens {
          writer.run(
            pixel: token.pixel, count: Int(token.length), bytesPerPixel: bytesPerPixel)
        }
        checksum.add(row.checksum)
      }
    }
    var file = PNGFile(size, bytesPerPixel == 3 ? .rgb : .rgba)
    writer.finish(file: &file, checksum: checksum)
    return file.finish()
  }
}
