import Foundation

/// The largest number that a `Float` holds, for repeat counts without end.
///
/// Source: C, `math.h` of Apple's systems.
public let HUGE = Float.greatestFiniteMagnitude

extension NSCoder {
  /// Returns a point as archives hold it: `{1, 2}`.
  ///
  /// Source: Apple, `NSCoder.string(for:)`.
  public class func string(for point: CGPoint) -> String { braced(point.x, point.y) }

  /// Returns a vector as archives hold it: `{1, 2}`.
  public class func string(for vector: CGVector) -> String { braced(vector.dx, vector.dy) }

  /// Returns a size as archives hold it: `{30, 40}`.
  public class func string(for size: CGSize) -> String { braced(size.width, size.height) }

  /// Returns a rectangle as archives hold it: `{{1, 2}, {30, 40}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns a transform as archives hold it: `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(numbers.map(plain).joined(separator: ", "))]"
  }

  /// Returns insets as archives hold them: `{1, 2, 3, 4}`, from the top to the left, the bottom and
  /// the right.
  public class func string(for insets: UIEdgeInsets) -> String {
    braced(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Returns an offset as archives hold it: `{1, 2}`, the horizontal distance first.
  public class func string(for offset: UIOffset) -> String {
    braced(offset.horizontal, offset.vertical)
  }

  private class func braced(_ numbers: CGFloat...) -> String {
    "{\(numbers.map(plain).joined(separator: ", "))}"
  }

  /// Returns a number without a point where it is whole.
  private class func plain(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
