import Pixels

/// Where and how much two pictures of one size differ.
package struct FrameDifference: Hashable, Sendable {
  package let size: PixelSize
  /// How many pixels differ more than is tolerated.
  package private(set) var differentCount = 0
  /// How many differ by less than the tolerance, or by the smoothing of an edge.
  package private(set) var toleratedCount = 0
  /// Of any pixel, tolerated or not. *Units*: 0...1, the share of the distance between black and white.
  package var largestDistance = 0.0
  /// What holds every pixel that differs more than is tolerated.
  package private(set) var bounds: PixelRectangle?
  /// The square with the most of them, which may be smaller at a small picture.
  package private(set) var worstWindow: Window?
  /// One a pixel in the order of the picture; none where the pictures are equal.
  package private(set) var marks: [DifferenceMark] = []

  /// A part of a picture and how much of it differs.
  package struct Window: Hashable, Sendable {
    package let part: PixelRectangle
    package let differentCount: Int
    /// 0...1.
    package var share: Double { Double(differentCount) / Double(part.area) }
  }

  /// Two equal pictures.
  package init(size: PixelSize) { self.size = size }

  /// Whether both have the same value in every pixel.
  package var isEmpty: Bool { differentCount == 0 && toleratedCount == 0 }

  /// How much of the picture differs more than is tolerated. *Units*: 0...1.
  package var share: Double { Double(differentCount) / Double(size.area) }

  /// Rectangles that hold all that differs, each a group of pixels near one another, the largest
  /// first; those beyond `limit` are left out.
  package func rectangles(limit: Int = 16) -> [PixelRectangle] {
    bounds.map { DifferentAreas(marks, size: size, within: $0).rectangles(limit: limit) } ?? []
  }

  mutating func count(_ mark: DifferenceMark, x: Int, y: Int) {
    guard mark == .different else {
      if mark != .same { toleratedCount += 1 }
      return
    }
    differentCount += 1
    // Most pixels stand between others.
    if let bounds, bounds.rows.contains(y), bounds.columns.contains(x) { return }
    let pixel = PixelRectangle(x: x, y: y, width: 1, height: 1)
    bounds = bounds?.union(pixel) ?? pixel
  }

  mutating func finish(_ marks: [DifferenceMark], windowSide: Int) {
    self.marks = marks
    worstWindow = bounds.map { bounds in
      WindowSums(marks, size: size, within: bounds).worst(side: windowSide)
    }
  }
}
