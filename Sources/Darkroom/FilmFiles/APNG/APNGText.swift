import Pixels

/// The rows of a picture as copies and bytes, as far as these are few.
///
/// zlib takes four times as long for bytes as this for pixels.
struct APNGText {
  private let width: Int
  /// How many bytes a pixel has.
  private let depth: Int
  /// The pixels, a mark before each row.
  private let symbols: [UInt32]
  /// The pieces of the symbols; nil where there would be many.
  private let pieces: [RepeatFinder.Piece]?

  /// Cuts the pixels of a picture without a palette.
  ///
  /// - Parameters:
  ///   - pixels: `0xAARRGGBB`; the alpha may be missing when there is none.
  ///   - width: that of the picture.
  ///   - hasAlpha: whether their alpha is told; those of alpha 0 are 0.
  init(_ pixels: [UInt32], width: Int, hasAlpha: Bool) {
    (self.width, depth) = (width, hasAlpha ? 4 : 3)
    // No pixel equals the mark.
    let symbols = Self.marked(pixels, width: width, hasAlpha ? Self.mark : .max)
    self.symbols = symbols
    var finder = RepeatFinder()
    pieces = Self.pieces(of: symbols, width: width, depth: depth, &finder)
  }

  /// Cuts pixels into pieces.
  ///
  /// - Parameters:
  ///   - symbols: the pixels, a mark before each row.
  ///   - width: that of the picture.
  ///   - depth: how many bytes a pixel has at most.
  ///   - finder: what cuts them.
  /// - Returns: the pieces; nil where there would be many.
  static func pieces(
    of symbols: [UInt32], width: Int, depth: Int, _ finder: inout RepeatFinder
  ) -> [RepeatFinder.Piece]? {
    let terms = RepeatFinder.Terms(
      literal: 18, near: 8, far: 18, shortest: 1,
      farthest: Deflater.longestDistance / depth, hashed: 2, most: mostItems)
    return symbols.withUnsafeBufferPointer { finder.pieces(of: $0, width: width + 1, terms) }
  }

  /// Takes pixels that are cut already.
  ///
  /// - Parameters:
  ///   - text: the pixels, a mark before each row with the number 0.
  ///   - values: the colour or the index of each other number; nil where the text holds colours.
  ///   - size: that of the picture.
  ///   - depth: how many bytes a pixel has.
  init(_ text: RepeatText, _ values: [UInt32]?, _ size: PixelSize, depth: Int) {
    (width, self.depth, pieces) = (size.width, depth, text.pieces)
    // A mark is the number of a filter, which is also the index of the first colour.
    symbols = text.symbols(values.map { [0] + $0 }, count: size.area + size.height)
  }

  /// What no pixel equals whose alpha is known and that is 0 where that is.
  static let mark: UInt32 = 0xFF_FFFF

  /// Returns pixels with a mark before each row.
  static func marked(_ pixels: [UInt32], width: Int, _ mark: UInt32) -> [UInt32] {
    var symbols: [UInt32] = []
    symbols.reserveCapacity(pixels.count + pixels.count / width)
    for start in stride(from: 0, to: pixels.count, by: width) {
      symbols.append(mark)
      symbols += pixels[start..<start + width]
    }
    return symbols
  }

  /// The bytes of the rows, each after the number of its filter, which is 0.
  var rows: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: byte(symbols.count)) { rows, count in
      guard let start = rows.baseAddress else { return }
      var place = 0
      for piece in pieces ?? [RepeatFinder.Piece(length: symbols.count, distance: 0)] {
        let end = place + piece.length
        if piece.distance == 0 {
          for place in place..<end { put(place, to: rows, &count) }
        } else {
          (start + count).repeatLast(
            count - byte(place - piece.distance), count: byte(end) - count)
          count = byte(end)
        }
        place = end
      }
    }
  }

  /// Writes the bytes of one symbol.
  private func put(_ place: Int, to rows: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int) {
    let isMark = place % (width + 1) == 0
    let pixel = isMark ? 0 : symbols[place]
    if depth > 1, !isMark {
      rows[count] = UInt8(truncatingIfNeeded: pixel >> 16)
      rows[count + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      count += 2
    }
    rows[count] = UInt8(truncatingIfNeeded: pixel)
    count += 1
    if depth == 4, !isMark {
      rows[count] = UInt8(truncatingIfNeeded: pixel >> 24)
      count += 1
    }
  }

  /// Compresses the rows.
  ///
  /// - Parameter rows: their bytes.
  /// - Returns: one deflate block; nil where there would be many copies and bytes.
  func deflated(_ rows: [UInt8]) -> [UInt8]? {
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
      guard let pixels = symbols.baseAddress else { return }
      while place < places.upperBound {
        var end = places.upperBound
        if depth > 1 {
          let column = place % (width + 1)
          end = min(end, place - column + width + 1)
          // Neither a mark nor the first pixel continues what stands before it.
          place += max(0, 2 - column)
        }
        while place < end {
          let last = place + (pixels + place).count(of: pixels[place - 1], in: end - place)
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
