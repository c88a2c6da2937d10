import Pixels

/// Where and by how much two pictures of the same size differ.
package struct FrameDifference: Hashable, Sendable {
  /// The extent of either picture.
  package let size: PixelSize
  /// The number of pixels that differ by more than is tolerated.
  package let differentCount: Int
  /// The number of pixels that differ by less than the tolerance, or by the smoothing of an edge.
  package let toleratedCount: Int
  /// The largest difference of a pixel, tolerated or not.
  ///
  /// *Units*: 0...1, the share of the distance between black and white.
  package let largestDistance: Double
  /// The smallest rectangle around all pixels that differ by more than is tolerated.
  package let bounds: PixelRectangle?
  /// The square with the most of these pixels; it is smaller where the picture is.
  package let worstWindow: Window?
  /// The result for each pixel; `nil` where the pictures are equal.
  let marks: DifferenceMarks?

  /// A part of a picture and the number of its pixels that differ.
  package struct Window: Hashable, Sendable {
    /// Where it lies in the picture.
    package let part: PixelRectangle
    /// How many of its pixels differ by more than is tolerated.
    package let differentCount: Int
    /// The share of the part's pixels that differ, 0...1.
    package var share: Double { Double(differentCount) / Double(part.area) }
  }

  /// Describes two equal pictures of a size.
  package init(size: PixelSize) {
    self.size = size
    (differentCount, toleratedCount, largestDistance) = (0, 0, 0)
    (bounds, worstWindow, marks) = (nil, nil, nil)
  }

  init(_ marks: DifferenceMarks, size: PixelSize, largestDistance: Double, windowSide: Int) {
    let sum = MarkSum(marks)
    (differentCount, toleratedCount, bounds) = (sum.differentCount, sum.toleratedCount, sum.bounds)
    (self.size, self.largestDistance, self.marks) = (size, largestDistance, marks)
    worstWindow = sum.bounds.map {
      WorstWindow(of: marks, size: size, within: $0).find(side: windowSide)
    }
  }

  /// Whether both pictures have the same value in every pixel.
  package var isEmpty: Bool { differentCount == 0 && toleratedCount == 0 }

  /// The share of the picture's pixels that differ by more than is tolerated.
  ///
  /// *Units*: 0...1.
  package var share: Double { Double(differentCount) / Double(size.area) }

  /// Returns rectangles around groups of different pixels, the largest first.
  ///
  /// Together they contain every difference, unless there are more than `limit` groups.
  package func rectangles(limit: Int = 16) -> [PixelRectangle] {
    guard let marks, let bounds else { return [] }
    return DifferentAreas(marks, within: bounds).rectangles(limit: limit)
  }
}

/// The number of marks of each kind, and the rectangle around those that differ.
private struct MarkSum {
  private(set) var differentCount = 0
  private(set) var toleratedCount = 0
  private(set) var bounds: PixelRectangle?

  init(_ marks: DifferenceMarks) {
    marks.forEachRow { y, row in
      var (first, last, count, tolerated) = (row.count, -1, 0, 0)
      for (x, mark) in row.enumerated() where mark != .same {
        guard mark == .different else {
          tolerated += 1
          continue
        }
        if count == 0 { first = x }
        last = x
        count += 1
      }
      differentCount += count
      toleratedCount += tolerated
      guard count > 0 else { return }
      let line = PixelRectangle(
        x: marks.part.x + first, y: y, width: last - first + 1, height: 1)
      bounds = bounds?.union(line) ?? line
    }
  }
}
