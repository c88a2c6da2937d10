extension NSLayoutConstraint {
  /// How the views of a visual format are aligned across its axis.
  ///
  /// Source: Apple, NSLayoutConstraint.FormatOptions.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The attributes in which all views of the format are made equal, across its axis.
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    public static let alignAllRight = Self(rawValue: 1 << 2)
    public static let alignAllTop = Self(rawValue: 1 << 3)
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    /// The direction of text, which runs from left to right here.
    public static let directionLeadingToTrailing: Self = []
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// The first view of a horizontal format stands at the right.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)

    /// The attributes that are made equal.
    fileprivate var attributes: [Attribute] {
      let sides: [(Self, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
        (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ]
      return sides.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Returns the constraints for which a visual format asks, not yet active.
  ///
  /// Stops with Apple's sentence where the grammar is broken or a name is missing.
  ///
  /// - Parameters:
  ///   - format: a text in the visual format language.
  ///   - options: how the views are aligned across the axis.
  ///   - metrics: numbers by their names.
  ///   - views: views and layout guides by their names.
  ///
  /// - Returns: the constraints, in the order of the text.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let sentence = try VisualFormat(format)
      return VisualFormatReader(
        sentence: sentence, format: format, metrics: metrics ?? [:], views: views,
        isFromRight: options.contains(.directionRightToLeft) && !sentence.isVertical
      ).constraints(aligning: options.attributes)
    } catch {
      raise(.invalidArgument, "\(error)")
    }
  }
}

/// Turns a parsed visual format into constraints.
@MainActor
private struct VisualFormatReader {
  let sentence: VisualFormat
  let format: String
  let metrics: [String: Any]
  let views: [String: Any]
  let isFromRight: Bool

  func constraints(aligning attributes: [NSLayoutConstraint.Attribute]) -> [NSLayoutConstraint] {
    let items = sentence.items.map { item($0.name) }
    var all: [NSLayoutConstraint] = []
    for (index, item) in items.enumerated() {
      for rule in sentence.items[index].sizes { all.append(size(of: item, rule)) }
      if index == 0 {
        if sentence.startsAtEdge {
          all += gap(sentence.gaps[0], from: edge(of: item), start, to: item, start, standard: 0)
        }
      } else {
        all += gap(sentence.gaps[index], from: items[index - 1], end, to: item, start, standard: 8)
        for attribute in attributes { all.append(equal(items[index - 1], item, attribute)) }
      }
    }
    if sentence.endsAtEdge, let last = items.last, let gap = sentence.gaps.last {
      all += self.gap(gap, from: last, end, to: edge(of: last), end, standard: 0)
    }
    return all
  }

  private var start: NSLayoutConstraint.Attribute {
    sentence.isVertical ? .top : isFromRight ? .right : .leading
  }
  private var end: NSLayoutConstraint.Attribute {
    sentence.isVertical ? .bottom : isFromRight ? .left : .trailing
  }

  /// Returns the constraints for the space between two sides.
  ///
  /// The `standard` distance is 8 between neighbours; 0 stands for the margin at an edge.
  private func gap(
    _ gap: VisualFormat.Gap, from first: Any, _ side: NSLayoutConstraint.Attribute,
    to second: Any, _ otherSide: NSLayoutConstraint.Attribute, standard: CGFloat
  ) -> [NSLayoutConstraint] {
    switch gap {
    case .none: return [distance(first, side, second, otherSide, .equal, 0, .required)]
    case .standard:
      if standard > 0 {
        return [distance(first, side, second, otherSide, .equal, standard, .required)]
      }
      // At the edge: the margin of the superview.
      let margins = (first as? UIView ?? UIView())
      let isStart = side == otherSide && side == start
      let container = isStart ? first : second
      let insets = (container as? UIView ?? margins).layoutMargins
      let inset =
        sentence.isVertical
        ? (isStart ? insets.top : insets.bottom)
        : (isStart != isFromRight ? insets.left : insets.right)
      return [distance(first, side, second, otherSide, .equal, inset, .required)]
    case .rules(let rules):
      return rules.map {
        distance(
          first, side, second, otherSide, $0.relation, number($0.value), $0.priority)
      }
    }
  }

  /// Returns the constraint that a side of `second` lies a distance after one of `first`.
  private func distance(
    _ first: Any, _ side: NSLayoutConstraint.Attribute, _ second: Any,
    _ otherSide: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ constant: CGFloat, _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    // From the right, what comes later lies farther to the left.
    let (item, attribute, other, otherAttribute) =
      isFromRight ? (first, side, second, otherSide) : (second, otherSide, first, side)
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
    constraint.priority = priority
    return constraint
  }

  private func equal(
    _ first: Any, _ second: Any, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
      multiplier: 1, constant: 0)
  }

  private func size(of item: Any, _ rule: VisualFormat.Rule) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = sentence.isVertical ? .height : .width
    let other: Any? =
      if case .name(let name) = rule.value, metrics[name] == nil { self.item(name) } else { nil }
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: rule.relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
      constant: other == nil ? number(rule.value) : 0)
    constraint.priority = rule.priority
    return constraint
  }

  private func item(_ name: String) -> Any {
    guard let view = views[name] else {
      raise(
        .invalidArgument,
        "Unable to parse constraint format: \n\(name) is not a key in the views dictionary. \n"
          + format)
    }
    return view
  }

  /// Returns the superview, or the view that owns the guide.
  private func edge(of item: Any) -> Any {
    let around = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let around else {
      raise(
        .invalidArgument,
        "Unable to interpret '|' character, because the related view doesn't have a superview. \n"
          + format)
    }
    return around
  }

  private func number(_ value: VisualFormat.Value) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      default:
        raise(
          .invalidArgument,
          "Unable to parse constraint format: \n\(name) is not a key in the metrics dictionary. \n"
            + format)
      }
    }
  }
}

/// `NSLayoutConstraint.Attribute`, by its old name.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// `NSLayoutConstraint.Relation`, by its old name.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// `NSLayoutConstraint.FormatOptions`, by its old name.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
