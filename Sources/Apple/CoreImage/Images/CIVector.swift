import Foundation

/// Some numbers: a point, a size, a rectangle, or the row of a matrix.
///
/// Source: Apple, CIVector.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  /// Copies numbers from memory; none for a count below 0.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = (0..<max(0, count)).map { values[$0] }
  }

  private init(_ values: [CGFloat]) { self.values = values }

  /// Makes a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Makes a vector of two numbers, as a point.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Makes a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Makes a vector of four numbers, as a rectangle or the row of a matrix.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }

  /// Makes a vector of x and y.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }

  /// Makes a vector of the origin's x and y, the width and the height.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.minX, rect.minY, rect.width, rect.height])
  }

  /// Makes a vector of six numbers: a, b, c, d, tx and ty.
  public convenience init(cgAffineTransform map: CGAffineTransform) {
    self.init([map.a, map.b, map.c, map.d, map.tx, map.ty])
  }

  /// How many numbers there are.
  public var count: Int { values.count }

  /// Returns a number; 0 behind the last one.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  /// The first four numbers; 0 where there are fewer.
  public var x: CGFloat { value(at: 0) }
  public var y: CGFloat { value(at: 1) }
  public var z: CGFloat { value(at: 2) }
  public var w: CGFloat { value(at: 3) }

  /// The first two numbers as a point, and four as a rectangle: x, y, width, height; 0 where there
  /// are fewer.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The first six numbers as a, b, c, d, tx and ty; 0 where there are fewer.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.values == values
  }

  public override var hash: Int { values.hashValue }
}
