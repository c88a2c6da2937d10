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
    ground = Self.mostFrequent(frames[0].pixels)
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
      for (value, opacity) in zip(values, opacities) where value != bottom {
        result = mix(result, value, part: opacity)
      }
      return result
    }
    return Frame(size: size, pixels: pixels)
  }

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

  private static func mostFrequent(_ pixels: [UInt32]) -> UInt32 {
    var counts: [UInt32: Int] = [:]
    var best = (value: pixels[0], count: 0)
    for pixel in pixels {
      let count = counts[pixel, default: 0] + 1
      counts[pixel] = count
      if count > best.count { best = (pixel, count) }
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
