/// The device that the scene stands for: a phone held upright, or an iPad where the screen is one's.
///
/// Source: Apple, UIDevice.
@MainActor
open class UIDevice: NSObject {
  /// The device of the scene that runs now.
  public class var current: UIDevice { UIDevice() }

  public override init() { super.init() }

  open var name: String { model }

  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  open var systemName: String { "iOS" }

  /// The edition of iOS whose looks and behaviour are followed where editions differ.
  open var systemVersion: String { "13.0" }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) >= Self.narrowestPad
      ? .pad : .phone
  }

  /// How the device is held: as the screen is, whose upper edge is up. It never turns.
  open var orientation: UIDeviceOrientation {
    let screen = UIScreen.main.bounds
    return screen.width > screen.height ? .landscapeLeft : .portrait
  }

  /// Whether turns of the device would be told of.
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Asks to be told of turns, of which there are none.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Source: Apple: no iPad is narrower. Units: points.
  private static let narrowestPad: CGFloat = 744
}

/// The kind of a device.
///
/// Source: Apple, UIUserInterfaceIdiom.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// How a device is held.
///
/// Source: Apple, UIDeviceOrientation.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How an app stands on the screen.
///
/// Source: Apple, UIInterfaceOrientation.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How an app may stand on the screen.
///
/// Source: Apple, UIInterfaceOrientationMask.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
