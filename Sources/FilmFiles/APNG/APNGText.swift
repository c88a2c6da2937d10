/// The rows of a picture without a palette as copies and bytes, as far as these are few.
///
/// zlib takes four times as long for bytes as this for pixels.
struct APNGText {
  private let width: Int
  private let hasAlpha: Bool
  /// The pixels, a mark before each row.
  private let symbols: [UInt32]

  /// - Parameters:
  ///   - pixels: `0xAARRGGBB`; the alpha may be missing when there is none.
  ///   - width: that of the picture.
  ///   - hasAlpha: whether their alpha is told; those of alpha 0 are 0.
  init(_ pixels: [UInt32], width: Int, hasAlpha: Bool) {
    (self.width, self.hasAlpha) = (width, hasAlpha)
    var symbols: [UInt32] = []
    symbols.reserveCapacity(pixels.count + pixels.count / width)
    for start in stride(from: 0, to: pixels.count, by: width) {
      // No pixel equals the mark.
      symbols.append(hasAlpha ? 0xFF_FFFF : 0xFFFF_FFFF)
      symbols += pixels[start..<start + width]
    }
    self.symbols = symbols
  }

  /// Compresses the rows.
  ///
  /// - Parameter rows: the bytes of the rows, each after the number of its filter.
  /// - Returns: one deflate block; nil where there would be many copies and bytes.
  func deflated(_ rows: [UInt8]) -> [UInt8]? {
    var finder = RepeatFinder()
    let terms = RepeatFinder.Terms(
      literal: 18, near: 8, far: 18, shortest: 1,
      farthest: Deflater.longestDistance / depth, hashed: 2, most: Self.mostItems)
    let pieces = symbols.withUnsafeBufferPointer { finder.pieces(of: $0, width: width + 1, terms) }
    guard let pieces else { return nil }
    var deflater = Deflater()
    var place = 0
    for piece in pieces {
      let end = place + piece.length
      if piece.distance == 0 {
        for byte in rows[byte(place)..<byte(end)] { deflater.literal(byte) }
      } else {
        put(place..<end, distance: piece.distance, rows, &deflater)
      }
      place = end
    }
    var bytes: [UInt8] = []
    deflater.write(to: &bytes)
    return bytes
  }

  /// With more, zlib finds what makes a picture a good deal shorter.
  private static let mostItems = 2560
  /// As many pixels of one colour are copied from the pixel before, which takes a few bits less for
  /// each copy than from the row above.
  private static let longRun = 130

  /// How many bytes a pixel has.
  private var depth: Int { hasAlpha ? 4 : 3 }

  /// Returns where a symbol stands among the bytes; a mark is one of them.
  private func byte(_ place: Int) -> Int {
    depth * place - (depth - 1) * ((place + width) / (width + 1))
  }

  /// Copies symbols, long runs of one colour from the pixel before.
  private func put(
    _ places: Range<Int>, distance: Int, _ rows: [UInt8], _ deflater: inout Deflater
  ) {
    guard distance > 1, places.count >= Self.longRun else {
      return copy(places, distance: distance, rows, &deflater)
    }
    var (start, place) = (places.lowerBound, places.lowerBound)
    symbols.withUnsafeBufferPointer { symbols in
      while place < places.upperBound {
        let column = place % (width + 1)
        let end = min(places.upperBound, place - column + width + 1)
        // Neither a mark nor the first pixel continues what stands before it.
        place += max(0, 2 - column)
        while place < end {
          var last = place
          while last < end, symbols[last] == symbols[place - 1] { last += 1 }
          if last - place >= Self.longRun {
            if place > start { copy(start..<place, distance: distance, rows, &deflater) }
            copy(place..<last, distance: 1, rows, &deflater)
            start = last
          }
          place = last + 1
        }
        place = end
      }
    }
    if start < places.upperBound {
      copy(start..<places.upperBound, distance: distance, rows, &deflater)
    }
  }

  private func copy(
    _ places: Range<Int>, distance: Int, _ rows: [UInt8], _ deflater: inout Deflater
  ) {
    let start = byte(places.lowerBound)
    let length = byte(places.upperBound) - start
    guard length >= Deflater.shortestCopy else {
      for byte in rows[start..<start + length] { deflater.literal(byte) }
      return
    }
    deflater.copy(length, distance: start - byte(places.lowerBound - distance))
  }
}
