/// How far content follows a finger beyond its edge.
///
/// Source: `(1 − 1/(x·c/d + 1))·d` with c = 0.55, reported by people who studied UIScrollView.
enum RubberBand {
  /// No unit.
  private static let constant: CGFloat = 0.55

  /// Where content is whose finger would have it at `position`. Units: points.
  ///
  /// `length` is the scroll view's; without bouncing the edge stops it.
  static func stretched(
    _ position: CGFloat, beyond range: ClosedRange<CGFloat>, length: CGFloat, bounces: Bool
  ) -> CGFloat {
    let edge = position.clamped(to: range)
    guard edge != position, bounces, length > 0 else { return edge }
    let way = abs(position - edge)
    let seen = (1 - 1 / (way * constant / length + 1)) * length
    return position < edge ? edge - seen : edge + seen
  }

  /// Where the finger would have content that is at `position`.
  static func relaxed(
    _ position: CGFloat, beyond range: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat {
    let edge = position.clamped(to: range)
    let seen = abs(position - edge)
    guard seen > 0, seen < length else { return position }
    let way = (1 / (1 - seen / length) - 1) * length / constant
    return position < edge ? edge - way : edge + way
  }
}
