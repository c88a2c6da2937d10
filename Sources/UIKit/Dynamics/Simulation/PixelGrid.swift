/// Where views may stand: on whole pixels, at whole 5000ths of a radian.
struct PixelGrid: Hashable, Sendable {
  /// Units: pixels a point.
  let scale: CGFloat

  /// Units: 1/rad.
  private static let anglesPerRadian: CGFloat = 5000

  func round(_ point: CGPoint) -> CGPoint { CGPoint(x: round(point.x), y: round(point.y)) }

  static func round(angle: CGFloat) -> CGFloat {
    (angle * anglesPerRadian).rounded() / anglesPerRadian
  }

  private func round(_ value: CGFloat) -> CGFloat {
    let whole = value.rounded(.down)
    return whole + (scale * (value - whole)).rounded() / scale
  }
}
