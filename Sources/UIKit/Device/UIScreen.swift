/// The screen that a scene is shown on.
///
/// Source: Apple, UIScreen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The rectangle of the whole screen.
  ///
  /// *Units*: points.
  public let bounds: CGRect

  /// The number of pixels to a point.
  public let scale: CGFloat

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - size: points.
  ///   - scale: pixels a point.
  package init(size: CGSize = CGSize(width: 320, height: 568), scale: CGFloat = 2) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  /// The screen of the scene that runs now.
  public static var main: UIScreen { Runtime.current.screen }

  /// The rectangle of the whole screen.
  ///
  /// *Units*: pixels.
  public var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// The number of pixels to a point.
  public var nativeScale: CGFloat { scale }

  /// The most frames a second that the screen shows.
  public var maximumFramesPerSecond: Int { 60 }

  /// How bright the screen is; recorded only, for a film is as bright as the screen that shows it.
  ///
  /// *Units*: 0...1.
  public var brightness: CGFloat = 0.5

  /// Whether somebody records the screen: an app on it cannot tell.
  public var isCaptured: Bool { false }

  /// The traits of the device, in light or dark as the scene is shown.
  public var traitCollection: UITraitCollection { stage?.traits ?? Runtime.current.traits }

  /// The stage that the screen belongs to.
  weak var stage: Runtime?
}
