import UIKit

/// A view or a layout guide, with some of its edges, sizes or centres.
///
/// Source: SnapKit, ConstraintItem.
@preconcurrency @MainActor
public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: [NSLayoutConstraint.Attribute]

  init(_ target: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute]) {
    (self.target, self.attributes) = (target, attributes)
  }
}

/// A view or a layout guide whose parts stand in constraints.
///
/// Source: SnapKit, ConstraintBasicAttributesDSL and ConstraintAttributesDSL.
@preconcurrency @MainActor
public protocol ConstraintParts {
  /// The view or guide.
  var target: AnyObject? { get }
}

extension ConstraintParts {
  private func item(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintItem {
    ConstraintItem(target, attributes)
  }

  /// Parts to relate, by the names of layout attributes; some names stand for several.
  public var left: ConstraintItem { item(.left) }
  public var top: ConstraintItem { item(.top) }
  public var right: ConstraintItem { item(.right) }
  public var bottom: ConstraintItem { item(.bottom) }
  public var leading: ConstraintItem { item(.leading) }
  public var trailing: ConstraintItem { item(.trailing) }
  public var width: ConstraintItem { item(.width) }
  public var height: ConstraintItem { item(.height) }
  public var centerX: ConstraintItem { item(.centerX) }
  public var centerY: ConstraintItem { item(.centerY) }
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  public var topMargin: ConstraintItem { item(.topMargin) }
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  public var edges: ConstraintItem { item(.top, .left, .bottom, .right) }
  public var directionalEdges: ConstraintItem { item(.top, .leading, .bottom, .trailing) }
  public var horizontalEdges: ConstraintItem { item(.left, .right) }
  public var verticalEdges: ConstraintItem { item(.top, .bottom) }
  public var size: ConstraintItem { item(.width, .height) }
  public var center: ConstraintItem { item(.centerX, .centerY) }
  /// The four edges of the margins.
  public var margins: ConstraintItem {
    item(.topMargin, .leftMargin, .bottomMargin, .rightMargin)
  }
}
