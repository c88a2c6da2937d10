/// Rounds the places of views to whole pixels, and their angles to whole 5000ths of a radian.
///
/// Source: docs/measurements.md, “Write-back”.
package struct PixelGrid: Hashable, Sendable {
  /// How many pixels a point has.
  let scale: CGFloat

  /// Makes a grid of a screen with so many pixels a point.
  package init(scale: CGFloat) { self.scale = scale }

  /// How many angles a radian has.
  private static let anglesPerRadian: CGFloat = 5000

  /// Returns the nearest point on whole pixels.
  package func round(_ point: CGPoint) -> CGPoint { CGPoint(x: round(point.x), y: round(point.y)) }

  /// Returns the nearest whole 5000th of a radian.
  package static func round(angle: CGFloat) -> CGFloat {
    (angle * anglesPerRadian).rounded() / anglesPerRadian
  }

  private func round(_ value: CGFloat) -> CGFloat {
    let whole = value.rounded(.down)
    return whole + (scale * (value - whole)).rounded() / scale
  }
}
