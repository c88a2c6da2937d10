/// A piece of a row of palette numbers: one number several times, or what the row above has there.
struct RowToken {
  /// The last pixel of the piece.
  var pixel: UInt32
  var length: Int
  var isAbove: Bool

  /// A whole row, in as few pieces as are found by always taking the longest.
  ///
  /// - Parameter above: of the same width; nothing where there is no row above.
  static func tokens(of row: [PixelRun], above: [PixelRun]) -> [RowToken] {
    guard !above.isEmpty else {
      return row.map { RowToken(pixel: $0.pixel, length: $0.length, isAbove: false) }
    }
    var tokens: [RowToken] = []
    tokens.reserveCapacity(row.count)
    // Pieces that are equal to the row above, and how much of them could be told as runs as well.
    var equal = RowToken(pixel: 0, length: 0, isAbove: true)
    var longestRun = 0
    func endEqual() {
      guard equal.length > 0 else { return }
      // One run is told as it is: it needs no distance.
      if equal.length >= shortestMatch, equal.length > longestRun {
        tokens.append(equal)
      } else {
        for run in pending { append(run) }
      }
      pending.removeAll(keepingCapacity: true)
      equal.length = 0
      longestRun = 0
    }
    func append(_ run: PixelRun) {
      if let last = tokens.last, !last.isAbove, last.pixel == run.pixel {
        tokens[tokens.count - 1].length += run.length
      } else {
        tokens.append(RowToken(pixel: run.pixel, length: run.length, isAbove: false))
      }
    }
    var pending: [PixelRun] = []
    PixelRun.forEachCommonRun(of: row, above) { pixel, upper, length in
      guard pixel == upper else {
        endEqual()
        append(PixelRun(pixel: pixel, length: length))
        return
      }
      equal.pixel = pixel
      equal.length += length
      if let last = pending.last, last.pixel == pixel {
        pending[pending.count - 1].length += length
      } else {
        pending.append(PixelRun(pixel: pixel, length: length))
      }
      longestRun = max(longestRun, pending[pending.count - 1].length)
    }
    endEqual()
    return tokens
  }

  /// Deflate copies no fewer bytes.
  private static let shortestMatch = 3
}
