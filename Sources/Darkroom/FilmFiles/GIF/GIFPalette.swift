/// The palette that all images of a film share; finds the nearest colour in it.
///
/// *Units*: a colour is `0xRRGGBB`.
struct GIFPalette {
  let colors: [UInt32]
  /// Whether it has every colour of the film.
  let isExact: Bool
  /// How many bits an index has, 1...8.
  let bits: Int

  /// A cache of the last answers, whose size does not depend on the film.
  private var known: [(color: UInt32, number: UInt8)?]
  private var exact: [UInt32: UInt8] = [:]

  private static let tableBits: UInt32 = 14

  /// A palette of every colour of a film.
  ///
  /// - Parameters:
  ///   - colors: the colours.
  ///   - colorsBesideClear: the most colours of an image that skips pixels; the palette has one
  ///     index more than these.
  init(exact colors: [UInt32], colorsBesideClear: Int) {
    self.init(colors, isExact: true, count: max(colors.count, colorsBesideClear + 1))
  }

  /// Chooses colours, which leave one index for clear pixels.
  ///
  /// - Parameters:
  ///   - groups: the colours of the film.
  ///   - limit: how many indices are used at most; 2...256.
  init(for groups: [ColorTally.Cell], limit: Int) {
    let colors = PaletteChoice.colors(for: groups, limit: limit - 1)
    self.init(colors, isExact: false, count: colors.count + 1)
  }

  private init(_ colors: [UInt32], isExact: Bool, count: Int) {
    (self.colors, self.isExact) = (colors, isExact)
    bits = max(1, (count - 1).bitWidth - (count - 1).leadingZeroBitCount)
    known = Array(repeating: nil, count: 1 << Self.tableBits)
    for (number, color) in colors.enumerated() where exact[color] == nil {
      exact[color] = UInt8(number)
    }
  }

  /// The index that leaves a pixel as it was, when the palette is not exact.
  var clear: UInt8 { UInt8(truncatingIfNeeded: colors.count) }

  /// Returns the index of the colour, or of the nearest one when the palette lacks it.
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
