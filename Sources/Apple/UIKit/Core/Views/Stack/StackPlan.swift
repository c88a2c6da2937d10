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
  /// Source: known of UIStackView, whose constraint “UISV-canvas-fit” has 49: so an image with 48 gives
  /// way to the texts beside it.
  private static let fittingPriority = UILayoutPriority(49)

  init(_ stack: UIStackView) {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let box: any LayoutItem =
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let isHorizontal = stack.axis == .horizontal
    let along = isHorizontal ? Sides.horizontal : .vertical
    let across = isHorizontal ? Sides.vertical : .horizontal
    collapse(stack, in: box, along, across)
    guard let first = views.first, let last = views.last else { return }

    add(first, along.start, .equal, box, along.start)
    for (before, after) in zip(views, views.dropFirst()) {
      let spacing = Self.spacing(after: before, in: stack)
      switch stack.distribution {
      case .equalSpacing: addGap(between: before, and: after, spacing, along)
      case .equalCentering: addCentres(before, after, spacing, along)
      case .fill, .fillEqually, .fillProportionally:
        if stack.isBaselineRelativeArrangement, !isHorizontal {
          add(after, .firstBaseline, .equal, before, .lastBaseline, spacing)
        } else {
          add(after, along.start, .equal, before, along.end, spacing)
        }
      }
      if stack.distribution == .fillEqually {
        add(after, along.length, .equal, first, along.length)
      }
    }
    add(box, along.end, .equal, last, along.end)
    if stack.distribution == .fillProportionally { addProportions(views, along, stack.axis) }

    for view in views { align(view, stack.alignment, in: box, across) }
    if isHorizontal, let baseline = stack.alignment.baseline {
      for view in views.dropFirst() { add(view, baseline, .equal, first, baseline) }
    }
    if stack.alignment != .fill {
      let smallest = NSLayoutConstraint(stack, across.length, .equal)
      smallest.priority = Self.fittingPriority
      constraints.append(smallest)
    }
  }

  /// Gives hidden views no length, at the place where they would stand, so that an animation shrinks
  /// them to nothing, and lets them grow from there.
  ///
  /// Source: known of UIStackView, whose constraint “UISV-hiding” sets a length of 0.
  private mutating func collapse(
    _ stack: UIStackView, in box: any LayoutItem, _ along: Sides, _ across: Sides
  ) {
    var before: UIView?
    for (index, view) in stack.arrangedSubviews.enumerated() {
      guard view.isHidden else {
        before = view
        continue
      }
      let hiding = NSLayoutConstraint(view, along.length, .equal)
      hiding.priority = Self.hidingPriority
      constraints.append(hiding)
      if let before {
        let isAmong = stack.arrangedSubviews.dropFirst(index).contains { !$0.isHidden }
        let spacing = isAmong ? Self.spacing(after: before, in: stack) : 0
        add(view, along.start, .equal, before, along.end, spacing)
      } else {
        add(view, along.start, .equal, box, along.start)
      }
      switch stack.alignment {
      case .trailing: add(view, across.end, .equal, box, across.end)
      case .center: add(view, across.middle, .equal, box, across.middle)
      case .fill, .leading, .firstBaseline, .lastBaseline:
        add(view, across.start, .equal, box, across.start)
      }
      if stack.alignment == .fill {
        // It is as wide as the others where it can be, and makes the stack no wider.
        let end = NSLayoutConstraint(view, across.end, .equal, box, across.end)
        end.priority = Self.fittingPriority
        constraints.append(end)
      }
    }
  }

  /// The priority at which a hidden view has no length: a little less than required, so that lengths
  /// inside of it that are required are no contradiction.
  ///
  /// Unspecified by Apple: a phone logs such contradictions.
  private static let hidingPriority = UILayoutPriority(999.5)

  /// Returns the distance after a view.
  fileprivate static func spacing(after view: UIView, in stack: UIStackView) -> CGFloat {
    let custom = stack.customSpacing(after: view)
    let spacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom ?? stack.spacing
    return spacing == UIStackView.spacingUseSystem ? systemSpacing : spacing
  }

  /// The distance between views that stand at the system's.
  ///
  /// *Units*: points.
  private static let systemSpacing: CGFloat = 8

  /// Lets the lengths of views be to each other as those of their contents.
  private mutating func addProportions(
    _ views: [UIView], _ along: Sides, _ axis: NSLayoutConstraint.Axis
  ) {
    let sized = views.compactMap { view in
      view.proportionalLength(along: axis).flatMap { $0 > 0 ? (view: view, length: $0) : nil }
    }
    guard let first = sized.first else { return }
    for (view, length) in sized.dropFirst() {
      let proportion = NSLayoutConstraint(
        view, along.length, .equal, first.view, along.length, multiplier: length / first.length)
      proportion.priority = Self.proportionPriority
      constraints.append(proportion)
    }
  }

  /// The priority at which lengths are proportional: below that of what is required.
  ///
  /// Source: known of UIStackView.
  private static let proportionPriority = UILayoutPriority(999)

  /// Puts the middles of two views as far apart as those of all others.
  private mutating func addCentres(
    _ before: UIView, _ after: UIView, _ spacing: CGFloat, _ along: Sides
  ) {
    add(after, along.start, .greaterThanOrEqual, before, along.end, spacing)
    let gap = UILayoutGuide()
    gap.identifier = "UISV-distributing"
    add(gap, along.start, .equal, before, along.middle)
    add(gap, along.end, .equal, after, along.middle)
    if let first = gaps.first {
      let equal = NSLayoutConstraint(gap, along.length, .equal, first, along.length)
      equal.priority = Self.centringPriority
      constraints.append(equal)
    }
    gaps.append(gap)
  }

  /// The priority at which middles are equally far apart: where there is no room they are not.
  ///
  /// Source: known of UIStackView.
  private static let centringPriority = UILayoutPriority(150)

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

extension UIView {
  /// The length by which a stack gives a view its share: that of its content, and of a stack that of
  /// what is in it, though a stack has no content size; `nil` for none.
  ///
  /// *Units*: points.
  ///
  /// Source: known of UIStackView, which asks its views for a proportional length, and stacks answer
  /// with those of their own views.
  fileprivate func proportionalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    guard let stack = self as? UIStackView else { return intrinsicLength(along: axis) }
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let lengths = views.compactMap { $0.proportionalLength(along: axis) }.filter { $0 > 0 }
    guard let longest = lengths.max() else { return nil }
    guard stack.axis == axis else { return longest }
    let gaps = views.dropLast().reduce(0) { $0 + StackPlan.spacing(after: $1, in: stack) }
    let isEven = stack.distribution == .fillEqually
    return gaps + (isEven ? longest * CGFloat(views.count) : lengths.reduce(0, +))
  }
}

extension UIStackView.Alignment {
  /// The baseline on which all views stand; `nil` for none.
  fileprivate var baseline: NSLayoutConstraint.Attribute? {
    switch self {
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .fill, .leading, .center, .trailing: nil
    }
  }
}
