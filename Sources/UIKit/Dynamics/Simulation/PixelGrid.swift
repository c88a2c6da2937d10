/// Rounds the places of views to whole pixels, and their angles to whole 5000ths of a radian.
///
/// Source: docs/measurements.md, “Write-back”.
struct PixelGrid: Hashable, Sendable {
  /// How many pixels a point has.
  let scale: CGFloat

  /// How many angles a radian has.
  private static let anglesPerRadian: CGFloat = 5000

  /// Returns the nearest point on whole pixels.
  func round(_ point: CGPoint) -> CGPoint { CGPoint(x: round(point.x), y: round(point.y)) }

  /// Returns the nearest whole 5000th of a radian.
  static func round(angle: CGFloat) -> CGFloat {
    (angle * anglesPerRadian).rounded() / anglesPerRadian
  }

  private func round(_ value: CGFloat) -> CGFloat {
    let whole = value.rounded(.down)
    return whole + (scale * (value - whole)).rounded() / scale
  }
}
