/// The sides of one half of a shape, from the top to the bottom.
struct ShapeChain {
  private let corners: UnsafeBufferPointer<SIMD2<Int32>>
  private let origin: SIMD2<Int32>
  private var place: Int
  private let end: Int
  private let isForward: Bool

  fileprivate init(
    _ corners: UnsafeBufferPointer<SIMD2<Int32>>, at origin: SIMD2<Int32>, from start: Int,
    to end: Int, isForward: Bool
  ) {
    (self.corners, self.origin, place) = (corners, origin, start)
    (self.end, self.isForward) = (end, isForward)
  }

  /// Begins the next side that meets a row.
  ///
  /// - Returns: the first row; nil at the bottom.
  @discardableResult
  fileprivate mutating func next(_ side: inout ShapeSide) -> Int? {
    while place != end {
      let upper = place
      if isForward {
        place = upper &+ 1 == corners.count ? 0 : upper &+ 1
      } else {
        place = upper == 0 ? corners.count &- 1 : upper &- 1
      }
      let (one, other) = (corners[upper] &+ origin, corners[place] &+ origin)
      let rows = (first: ShapeSide.row(at: one.y), end: ShapeSide.row(at: other.y))
      guard rows.first < rows.end else { continue }
      side.begin(
        from: one, to: other, rows: rows, number: isForward ? upper : place, isForward: isForward)
      return rows.first
    }
    return nil
  }
}

/// The two sides that a row meets, in the order in which Cairo has them: from the left, and where
/// they meet, as they came.
struct SidePair {
  private var first = ShapeSide()
  private var second = ShapeSide()
  private var forward: ShapeChain
  private var backward: ShapeChain
  /// The first row of the shape.
  let row: Int

  /// Begins at the top of a shape.
  init(
    _ corners: UnsafeBufferPointer<SIMD2<Int32>>, at origin: SIMD2<Int32>, from top: Int,
    to bottom: Int
  ) {
    forward = ShapeChain(corners, at: origin, from: top, to: bottom, isForward: true)
    backward = ShapeChain(corners, at: origin, from: top, to: bottom, isForward: false)
    row = forward.next(&first) ?? .max
    backward.next(&second)
    order()
  }

  /// Puts two new sides in order.
  private mutating func order() {
    if (second.place, second.number) < (first.place, first.number) { swap(&first, &second) }
  }

  /// Adds what lies between the sides in some rows of one row of pixels, and goes on to the next.
  @inline(__always)
  mutating func go(_ rows: Int, addingTo cells: inout CoverCells) {
    var left = rows
    while left > 0 {
      let count = min(left, first.height, second.height)
      guard count > 0 else { return }
      cells.meet(first.place, second.place)
      for _ in 1..<count {
        cells.add(from: first.place, to: second.place)
        first.advance()
        second.advance()
        if second.place < first.place {
          cells.meet(first.place, second.place)
          swap(&first, &second)
          cells.meet(first.place, second.place)
        }
      }
      cells.add(from: first.place, to: second.place)
      cells.meet(first.place, second.place)
      first.advance()
      second.advance()
      if second.place < first.place { swap(&first, &second) }
      left &-= count
      end(count)
    }
  }

  /// Adds what lies between the sides in a whole row of pixels, and goes on to the next.
  ///
  /// - Returns: false, and nothing is added, where a side ends before or the sides change places.
  @inline(__always)
  mutating func crossPixel(addingTo cells: inout CoverCells) -> Bool {
    guard first.height >= ShapeSide.rowsPerPixel, second.height >= ShapeSide.rowsPerPixel else {
      return false
    }
    let (left, right) = (first.onePixelBelow, second.onePixelBelow)
    guard left.place <= right.place else { return false }
    cells.add(from: first, to: left, 1)
    cells.add(from: second, to: right, -1)
    (first, second) = (left, right)
    end(ShapeSide.rowsPerPixel)
    return true
  }

  /// Takes the next sides in place of those that are over after some rows.
  @inline(__always)
  private mutating func end(_ rows: Int) {
    first.height &-= rows
    second.height &-= rows
    if first.height == 0 || second.height == 0 { replace() }
  }

  private mutating func replace() {
    switch (first.height, second.height) {
    case (0, 0):
      replaceFirst()
      replaceSecond()
      order()
    case (0, _):
      replaceFirst()
      if second.place <= first.place { swap(&first, &second) }
    default:
      replaceSecond()
      if second.place < first.place { swap(&first, &second) }
    }
  }

  private mutating func replaceFirst() {
    if first.isForward { forward.next(&first) } else { backward.next(&first) }
  }

  private mutating func replaceSecond() {
    if second.isForward { forward.next(&second) } else { backward.next(&second) }
  }
}
