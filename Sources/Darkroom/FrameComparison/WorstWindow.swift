import Pixels

/// Finds the square of a picture in which most pixels differ.
///
/// The differences in a window are the sum over its columns. From one row of windows to the next, a
/// column's sum changes only by the marks that enter and leave, so that no pixel is counted more
/// than twice.
struct WorstWindow {
  private let marks: DifferenceMarks
  private let size: PixelSize
  private let bounds: PixelRectangle

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - marks: the results of a comparison.
  ///   - size: the size of the picture.
  ///   - bounds: a rectangle that contains every difference.
  init(of marks: DifferenceMarks, size: PixelSize, within bounds: PixelRectangle) {
    (self.marks, self.size, self.bounds) = (marks, size, bounds)
  }

  /// Returns the square of a side with the most differences, cut to the size of the picture.
  ///
  /// Of several with as many differences it is the uppermost, then the leftmost.
  func find(side: Int) -> FrameDifference.Window {
    let (width, height) = (min(side, size.width), min(side, size.height))
    // A window beyond these places contains nothing that one of them does not contain.
    let places = max(1, bounds.width - width + 1)
    let lastY = max(bounds.y, bounds.rows.upperBound - height)
    var best = (count: -1, x: bounds.x, y: bounds.y)
    var columns = [Int32](repeating: 0, count: bounds.width)
    columns.withUnsafeMutableBufferPointer { columns in
      for y in bounds.y..<min(bounds.y + height, bounds.rows.upperBound) {
        add(y, 1, to: columns)
      }
      for y in bounds.y...lastY {
        if y > bounds.y {
          add(y - 1, -1, to: columns)
          add(y + height - 1, 1, to: columns)
        }
        var count = Int(columns[..<min(width, columns.count)].reduce(0, +))
        if count > best.count { best = (count, bounds.x, y) }
        for place in 1..<places {
          count += Int(columns[place + width - 1] - columns[place - 1])
          if count > best.count { best = (count, bounds.x + place, y) }
        }
      }
    }
    return FrameDifference.Window(
      part: PixelRectangle(
        x: min(best.x, size.width - width), y: min(best.y, size.height - height), width: width,
        height: height),
      differentCount: best.count)
  }

  /// Adds `step` to the columns in which a row differs.
  private func add(_ y: Int, _ step: Int32, to columns: UnsafeMutableBufferPointer<Int32>) {
    let part = marks.part
    let start = (y - part.y) * part.width + bounds.x - part.x
    marks.values.withUnsafeBufferPointer { values in
      for column in columns.indices {
        columns[column] += values[start + column] == .different ? step : 0
      }
    }
  }
}
