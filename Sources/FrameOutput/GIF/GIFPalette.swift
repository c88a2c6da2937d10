/// The one palette of a film, and which of its numbers a colour has.
///
/// *Units*: a colour is `0xRRGGBB`.
struct GIFPalette {
  let colors: [UInt32]
  /// The number that leaves a pixel as it was; nothing where colours take all 256.
  let clear: UInt8?

  /// The last answers, in a table that stays small whatever the film.
  private var known: [(color: UInt32, number: UInt8)?]
  private var exact: [UInt32: UInt8] = [:]
  private let isExact: Bool

  private static let tableBits: UInt32 = 14

  init(_ census: ColorCensus) {
    isExact = census.isExact
    colors = isExact ? census.exact : MedianCut.colors(of: census.cells, limit: 255)
    clear = colors.count < 256 ? UInt8(colors.count) : nil
    known = Array(repeating: nil, count: 1 << Self.tableBits)
    for (number, color) in colors.enumerated() where exact[color] == nil {
      exact[color] = UInt8(number)
    }
  }

  /// How many bits a number of the palette has, as GIF counts; 1...8.
  var bits: Int {
    let count = colors.count + (clear == nil ? 0 : 1)
    return max(1, (count - 1).bitWidth - (count - 1).leadingZeroBitCount)
  }

  /// The number of the nearest colour, or the colour itself where the palette has it.
  mutating func number(of color: UInt32) -> UInt8 {
    // Knuth's multiplicative hash: the golden ratio of 2³².
    let slot = Int((color &* 0x9E37_79B1) >> (32 - Self.tableBits))
    if let last = known[slot], last.color == color { return last.number }
    let number = exact[color] ?? nearest(to: color)
    known[slot] = (color, number)
    return number
  }

  private func nearest(to color: UInt32) -> UInt8 {
    var best = (number: 0, distance: Int.max)
    for (number, candidate) in colors.enumerated() {
      var distance = 0
      for shift: UInt32 in [16, 8, 0] {
        let difference = Int(color >> shift & 255) - Int(candidate >> shift & 255)
        distance += difference * difference
      }
      if distance < best.distance { best = (number, distance) }
    }
    return UInt8(best.number)
  }
}
