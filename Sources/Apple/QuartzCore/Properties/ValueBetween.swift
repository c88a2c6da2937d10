/// Returns what lies between two values of an author.
///
/// - Parameters:
///   - first: the value at 0: a number, a point, a size, a rectangle or a transform, also in an
///     `NSValue`; `nil` for one that adds nothing.
///   - second: the value at 1.
///   - share: the place between them.
/// - Returns: a value of the same kind; `nil` where they are of none, or of two kinds.
package func valueBetween(_ first: Any?, _ second: Any?, at share: Double) -> Any? {
  let kinds: [AnimatableValue] = [
    .scalar(0), .point(.zero), .size(.zero), .rect(.zero), .space(CATransform3DIdentity),
  ]
  for kind in kinds {
    let (from, to) = (kind.matching(first), kind.matching(second))
    guard (from != nil || first == nil) && (to != nil || second == nil), from != nil || to != nil
    else { continue }
    return (from ?? kind).towards(to ?? kind, by: share).boxed
  }
  return nil
}
