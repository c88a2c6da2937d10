extension GIFFile.Picture {
  /// Returns the places of the pixels in `colors`, row by row from the top; what is missing at the
  /// end is left out.
  func indices() -> [UInt8] {
    let area = width * height
    var codes = GIFCodes(data, codeSize: codeSize)
    let all = codes.symbols(atMost: area)
    guard isInterlaced, width > 0 else { return all }
    var rows = [UInt8](repeating: 0, count: area)
    var read = 0
    for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
      for row in stride(from: first, to: height, by: step) {
        let count = min(width, all.count - read)
        guard count > 0 else { return rows }
        rows.replaceSubrange(row * width..<row * width + count, with: all[read..<read + count])
        read += width
      }
    }
    return rows
  }
}

/// Decodes the pixels of a picture: Lempel and Ziv's codes with Welch's growing table.
struct GIFCodes {
  private let data: [UInt8]
  private let codeSize: Int
  private var place = 0
  private var (bits, bitCount): (Int, Int) = (0, 0)

  init(_ data: [UInt8], codeSize: Int) { (self.data, self.codeSize) = (data, codeSize) }

  /// Returns up to a number of symbols; fewer where the codes end or are damaged.
  mutating func symbols(atMost area: Int) -> [UInt8] {
    let clear = 1 << codeSize
    var (width, next): (Int, Int) = (codeSize + 1, clear + 2)
    // Each word is another one with a symbol behind it.
    var before = [Int](repeating: -1, count: Self.mostCodes)
    var last = [UInt8](repeating: 0, count: Self.mostCodes)
    for symbol in 0..<clear { last[symbol] = UInt8(truncatingIfNeeded: symbol) }
    var symbols: [UInt8] = []
    var word: [UInt8] = []
    var previous: Int?
    while symbols.count < area, let code = code(width) {
      if code == clear {
        (width, next, previous) = (codeSize + 1, clear + 2, nil)
        continue
      }
      guard code != clear + 1, code < next || code == next && previous != nil else { break }
      // A word that is not in the table yet is the one before with its own first symbol behind it.
      var walk = code < next ? code : previous ?? clear
      word.removeAll(keepingCapacity: true)
      while walk >= 0 {
        word.append(last[walk])
        walk = before[walk]
      }
      let first = word.last ?? 0
      symbols.append(contentsOf: word.reversed())
      if code == next { symbols.append(first) }
      if let previous, next < Self.mostCodes {
        (before[next], last[next]) = (previous, first)
        next += 1
        if next == 1 << width, width < 12 { width += 1 }
      }
      previous = code
    }
    if symbols.count > area { symbols.removeLast(symbols.count - area) }
    return symbols
  }

  private static let mostCodes = 4096

  private mutating func code(_ width: Int) -> Int? {
    while bitCount < width {
      guard place < data.count else { return nil }
      bits |= Int(data[place]) << bitCount
      place += 1
      bitCount += 8
    }
    defer {
      bits >>= width
      bitCount -= width
    }
    return bits & (1 << width - 1)
  }
}
