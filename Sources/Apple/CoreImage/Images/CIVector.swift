import Foundation

/// Some numbers: a point, a size, a rectangle, or the row of a matrix.
///
/// Source: Apple, CIVector.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = (0..<max(0, count)).map { values[$0] }
  }

  private init(_ values: [CGFloat]) { self.values = values }

  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }

  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }

  public convenience init(cgRect rect: CGRect) {
    self.init([rect.minX, rect.minY, rect.width, rect.height])
  }

  public convenience init(cgAffineTransform map: CGAffineTransform) {
    self.init([map.a, map.b, map.c, map.d, map.tx, map.ty])
  }

  /// How many numbers there are.
  public var count: Int { values.count }

  /// Returns a number; 0 behind the last one.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  public var x: CGFloat { value(at: 0) }
  public var y: CGFloat { value(at: 1) }
  public var z: CGFloat { value(at: 2) }
  public var w: CGFloat { value(at: 3) }

  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.values == values
  }

  public override var hash: Int { values.hashValue }
}
