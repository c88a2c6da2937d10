import Foundation

extension NSCoder {
  /// Reads a point written as `{1, 2}`; zero for anything else.
  ///
  /// Source: Apple, `NSCoder.cgPoint(for:)`.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Reads a vector written as `{1, 2}`; zero for anything else.
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// Reads a size written as `{30, 40}`; zero for anything else.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Reads a rectangle written as `{{1, 2}, {30, 40}}`; zero for anything else.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// Reads a transform written as `[1, 0, 0, 1, 0, 0]`; the identity for anything else.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// Reads insets written as `{1, 2, 3, 4}`; zero for anything else.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  /// Reads an offset written as `{1, 2}`; zero for anything else.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// Returns the numbers of a text; `nil` where there are not so many.
  private class func numbers(in string: String, _ count: Int) -> [CGFloat]? {
    let words = string.split { "{}[], ".contains($0) }
    let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
    return numbers.count == count && words.count == count ? numbers : nil
  }
}
