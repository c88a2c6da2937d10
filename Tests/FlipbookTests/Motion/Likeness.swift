import Pixels

/// How alike two pictures are to an eye.
///
/// Source: Wang, Bovik, Sheikh and Simoncelli, "Image Quality Assessment: From Error Visibility to
/// Structural Similarity", 2004, on brightness, with square windows of 8 pixels side by side.
func structuralSimilarity(of one: Frame, and other: Frame) -> Double {
  guard one.size == other.size else { return 0 }
  let (width, side) = (one.size.width, 8)
  let windows = (one.size.height / side, width / side)
  let sum = one.pixels.withUnsafeBufferPointer { first in
    other.pixels.withUnsafeBufferPointer { second in
      var sum = 0.0
      for place in 0..<windows.0 * windows.1 {
        let corner = place / windows.1 * side * width + place % windows.1 * side
        var sums = WindowSums()
        for row in 0..<side {
          let start = corner + row * width
          for pixel in start..<start + side { sums.add(first[pixel], second[pixel]) }
        }
        sum += sums.likeness(of: side * side)
      }
      return sum
    }
  }
  return sum / Double(max(1, windows.0 * windows.1))
}

/// What is added up over the pixels of a window: brightness in 2048ths of a level.
private struct WindowSums {
  private var (a, b, aa, bb, ab) = (0, 0, 0, 0, 0)

  mutating func add(_ one: UInt32, _ other: UInt32) {
    let (x, y) = (Self.brightness(one), Self.brightness(other))
    a += x
    b += y
    aa += x * x
    bb += y * y
    ab += x * y
  }

  func likeness(of count: Int) -> Double {
    let (n, unit) = (Double(count), 2048.0)
    let (meanA, meanB) = (Double(a) / n / unit, Double(b) / n / unit)
    let square = n * unit * unit
    let (varianceA, varianceB) = (
      Double(aa) / square - meanA * meanA, Double(bb) / square - meanB * meanB
    )
    let both = Double(ab) / square - meanA * meanB
    let (c1, c2) = (6.5025, 58.5225)
    return (2 * meanA * meanB + c1) * (2 * both + c2)
      / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
  }

  private static func brightness(_ pixel: UInt32) -> Int {
    612 * Int(pixel >> 16 & 255) + 1202 * Int(pixel >> 8 & 255) + 234 * Int(pixel & 255)
  }
}
