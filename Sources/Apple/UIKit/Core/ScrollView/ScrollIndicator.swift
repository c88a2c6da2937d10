/// The bar at the edge of a scroll view that shows which part of the content is visible.
@MainActor
final class ScrollIndicator {
  let axis: NSLayoutConstraint.Axis
  /// The layer of the bar, drawn over the scroll view; it is not a sublayer.
  let bar = CALayer()

  init(axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    bar.opacity = 0
    bar.cornerRadius = Self.thickness / 2
  }

  /// Shows the bar at once.
  func appear() {
    bar.removeAllAnimations()
    bar.opacity = 1
  }

  /// Fades the bar out after a moment.
  func fade() {
    guard bar.opacity > 0 else { return }
    UIView.animate(
      withDuration: Self.fadeDuration, delay: Self.stay, options: .allowUserInteraction,
      animations: { self.bar.opacity = 0 })
  }

  /// Gives the bar its place and length.
  ///
  /// *Space*: the content's, in points.
  ///
  /// - Parameters:
  ///   - visible: the rectangle at whose edge the bar stands.
  ///   - offset: where in the content the visible part begins, which may be beyond its ends.
  ///   - seen: how much of the content is visible along the axis.
  ///   - length: how long the content is along the axis.
  func place(in visible: CGRect, offset: CGFloat, seen: CGFloat, length: CGFloat) {
    let room = (axis == .vertical ? visible.height : visible.width) - 2 * Self.margin
    guard room > 0, length > 0 else {
      bar.frame = .zero
      return
    }
    let whole = max(length, seen)
    // Pulled beyond its end, the content makes the bar shorter.
    let beyond = max(0, -offset, offset + seen - whole)
    let size = max(
      2 * Self.thickness, max(min(Self.shortest, room), room * seen / whole) - beyond)
    let share = min(max(offset / max(1, whole - seen), 0), 1)
    let start = Self.margin + (room - size) * share
    switch axis {
    case .horizontal:
      bar.frame = CGRect(
        x: visible.minX + start, y: visible.maxY - Self.margin - Self.thickness, width: size,
        height: Self.thickness)
    default:
      bar.frame = CGRect(
        x: visible.maxX - Self.margin - Self.thickness, y: visible.minY + start,
        width: Self.thickness, height: size)
    }
  }

  /// How thick the bar is, how far from the edge, and how long at least.
  ///
  /// *Units*: points.
  ///
  /// Source: seen on iOS 13 to 18.
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// How long the bar stays after scrolling, and how long it fades.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  private static let stay: TimeInterval = 0.3
  private static let fadeDuration: TimeInterval = 0.25
}

/// The two bars of a scroll view and what its author has set for them.
@MainActor
struct ScrollIndicators {
  let vertical = ScrollIndicator(axis: .vertical)
  let horizontal = ScrollIndicator(axis: .horizontal)
  var style = UIScrollView.IndicatorStyle.default
  var verticalInsets = UIEdgeInsets.zero
  var horizontalInsets = UIEdgeInsets.zero
  var showsVertical = true
  var showsHorizontal = true

  var all: [ScrollIndicator] { [vertical, horizontal] }
}
