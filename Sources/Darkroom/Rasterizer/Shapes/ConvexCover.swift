/// Finds how much of each pixel a convex shape covers, to the last level as Cairo does.
///
/// A convex shape has two sides in every row. So nothing is sorted, as Cairo has to for other
/// shapes, and no cells are looked for.
struct ConvexCover {
  private let shape: ConvexShape
  private let origin: SIMD2<Int32>
  /// The columns and rows of pixels that the shape may touch.
  let columns: Range<Int>
  let pixelRows: Range<Int>

  /// - Parameters:
  ///   - shape: what is filled.
  ///   - origin: the place of its first point, in 256ths of a pixel.
  init(_ shape: ConvexShape, at origin: SIMD2<Int32>) {
    (self.shape, self.origin) = (shape, origin)
    let (low, high) = (shape.low &+ origin, shape.high &+ origin)
    columns = Int(low.x >> 8)..<Int((high.x &+ 255) >> 8)
    pixelRows = Int(low.y >> 8)..<Int((high.y &+ 255) >> 8)
  }

  /// Calls `body` with runs of equally covered pixels, row after row from the left.
  ///
  /// - Parameter body: is given the column and the row of the first pixel, the number of pixels, and
  ///   how much of them is covered, 1...255.
  @inline(__always)
  func forEachRun(_ body: (_ x: Int, _ y: Int, _ count: Int, _ level: UInt8) -> Void) {
    shape.corners.withUnsafeBufferPointer { corners in
      var sides = SidePair(corners, at: origin, from: shape.top, to: shape.bottom)
      var row = sides.row
      let end = ShapeSide.row(at: corners[shape.bottom].y &+ origin.y)
      guard row < end else { return }
      var cells = CoverCells(columns)
      defer { cells.end() }
      while row < end {
        let pixelRow = row / ShapeSide.rowsPerPixel
        let start = row
        row = min((pixelRow &+ 1) &* ShapeSide.rowsPerPixel, end)
        if row &- start < ShapeSide.rowsPerPixel || !sides.crossPixel(addingTo: &cells) {
          sides.go(row &- start, addingTo: &cells)
        }
        cells.finish { x, count, level in body(x, pixelRow, count, level) }
      }
    }
  }
}
