/// The difference between two colours as the eye sees it.
///
/// Source: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission
/// color space in mobile applications" (2010), as pixelmatch and odiff use it.
enum PixelDistance {
  /// Returns the distance as a share of that between black and white, 0...1.
  ///
  /// It is 0 only for equal pixels. Pixels that are not opaque are laid on white and on black; the
  /// larger distance counts.
  static func between(_ one: UInt32, _ other: UInt32) -> Double {
    if one == other { return 0 }
    let distance: Double
    if one >> 24 == 255, other >> 24 == 255 {
      distance = between(YIQ(one, on: 0), YIQ(other, on: 0))
    } else {
      distance = max(
        between(YIQ(one, on: 255), YIQ(other, on: 255)), between(YIQ(one, on: 0), YIQ(other, on: 0))
      )
    }
    // Clear pixels of two colours look the same but are not equal.
    return max(distance, .leastNonzeroMagnitude)
  }

  /// Returns the brightness of a pixel that is laid on white.
  ///
  /// *Units*: levels, 0...255.
  static func brightness(_ pixel: UInt32) -> Double { YIQ(pixel, on: 255).y }

  private static func between(_ one: YIQ, _ other: YIQ) -> Double {
    let (y, i, q) = (one.y - other.y, one.i - other.i, one.q - other.q)
    let squared = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    return min(1, (squared / squareOfTheLargest).squareRoot())
  }

  /// The formula's result for the two colours that are furthest apart.
  private static let squareOfTheLargest = 35_215.0
}

/// A colour as brightness (y) and two axes of hue (i, q).
private struct YIQ {
  let y: Double
  let i: Double
  let q: Double

  /// Converts a pixel that is laid on a grey of 0...255.
  @inline(__always) init(_ pixel: UInt32, on ground: Double) {
    var (red, green, blue) = (
      Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255)
    )
    if pixel >> 24 != 255 {
      let alpha = Double(pixel >> 24) / 255
      red = ground + (red - ground) * alpha
      green = ground + (green - ground) * alpha
      blue = ground + (blue - ground) * alpha
    }
    y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  }
}
