import Pixels

/// Where and how much two pictures of one size differ.
package struct FrameDifference: Hashable, Sendable {
  package let size: PixelSize
  /// How many pixels differ more than is tolerated.
  package let differentCount: Int
  /// How many differ by less than the tolerance, or by the smoothing of an edge.
  package let toleratedCount: Int
  /// Of any pixel, tolerated or not. *Units*: 0...1, the share of the distance between black and white.
  package let largestDistance: Double
  /// What holds every pixel that differs more than is tolerated.
  package let bounds: PixelRectangle?
  /// The square with the most of them, which may be smaller at a small picture.
  package let worstWindow: Window?
  /// What became of every pixel; none where the pictures are equal.
  let marks: DifferenceMarks?

  /// A part of a picture and how much of it differs.
  package struct Window: Hashable, Sendable {
    package let part: PixelRectangle
    package let differentCount: Int
    /// 0...1.
    package var share: Double { Double(differentCount) / Double(part.area) }
  }

  /// Two equal pictures.
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

  /// Whether both have the same value in every pixel.
  package var isEmpty: Bool { differentCount == 0 && toleratedCount == 0 }

  /// How much of the picture differs more than is tolerated. *Units*: 0...1.
  package var share: Double { Double(differentCount) / Double(size.area) }

  /// Rectangles that hold all that differs, each a group of pixels near one another, the largest
  /// first; those beyond `limit` are left out.
  package func rectangles(limit: Int = 16) -> [PixelRectangle] {
    guard let marks, let bounds else { return [] }
    return DifferentAreas(marks, within: bounds).rectangles(limit: limit)
  }
}

/// How many marks there are of each kind, and where.
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
