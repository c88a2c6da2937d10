/// The constraints by which a stack view arranges its views.
@MainActor
struct StackPlan {
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides between views that share the left-over room; empty unless spacing is shared.
  private(set) var gaps: [UILayoutGuide] = []

  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The attributes for beginning, end, middle and length along an axis.
  private struct Sides {
    let start: Attribute
    let end: Attribute
    let middle: Attribute
    let length: Attribute

    static let horizontal = Sides(
      start: .leading, end: .trailing, middle: .centerX, length: .width)
    static let vertical = Sides(start: .top, end: .bottom, middle: .centerY, length: .height)
  }

  /// The priority at which a stack is as small across its axis as its views allow.
  ///
  /// Source: known of UIStackView, which suppresses ambiguity at 25.
  private static let suppressionPriority = UILayoutPriority(25)

  init(_ stack: UIStackView) {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let box: any LayoutItem =
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let isHorizontal = stack.axis == .horizontal
    let along = isHorizontal ? Sides.horizontal : .vertical
    let across = isHorizontal ? Sides.vertical : .horizontal
    guard let first = views.first, let last = views.last else { return }

    add(first, along.start, .equal, box, along.start)
    for (before, after) in zip(views, views.dropFirst()) {
      let spacing = stack.customSpacing(after: before) ?? stack.spacing
      if stack.distribution == .equalSpacing {
        addGap(between: before, and: after, spacing, along)
      } else {
        add(after, along.start, .equal, before, along.end, spacing)
      }
      if stack.distribution == .fillEqually {
        add(after, along.length, .equal, first, along.length)
      }
    }
    add(box, along.end, .equal, last, along.end)

    for view in views { align(view, stack.alignment, in: box, across) }
    if stack.alignment != .fill {
      let smallest = NSLayoutConstraint(stack, across.length, .equal)
      smallest.priority = Self.suppressionPriority
      constraints.append(smallest)
    }
  }

  private mutating func align(
    _ view: UIView, _ alignment: UIStackView.Alignment, in box: any LayoutItem, _ across: Sides
  ) {
    let isAtStart = alignment == .fill || alignment == .leading
    let isAtEnd = alignment == .fill || alignment == .trailing
    add(view, across.start, isAtStart ? .equal : .greaterThanOrEqual, box, across.start)
    add(view, across.end, isAtEnd ? .equal : .lessThanOrEqual, box, across.end)
    if alignment == .center { add(view, across.middle, .equal, box, across.middle) }
  }

  private mutating func addGap(
    between before: UIView, and after: UIView, _ spacing: CGFloat, _ along: Sides
  ) {
    let gap = UILayoutGuide()
    gap.identifier = "UISV-distributing"
    add(gap, along.start, .equal, before, along.end)
    add(after, along.start, .equal, gap, along.end)
    constraints.append(
      NSLayoutConstraint(gap, along.length, .greaterThanOrEqual, constant: spacing))
    if let first = gaps.first { add(gap, along.length, .equal, first, along.length) }
    gaps.append(gap)
  }

  private mutating func add(
    _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: any LayoutItem, _ secondAttribute: Attribute, _ constant: CGFloat = 0
  ) {
    constraints.append(
      NSLayoutConstraint(
        first, firstAttribute, relation, second, secondAttribute, constant: constant))
  }
}
