/// A part of a picture.
///
/// *Units*: pixels from the upper left corner. *Shape*: neither side is negative.
package struct PixelRectangle: Hashable, Sendable {
  /// The column of its left edge; 0 is the first of the picture.
  package var x: Int
  /// The row of its upper edge; 0 is the first of the picture, and rows count downwards.
  package var y: Int
  /// How many columns it covers; 0 leaves no pixel.
  package var width: Int
  /// How many rows it covers; 0 leaves no pixel.
  package var height: Int

  /// Makes a rectangle from its upper left pixel, its columns and its rows.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Makes the rectangle of a whole picture.
  package init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The number of its pixels.
  package var area: Int { width * height }
  /// The columns that it covers, as a range without the one behind its right edge.
  package var columns: Range<Int> { x..<x + width }
  /// The rows that it covers, as a range without the one below it.
  package var rows: Range<Int> { y..<y + height }

  /// Returns true when a pixel lies in both.
  package func overlaps(_ other: PixelRectangle) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }

  /// Returns the pixels that lie in both; nil for none.
  package func intersection(_ other: PixelRectangle) -> PixelRectangle? {
    guard overlaps(other) else { return nil }
    let (columns, rows) = (
      self.columns.clamped(to: other.columns), self.rows.clamped(to: other.rows)
    )
    return PixelRectangle(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// Returns the rectangle with so many more pixels on all sides.
  package func grown(by margin: Int) -> PixelRectangle {
    PixelRectangle(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Returns the smallest rectangle that holds both.
  package func union(_ other: PixelRectangle) -> PixelRectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRectangle(
      x: left, y: top,
      width: max(columns.upperBound, other.columns.upperBound) - left,
      height: max(rows.upperBound, other.rows.upperBound) - top)
  }
}
