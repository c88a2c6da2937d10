import Geometry

/// The screen that a scene is shown on.
public struct Screen: Hashable, Sendable {
  /// Units: points.
  public var size: CGSize
  /// Units: pixels a point.
  public var scale: CGFloat

  /// A screen of 320×568 points at two pixels a point, unless told otherwise.
  public init(width: CGFloat = 320, height: CGFloat = 568, scale: CGFloat = 2) {
    size = CGSize(width: width, height: height)
    self.scale = scale
  }

  /// The whole screen. *Units*: points from its upper left corner.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
