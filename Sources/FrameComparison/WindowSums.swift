import Pixels

/// How many pixels differ in any rectangle of a picture, by four look-ups.
///
/// Source: Crow, "Summed-area tables for texture mapping" (1984).
struct WindowSums {
  private let size: PixelSize
  private let bounds: PixelRectangle
  /// Row by row with a row and a column of zeros before them: the differences above and to the left.
  private let sums: [Int32]

  /// - Parameter bounds: what holds every difference.
  init(_ marks: [DifferenceMark], size: PixelSize, within bounds: PixelRectangle) {
    self.size = size
    self.bounds = bounds
    let stride = bounds.width + 1
    sums = [Int32](unsafeUninitializedCapacity: stride * (bounds.height + 1)) { sums, count in
      for place in 0..<stride { sums[place] = 0 }
      marks.withUnsafeBufferPointer { marks in
        for row in 0..<bounds.height {
          let start = (bounds.y + row) * size.width + bounds.x
          let above = row * stride
          sums[above + stride] = 0
          var inRow: Int32 = 0
          for column in 0..<bounds.width {
            if marks[start + column] == .different { inRow += 1 }
            sums[above + stride + column + 1] = sums[above + column + 1] + inRow
          }
        }
      }
      count = stride * (bounds.height + 1)
    }
  }

  /// The square of that side with the most differences; of several the uppermost, then the leftmost.
  func worst(side: Int) -> FrameDifference.Window {
    let (width, height) = (min(side, size.width), min(side, size.height))
    // Beyond these places a window holds nothing that one of them does not hold.
    let lastX = max(bounds.x, bounds.columns.upperBound - width)
    let lastY = max(bounds.y, bounds.rows.upperBound - height)
    var best = (count: -1, x: bounds.x, y: bounds.y)
    for y in bounds.y...lastY {
      for x in bounds.x...lastX {
        let count = self.count(x: x, y: y, width: width, height: height)
        if count > best.count { best = (count, x, y) }
      }
    }
    return FrameDifference.Window(
      part: PixelRectangle(
        x: min(best.x, size.width - width), y: min(best.y, size.height - height), width: width,
        height: height),
      differentCount: best.count)
  }

  private func count(x: Int, y: Int, width: Int, height: Int) -> Int {
    let stride = bounds.width + 1
    let (left, right) = (x - bounds.x, min(x + width, bounds.columns.upperBound) - bounds.x)
    let (top, bottom) = (y - bounds.y, min(y + height, bounds.rows.upperBound) - bounds.y)
    return Int(
      sums[bottom * stride + right] - sums[top * stride + right] - sums[bottom * stride + left]
        + sums[top * stride + left])
  }
}
