/// The parts of a picture that may differ from another picture of the same size.
package struct ChangedArea: Hashable, Sendable {
  /// *Shape*: no two overlap, none is empty; at most `mostRectangles`.
  package private(set) var rectangles: [PixelRectangle] = []
  /// Rows of the area that only moved; nil where none are known.
  package private(set) var movedRows: MovedRows?

  /// Makes an area without a pixel.
  package init() {}

  /// Makes the area of a whole picture.
  package init(_ size: PixelSize) { rectangles = [PixelRectangle(size)] }

  /// Whether no pixel may differ.
  package var isEmpty: Bool { rectangles.isEmpty }

  /// The number of its pixels.
  package var area: Int { rectangles.reduce(0) { $0 + $1.area } }

  /// The smallest rectangle that holds all of it; nil where it is empty.
  package var bounds: PixelRectangle? {
    rectangles.first.map { rectangles.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// The rows that it touches.
  ///
  /// *Shape*: in order, no two overlap or touch.
  package var rows: [Range<Int>] {
    var merged: [Range<Int>] = []
    for rows in rectangles.map(\.rows).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, rows.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, rows.upperBound)
      } else {
        merged.append(rows)
      }
    }
    return merged
  }

  /// Adds a rectangle and joins it with those that overlap it or nearly fill a rectangle with it.
  package mutating func add(_ part: PixelRectangle) {
    guard part.width > 0, part.height > 0 else { return }
    movedRows = nil
    var part = part
    while let place = rectangles.firstIndex(where: { Self.areBetterAsOne($0, part) }) {
      part = part.union(rectangles.remove(at: place))
    }
    rectangles.append(part)
    if rectangles.count > Self.mostRectangles { mergeTheLast() }
  }

  /// Adds another area; what moved in two of them is not known any more.
  package mutating func add(_ other: ChangedArea) {
    if isEmpty {
      self = other
    } else {
      for part in other.rectangles { add(part) }
    }
  }

  /// Returns the same area with rows that are known to have moved.
  package func moving(_ rows: MovedRows) -> ChangedArea {
    var area = self
    area.movedRows = rows
    return area
  }

  /// Finds which row of the picture before each row is.
  ///
  /// - Parameter height: how many rows there are.
  /// - Returns: one number a row; nil for rows that may be new.
  package func sources(height: Int) -> [Int?] {
    var sources: [Int?] = Array(0..<height)
    for rows in self.rows {
      for row in rows.clamped(to: 0..<height) { sources[row] = nil }
    }
    guard let movedRows else { return sources }
    for rows in movedRows.ranges {
      for row in rows.clamped(to: 0..<height) { sources[row] = row - movedRows.distance }
    }
    return sources
  }

  /// Joins the last rectangle with the one that grows least by it.
  private mutating func mergeTheLast() {
    let last = rectangles.removeLast()
    let costs = rectangles.map { $0.union(last).area - $0.area }
    guard let place = costs.indices.min(by: { costs[$0] < costs[$1] }) else { return }
    add(rectangles.remove(at: place).union(last))
  }

  private static func areBetterAsOne(_ one: PixelRectangle, _ other: PixelRectangle) -> Bool {
    one.overlaps(other) || one.union(other).area <= one.area + other.area + worthOfARectangle
  }

  /// The largest number of rectangles; more cost more time than they save.
  private static let mostRectangles = 24
  /// The number of pixels that may be drawn in vain to save a rectangle.
  private static let worthOfARectangle = 1024
}
