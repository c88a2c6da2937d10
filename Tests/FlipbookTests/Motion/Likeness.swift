import Pixels

/// How alike two pictures are to an eye.
///
/// Source: Wang, Bovik, Sheikh and Simoncelli, "Image Quality Assessment: From Error Visibility to
/// Structural Similarity", 2004, with square windows of 8 pixels, 4 pixels apart, on brightness.
func structuralSimilarity(of one: Frame, and other: Frame) -> Double {
  guard one.size == other.size else { return 0 }
  func brightness(_ pixel: UInt32) -> Double {
    0.299 * Double(pixel >> 16 & 255) + 0.587 * Double(pixel >> 8 & 255)
      + 0.114 * Double(pixel & 255)
  }
  let (first, second) = (one.pixels.map(brightness), other.pixels.map(brightness))
  let (width, side) = (one.size.width, 8)
  let (c1, c2) = (6.5025, 58.5225)
  var (sum, count) = (0.0, 0)
  for top in stride(from: 0, through: one.size.height - side, by: 4) {
    for left in stride(from: 0, through: width - side, by: 4) {
      var (a, b, aa, bb, ab) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for row in top..<top + side {
        for place in row * width + left..<row * width + left + side {
          let (x, y) = (first[place], second[place])
          a += x
          b += y
          aa += x * x
          bb += y * y
          ab += x * y
        }
      }
      let n = Double(side * side)
      let (meanA, meanB) = (a / n, b / n)
      let (varianceA, varianceB) = (aa / n - meanA * meanA, bb / n - meanB * meanB)
      let both = ab / n - meanA * meanB
      sum +=
        (2 * meanA * meanB + c1) * (2 * both + c2)
        / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
      count += 1
    }
  }
  return sum / Double(max(1, count))
}
