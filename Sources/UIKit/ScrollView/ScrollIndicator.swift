/// The bar at the edge of a scroll view that shows which part of the content is seen.
@MainActor
final class ScrollIndicator {
  let axis: NSLayoutConstraint.Axis
  /// What is drawn, over the scroll view and not as a part of it.
  let bar = CALayer()

  init(axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    bar.opacity = 0
    bar.cornerRadius = Self.thickness / 2
  }

  /// Shows it at once.
  func appear() {
    bar.removeAllAnimations()
    bar.opacity = 1
  }

  /// Lets it go after a moment.
  func fade() {
    guard bar.opacity > 0 else { return }
    UIView.animate(
      withDuration: Self.fadeDuration, delay: Self.stay, options: .allowUserInteraction,
      animations: { self.bar.opacity = 0 })
  }

  /// Puts it where it shows the part of the content that is seen.
  ///
  /// *Space*: the content's, in points. `visible` is the room for the bar; `seen` is how much of the
  /// content's `length` the scroll view shows, and `offset` from where on, pulled ends counted.
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

  /// Units: points; seen on iOS 13 to 18.
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// How long it stays, and how long it takes to go. Unspecified by Apple. Units: seconds.
  private static let stay: TimeInterval = 0.3
  private static let fadeDuration: TimeInterval = 0.25
}

/// What a scroll view knows of its bars.
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
