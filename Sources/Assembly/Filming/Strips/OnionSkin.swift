import Pixels

/// Draws frames over one another, earlier ones fainter.
struct OnionSkin {
  private static let faintest = 0.25

  private let frames: [Frame]
  /// The most frequent pixel of the first frame.
  private let ground: UInt32

  /// Finds the ground of the frames.
  ///
  /// - Precondition: at least one frame, all of one size.
  init(_ frames: [Frame]) {
    self.frames = frames
    ground = frames[0].mostFrequentPixel
  }

  var frame: Frame {
    let size = frames[0].size
    let opacities = frames.indices.map { index in
      frames.count == 1
        ? 1 : Self.faintest + (1 - Self.faintest) * Double(index) / Double(frames.count - 1)
    }
    var values = [UInt32](repeating: 0, count: frames.count)
    let pixels = (0..<size.area).map { place in
      for (index, frame) in frames.enumerated() { values[index] = frame.pixels[place] }
      guard values.contains(where: { $0 != values[0] }) else { return values[0] }
      let bottom = underlying(values)
      var result = bottom
      for (index, value) in values.enumerated() where value != bottom {
        let ink = ink(of: frames[index], at: place, over: bottom)
        result = mix(result, ink.color, part: opacities[index] * ink.cover)
      }
      return result
    }
    return Frame(size: size, pixels: pixels)
  }

  /// Returns the colour that a frame laid on a ground, and how much of the pixel it covers.
  ///
  /// The edge of a shape is a mixture of its colour and the ground. Laid over something else, it would
  /// leave a rim of the ground; so the colour is looked for in the pixels around it.
  private func ink(
    of frame: Frame, at place: Int, over ground: UInt32
  ) -> (color: UInt32, cover: Double) {
    let value = frame.pixels[place]
    let (x, y) = (place % frame.size.width, place / frame.size.width)
    var best = (color: value, cover: 1.0)
    for row in max(0, y - 1)...min(frame.size.height - 1, y + 1) {
      for column in max(0, x - 1)...min(frame.size.width - 1, x + 1) {
        let neighbor = frame[column, row]
        guard neighbor != ground, neighbor != value,
          let cover = Self.share(of: neighbor, in: value, over: ground), cover < best.cover
        else { continue }
        best = (neighbor, cover)
      }
    }
    return best
  }

  /// Returns how much of `color` over `ground` makes `mixture`; nil when nothing between 0 and 1 does.
  private static func share(of color: UInt32, in mixture: UInt32, over ground: UInt32) -> Double? {
    var (product, square) = (0.0, 0.0)
    let channels = [24, 16, 8, 0].map { shift in
      let bottom = Double(ground >> shift & 255)
      let way = Double(color >> shift & 255) - bottom
      let part = Double(mixture >> shift & 255) - bottom
      product += way * part
      square += way * way
      return (way: way, part: part)
    }
    guard square > 0 else { return nil }
    let share = product / square
    guard share > 0, share < 1,
      channels.allSatisfy({ abs($0.part - share * $0.way) <= tolerance })
    else { return nil }
    return share
  }

  /// How far a mixture may be off, in levels.
  private static let tolerance = 3.0

  /// Returns the pixel below all frames at one place.
  ///
  /// It is the ground if any frame shows it there, otherwise the value that most frames have; of
  /// several such values, the first.
  private func underlying(_ values: [UInt32]) -> UInt32 {
    if values.contains(ground) { return ground }
    var best = (value: values[0], count: 0)
    for value in values {
      let count = values.count { $0 == value }
      if count > best.count { best = (value, count) }
    }
    return best.value
  }

  private func mix(_ one: UInt32, _ other: UInt32, part: Double) -> UInt32 {
    [24, 16, 8, 0].reduce(0) { result, shift in
      let (from, to) = (Double(one >> shift & 255), Double(other >> shift & 255))
      return result | UInt32((from + (to - from) * part).rounded()) << shift
    }
  }
}
