import Foundation

/// Lines and curves that do not change once made.
///
/// *Units*: points, in the space of whoever holds the path. *Shape*: any number of subpaths, each
/// beginning with a move; may be empty. Source: Apple, CGPath.
public class CGPath {
  /// The strokes of the pen in order.
  package fileprivate(set) var elements: [PathElement]

  /// Makes a path of elements, of which the first moves the pen.
  package init(elements: [PathElement] = []) { self.elements = elements }

  /// Makes a rectangle that starts at its origin and goes along +x first.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: [PathElement].rectangle(rect).mapped(by: transform))
  }

  /// Makes an ellipse of four curves from its rightmost point towards +y.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: [PathElement].ellipse(in: rect).mapped(by: transform))
  }

  /// Makes a rectangle with elliptical corners.
  ///
  /// *Units*: points; corners are at most half as large as the rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let elements = [PathElement].roundedRectangle(
      rect, corners: Corner.allCases, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(elements: elements.mapped(by: transform))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the pen stands; zero for an empty path.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points too; null for an empty path.
  public var boundingBox: CGRect { elements.controlPointBox }

  /// The smallest rectangle around the drawn line; null for an empty path.
  public var boundingBoxOfPath: CGRect { elements.tightBox }

  /// Returns true when a point is inside, open subpaths being closed by a line.
  ///
  /// Curves are taken as chords that lie within 0.001 points of them.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    elements.map { $0.applying(transform) }.contains(point, evenOdd: rule == .evenOdd)
  }

  /// Returns a path of the same elements.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a path of the mapped elements.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.mapped(by: transform))
  }

  /// Returns a path of the same elements that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Returns a path of the mapped elements that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.mapped(by: transform))
  }

  /// Calls `block` for each element in order; the pointer is valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.pointsForApply
      points.withUnsafeMutableBufferPointer { buffer in
        guard let address = buffer.baseAddress else { return }
        var value = CGPathElement(type: element.type, points: address)
        block(&value)
      }
    }
  }
}

extension CGPath: Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// Lines and curves that can be added to.
///
/// *Units*: points. Source: Apple, CGMutablePath.
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() { super.init(elements: []) }

  package override init(elements: [PathElement]) { super.init(elements: elements) }

  /// Changes the elements in place.
  package func edit(_ change: (inout [PathElement]) -> Void) { change(&elements) }
}
