/// A part of a picture.
///
/// *Units*: pixels from the upper left corner. *Shape*: neither side is negative.
package struct PixelRectangle: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Makes the rectangle of a whole picture.
  package init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  package var area: Int { width * height }
  package var columns: Range<Int> { x..<x + width }
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
