/// Rows of a picture that stood higher or lower in the picture before, pixel for pixel.
package struct MovedRows: Hashable, Sendable {
  /// The rows as they stand now.
  ///
  /// *Shape*: in order, none is empty, no two overlap.
  package let ranges: [Range<Int>]
  /// How many rows further down they stand than before; negative further up.
  package let distance: Int

  /// Makes rows as they stand now, `distance` further down than before.
  package init(_ ranges: [Range<Int>], by distance: Int) {
    (self.ranges, self.distance) = (ranges, distance)
  }
}
