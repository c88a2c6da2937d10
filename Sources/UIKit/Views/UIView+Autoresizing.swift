extension UIView {
  /// What stands for no intrinsic size along a side.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Which parts of a view's place give way when its superview changes its size.
  ///
  /// Source: Apple, UIView.AutoresizingMask.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Lets the subviews follow a change of this view's size.
  ///
  /// A turned or scaled subview follows with the rectangle that it would be without its transform.
  func autoresizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty {
      view.autoresize(from: old, to: bounds.size)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let anchor = layer.anchorPoint
    let size = bounds.size
    let horizontal = stretch(
      center.x - anchor.x * size.width, size.width, from: old.width, to: new.width,
      flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
    let vertical = stretch(
      center.y - anchor.y * size.height, size.height, from: old.height, to: new.height,
      flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
    bounds.size = CGSize(width: horizontal.length, height: vertical.length)
    center = CGPoint(
      x: horizontal.start + anchor.x * horizontal.length,
      y: vertical.start + anchor.y * vertical.length)
  }
}

/// Shares a change of the superview's length among the margin before, the length and the margin
/// after, as far as they are flexible, in proportion to how long they are.
///
/// Source: Apple, UIView.AutoresizingMask: the difference is distributed proportionally among the
/// flexible portions. Unspecified by Apple: equal shares where they have no length.
private func stretch(
  _ start: CGFloat, _ length: CGFloat, from old: CGFloat, to new: CGFloat, flexible: [Bool]
) -> (start: CGFloat, length: CGFloat) {
  let parts = [start, length, old - start - length]
  let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
  let count = flexible.count { $0 }
  func grown(_ index: Int) -> CGFloat {
    guard flexible[index] else { return parts[index] }
    if count == 1 { return parts[index] + (new - old) }
    let share = total > 0 ? parts[index] / total : 1 / CGFloat(count)
    return parts[index] + (new - old) * share
  }
  return (grown(0), grown(1))
}
