/// A convex shape in any place, with what is known of it before it is filled.
struct ConvexShape {
  /// *Units*: 256ths of a pixel from the first point of the outline.
  let corners: [SIMD2<Int32>]
  /// The highest and the lowest corner.
  let top: Int
  let bottom: Int
  /// The least and the largest coordinates.
  let low: SIMD2<Int32>
  let high: SIMD2<Int32>

  /// - Returns: nil for a shape that goes up and down more than once.
  init?(_ outline: FlatOutline) {
    let corners = outline.corners
    guard corners.count > 2 else { return nil }
    var (top, bottom, low, high) = (0, 0, corners[0], corners[0])
    for (place, corner) in corners.enumerated() {
      if corner.y < corners[top].y { top = place }
      if corner.y > corners[bottom].y { bottom = place }
      low = SIMD2(min(low.x, corner.x), min(low.y, corner.y))
      high = SIMD2(max(high.x, corner.x), max(high.y, corner.y))
    }
    (self.corners, self.top, self.bottom, self.low, self.high) = (corners, top, bottom, low, high)
    guard low.x < high.x, low.y < high.y, isMonotone(from: top, to: bottom, 1),
      isMonotone(from: bottom, to: top, -1)
    else { return nil }
  }

  /// Returns true when the corners between two go down, or up, all the way.
  private func isMonotone(from start: Int, to end: Int, _ sign: Int32) -> Bool {
    var place = start
    while place != end {
      let next = place + 1 == corners.count ? 0 : place + 1
      if sign &* (corners[next].y &- corners[place].y) < 0 { return false }
      place = next
    }
    return true
  }
}
