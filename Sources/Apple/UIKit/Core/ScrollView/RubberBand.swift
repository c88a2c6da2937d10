/// The resistance of content that a finger drags beyond an edge.
///
/// Source: `(1 − 1/(x·c/d + 1))·d` with c = 0.55, reported by people who studied UIScrollView.
enum RubberBand {
  /// The constant c.
  ///
  /// No unit.
  private static let constant: CGFloat = 0.55

  /// Returns where content is when the finger alone would have it at `position`.
  ///
  /// *Units*: points.
  ///
  /// - Parameters:
  ///   - position: where the finger would have the content.
  ///   - range: where the content may rest.
  ///   - length: the scroll view's length along the axis.
  ///   - bounces: whether the content follows beyond the edge at all.
  ///
  /// - Returns: `position` within the range, and less and less of the way beyond it.
  static func stretched(
    _ position: CGFloat, beyond range: ClosedRange<CGFloat>, length: CGFloat, bounces: Bool
  ) -> CGFloat {
    let edge = position.clamped(to: range)
    guard edge != position, bounces, length > 0 else { return edge }
    let way = abs(position - edge)
    let seen = (1 - 1 / (way * constant / length + 1)) * length
    return position < edge ? edge - seen : edge + seen
  }

  /// Returns where the finger alone would have content that is at `position`.
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
