/// A side, a middle or a length of a view or a guide, from which constraints are made.
///
/// Code that mixes anchors of different kinds does not compile.
///
/// Source: Apple, NSLayoutAnchor.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let layoutItem: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
    super.init()
  }

  /// The view or guide.
  public var item: AnyObject? { layoutItem }

  /// The names of the item and of its attribute.
  public var name: String { "\(layoutItem.layoutName).\(attribute.name)" }

  /// Returns a constraint that is not active yet: this coordinate or size equals the other.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }

  /// Returns a constraint that is not active yet: this coordinate or size is at least the
  /// other.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor)
  }

  /// Returns a constraint that is not active yet: this coordinate or size is at most the
  /// other.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }

  /// Returns a constraint that is not active yet: this coordinate or size is the other and
  /// `c` points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// Returns a constraint that is not active yet: this coordinate or size is at least the
  /// other and `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Returns a constraint that is not active yet: this coordinate or size is at most the
  /// other and `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      layoutItem, attribute, relation, anchor.layoutItem, anchor.attribute,
      multiplier: multiplier, constant: constant)
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)): \"\(name)\">" }
  }
}

/// The system's distance between neighbours.
///
/// *Units*: points.
private let systemSpacing: CGFloat = 8

/// An anchor along x.
///
/// Source: Apple, NSLayoutXAxisAnchor.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, from which constraints are made; negative
  /// where the other one lies before this one.
  ///
  /// Source: Apple, NSLayoutXAxisAnchor.anchorWithOffset(to:).
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutDistance(from: self, to: otherAnchor), .width)
  }

  /// Returns a constraint to a multiple of the system's 8 points after another anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }
}

/// An anchor along y.
///
/// Source: Apple, NSLayoutYAxisAnchor.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, from which constraints are made; negative
  /// where the other one lies before this one.
  ///
  /// Source: Apple, NSLayoutYAxisAnchor.anchorWithOffset(to:).
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutDistance(from: self, to: otherAnchor), .height)
  }

  /// Returns a constraint to a multiple of the system's 8 points below another anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }
}
