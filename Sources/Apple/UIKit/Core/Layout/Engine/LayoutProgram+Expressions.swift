import LinearConstraints

extension LayoutProgram {
  /// The start and the length of an item along one axis.
  struct Extent {
    var start: LinearExpression
    var length: LinearExpression
  }

  typealias Axis = NSLayoutConstraint.Axis
  typealias Attribute = NSLayoutConstraint.Attribute

  /// Returns an attribute of an item, in the space of a view around it.
  func value(
    of attribute: Attribute, _ item: any LayoutItem, in space: UIView
  ) -> LinearExpression {
    switch attribute.kind {
    case .nothing: return LinearExpression()
    case .length(let axis): return extent(of: item, along: axis).length
    case .location(let axis):
      let extent = extent(of: item, along: axis)
      let share = attribute.span(of: item, along: axis)
      var sum = origin(of: item, along: axis, in: space)
      sum.add(extent.length, times: share.factor)
      sum.constant += share.constant
      return sum
    }
  }

  /// Returns where an item begins, in the space of a view around it.
  private func origin(
    of item: any LayoutItem, along axis: Axis, in space: UIView
  ) -> LinearExpression {
    var sum = LinearExpression()
    if item is UILayoutGuide { sum.add(extent(of: item, along: axis).start) }
    var ancestor = item.layoutHost
    while let view = ancestor, view !== space {
      sum.add(extent(of: view, along: axis).start)
      if moves(item, withContentOf: view) {
        sum.constant -= axis == .horizontal ? view.bounds.minX : view.bounds.minY
      }
      ancestor = view.superview
    }
    return sum
  }

  /// Returns true for an item that stands elsewhere on the screen when a view around it scrolls.
  private func moves(_ item: any LayoutItem, withContentOf view: UIView) -> Bool {
    if item === view { return false }
    guard let guide = item as? UILayoutGuide, guide.owningView === view else { return true }
    return guide.isInScrolledSpace
  }

  /// Returns the start and length of an item, in its superview or the view that owns it.
  func extent(of item: any LayoutItem, along axis: Axis) -> Extent {
    if let (start, length) = variables(of: item, along: axis) {
      return Extent(start: LinearExpression(start), length: LinearExpression(length))
    }
    if let distance = item as? LayoutDistance {
      return Extent(start: LinearExpression(), length: length(of: distance))
    }
    if let guide = item as? UILayoutGuide, let host = guide.owningView {
      let span = guide.span(along: axis, in: host)
      return follow(span ?? Span(inside: .zero, along: axis), extent(of: host, along: axis).length)
    }
    guard let view = item as? UIView else { return follow(.nothing, LinearExpression()) }
    guard view !== root, let superview = view.superview else {
      return follow(view.span(along: axis), LinearExpression())
    }
    let around = extent(of: superview, along: axis).length
    return follow(view.span(along: axis, following: !around.isConstant), around)
  }

  private func length(of distance: LayoutDistance) -> LinearExpression {
    guard let space = distance.layoutHost, let start = distance.start.item,
      let end = distance.end.item
    else { return LinearExpression() }
    return value(of: distance.end.attribute, end, in: space)
      - value(of: distance.start.attribute, start, in: space)
  }

  private func follow(_ span: Span, _ length: LinearExpression) -> Extent {
    func value(_ share: Share) -> LinearExpression {
      var sum = share.factor * length
      sum.constant += share.constant
      return sum
    }
    return Extent(start: value(span.start), length: value(span.length))
  }
}

extension Span {
  fileprivate static var nothing: Span {
    Span(start: Share(constant: 0), length: Share(constant: 0))
  }
}

extension UIView {
  /// Returns the view's start and length, which may depend on the superview's length.
  ///
  /// - Parameters:
  ///   - axis: the axis of the stretch.
  ///   - following: whether the view follows its superview by its autoresizing mask.
  ///
  /// - Returns: constants, unless the view follows.
  fileprivate func span(
    along axis: NSLayoutConstraint.Axis, following: Bool = false
  ) -> Span {
    let rect = alignedRect
    let isHorizontal = axis == .horizontal
    let (start, length) = isHorizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
    guard following, let superview, !autoresizingMask.isEmpty, superview.autoresizesSubviews else {
      return Span(start: Share(constant: start), length: Share(constant: length))
    }
    let around = isHorizontal ? superview.bounds.width : superview.bounds.height
    let shares = autoresizingMask.shares(start, length, in: around, along: axis)
    return Span(
      start: Share(factor: shares.start, constant: start - shares.start * around),
      length: Share(factor: shares.length, constant: length - shares.length * around))
  }
}

extension NSLayoutConstraint.Attribute {
  /// Returns a place in an item, from its start on, which may depend on the item's length.
  @MainActor
  fileprivate func span(of item: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> Share {
    let guide = item as? UILayoutGuide
    // What a view scrolls has the view's margins.
    let scroller = guide?.owningView.flatMap { $0.constrainedContent === guide ? $0 : nil }
    let margins = (item as? UIView ?? scroller).map { Span(inside: $0.layoutMargins, along: axis) }
    let inner = margins ?? Span(inside: .zero, along: axis)
    let (start, length) = (inner.start, inner.length)
    switch self {
    case .right, .trailing, .bottom: return Share(factor: 1, constant: 0)
    case .centerX, .centerY: return Share(factor: 0.5, constant: 0)
    case .leftMargin, .leadingMargin, .topMargin: return start
    case .rightMargin, .trailingMargin, .bottomMargin:
      return Share(factor: 1, constant: start.constant + length.constant)
    case .centerXWithinMargins, .centerYWithinMargins:
      return Share(factor: 0.5, constant: start.constant + length.constant / 2)
    case .firstBaseline: return (item as? any BaselineHolder)?.firstBaseline ?? Share(constant: 0)
    case .lastBaseline:
      return (item as? any BaselineHolder)?.lastBaseline ?? Share(factor: 1, constant: 0)
    case .left, .leading, .top, .width, .height, .notAnAttribute: return Share(constant: 0)
    }
  }
}
