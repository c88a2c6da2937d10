import Foundation

/// Areas made of two paths.
///
/// What comes back has lines in place of curves, which lie within 0.01 points of them; on a phone
/// curves stay curves.
extension CGPath {
  /// Returns the area that is in this path or in another.
  ///
  /// Source: Apple, CGPath.union(_:using:).
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(.union, other, rule)
  }

  /// Returns the area that is in both paths.
  ///
  /// Source: Apple, CGPath.intersection(_:using:).
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(.intersection, other, rule)
  }

  /// Returns the area that is in this path and not in another.
  ///
  /// Source: Apple, CGPath.subtracting(_:using:).
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(.subtraction, other, rule)
  }

  /// Returns the area that is in one of the paths alone.
  ///
  /// Source: Apple, CGPath.symmetricDifference(_:using:).
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { area(.difference, other, rule) }

  /// Returns the same area with lines that do not cross.
  ///
  /// Source: Apple, CGPath.normalized(using:).
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    area(.union, CGPath(), rule)
  }

  /// Returns true when the areas of two paths have something in common.
  ///
  /// Source: Apple, CGPath.intersects(_:using:).
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// Returns the path with lines in place of its curves.
  ///
  /// Source: Apple, CGPath.flattened(threshold:).
  ///
  /// - Parameter threshold: how far a line may lie from the curve, in points.
  /// - Returns: a path of lines.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(elements: elements.straightened(by: max(threshold, 0.001)))
  }

  private func area(
    _ operation: AreaOperation, _ other: CGPath, _ rule: CGPathFillRule
  ) -> CGPath {
    CGPath(elements: elements.area(operation, with: other.elements, evenOdd: rule == .evenOdd))
  }
}
