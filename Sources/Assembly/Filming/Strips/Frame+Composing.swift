import Pixels

extension Frame {
  /// Draws `picture` over this frame, its upper left corner at (`x`, `y`), cut at the edges.
  mutating func put(_ picture: Frame, x: Int, y: Int) {
    for row in max(0, -y)..<max(0, -y, min(picture.size.height, size.height - y)) {
      for column in max(0, -x)..<max(0, -x, min(picture.size.width, size.width - x)) {
        let pixel = picture[column, row]
        self[x + column, y + row] =
          pixel >> 24 == 255 ? pixel : Self.lay(pixel, over: self[x + column, y + row])
      }
    }
  }

  /// Returns this frame with `factor`×`factor` pixels as one, their mean.
  ///
  /// A remainder at the edges is left out unless there is nothing else.
  func reduced(by factor: Int) -> Frame {
    let small = PixelSize(
      width: max(1, size.width / factor), height: max(1, size.height / factor))
    let pixels = (0..<small.area).map { place in
      let (left, top) = (place % small.width * factor, place / small.width * factor)
      var sums = SIMD4<Int>()
      for y in top..<min(top + factor, size.height) {
        for x in left..<min(left + factor, size.width) {
          let pixel = self[x, y]
          let alpha = Int(pixel >> 24)
          // A clear pixel has no colour to add.
          sums &+= SIMD4(
            alpha, Int(pixel >> 16 & 255) * alpha, Int(pixel >> 8 & 255) * alpha,
            Int(pixel & 255) * alpha)
        }
      }
      guard sums[0] > 0 else { return UInt32(0) }
      let count =
        (min(left + factor, size.width) - left) * (min(top + factor, size.height) - top)
      let alpha = UInt32((sums[0] + count / 2) / count)
      return [1, 2, 3].reduce(alpha) { result, channel in
        result << 8 | UInt32((sums[channel] + sums[0] / 2) / sums[0])
      }
    }
    return Frame(size: small, pixels: pixels)
  }

  private static func lay(_ pixel: UInt32, over ground: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    // The picture below the frames is opaque.
    return [16, 8, 0].reduce(0xFF00_0000) { result, shift in
      let level = (pixel >> shift & 255) * alpha + (ground >> shift & 255) * (255 - alpha)
      return result | ((level + 127) / 255) << shift
    }
  }
}
