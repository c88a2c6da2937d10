/// What a scene is shown on.
///
/// Source: Apple, UIScreen.
@MainActor
public final class UIScreen: NSObject {
  /// The whole screen. Units: points.
  public let bounds: CGRect

  /// Units: pixels a point.
  public let scale: CGFloat

  /// Units: points, and pixels a point.
  package init(size: CGSize = CGSize(width: 320, height: 568), scale: CGFloat = 2) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  /// The screen of the scene that runs now.
  public static var main: UIScreen { Runtime.current.screen }

  /// The whole screen. Units: pixels.
  public var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Units: pixels a point.
  public var nativeScale: CGFloat { scale }
}
