/// The screen that a scene is shown on.
///
/// Source: Apple, UIScreen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screens that are there: one.
  public static var screens: [UIScreen] { [main] }

  /// The screen that this one shows, too; none.
  public var mirrored: UIScreen? { nil }

  /// The only way in which the screen shows pixels.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// The way in which the screen shows pixels best: `currentMode`, the only one.
  public var preferredMode: UIScreenMode? { currentMode }
  /// All ways in which the screen can show pixels: one, in its own size.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

  /// How much later than drawn a frame is seen, in seconds.
  public var calibratedLatency: TimeInterval { 0 }

  /// How much brighter than white the screen shows.
  public var currentEDRHeadroom: CGFloat { 1 }

  /// Makes a display link of the screen.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target as AnyObject, selector: sel)
  }

  // Posted never: the scene has one screen, which does not change.
  /// A second screen came; never posted.
  public nonisolated static let didConnectNotification = NSNotification.Name(
    "UIScreenDidConnectNotification")
  /// A second screen went; never posted.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  /// The screen shows another number of pixels; never posted.
  public nonisolated static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  /// The screen became brighter or darker; never posted, not even when the app sets `brightness`.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Somebody began or ended to record the screen; never posted.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")

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
  ///   - insets: what the system covers; `nil` for what it covers of phones of that size.
  package init(size: CGSize, scale: CGFloat = 2, insets: ScreenInsets? = nil) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.insets = insets
  }

  /// Makes a screen of the size that `main` has.
  ///
  /// Unspecified by Apple: chosen, since apps ask the screen that they have made for its size.
  public override convenience init() {
    let main = Self.main
    self.init(size: main.bounds.size, scale: main.scale, insets: main.insets)
  }

  /// The size of a screen of which nothing is said, an iPhone 5's.
  ///
  /// *Units*: points.
  package static let defaultSize = CGSize(width: 320, height: 568)

  /// What the system covers, where the device is known.
  package let insets: ScreenInsets?

  /// The screen of the scene that runs now.
  public static var main: UIScreen { World.current.screen }

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

  /// Whether the screen may be made darker than its lamp goes; recorded only.
  public var wantsSoftwareDimming = false

  /// How a screen with edges that cannot be seen shows its picture; recorded only.
  public var overscanCompensation = OverscanCompensation.scale

  /// Whether somebody records the screen: an app on it cannot tell.
  public var isCaptured: Bool { false }

  /// The traits of the device, in light or dark as the scene is shown.
  public var traitCollection: UITraitCollection { world?.traits ?? World.current.traits }

  /// The stage that the screen belongs to.
  package weak var world: World?
}

/// A way in which a screen shows pixels.
///
/// Source: Apple, UIScreenMode.
public final class UIScreenMode: NSObject, Sendable {
  /// *Units*: pixels.
  public let size: CGSize
  /// How wide a pixel is for its height.
  public var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }
}
