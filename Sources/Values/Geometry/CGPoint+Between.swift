import Foundation

extension CGPoint {
  /// Returns the point between this one (0) and the other (1).
  package func towards(_ other: CGPoint, by fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
