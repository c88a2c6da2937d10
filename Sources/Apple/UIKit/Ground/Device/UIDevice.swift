/// The device on which the scene plays: an upright phone, or an iPad if the screen is one's.
///
/// Source: Apple, UIDevice.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The kind of device in the user's language: `model` in any.
  open var localizedModel: String { model }

  /// Whether apps may run behind others.
  open var isMultitaskingSupported: Bool { true }

  /// Makes the sound of a key, which a film has not.
  open func playInputClick() {}

  // Posted never: nothing of the device changes in a scene.
  /// The battery holds another charge; never posted.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The battery began or ended to be charged; never posted.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Something came near to the screen, or went; never posted.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// The device of the scene that runs now.
  public class var current: UIDevice { UIDevice() }

  public override init() { super.init() }

  /// The device's name, “iPhone” or “iPad”: apps are told no more of the user's own since iOS 16.
  open var name: String { model }

  /// The kind of device in English: “iPad” where the screen is one's, “iPhone” otherwise.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The name of the system, which is iOS on an iPad, too.
  open var systemName: String { "iOS" }

  /// The version of iOS that apps are told; `--os` chooses it.
  open var systemVersion: String { World.current.system.text }

  /// The kind of device, by the size of the scene's screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// How the device is held, which never changes: portrait where the screen is higher than wide.
  open var orientation: UIDeviceOrientation {
    let screen = UIScreen.main.bounds
    return screen.width > screen.height ? .landscapeLeft : .portrait
  }

  /// Whether somebody asked to be told of turns of the device, and did not say that it is enough.
  open var isGeneratingDeviceOrientationNotifications: Bool { askers > 0 }
  /// How many asked and did not say that it is enough.
  private var askers = 0

  /// Asks to be told of turns of the device, which never happen; as often as somebody asks, it has to
  /// be ended.
  open func beginGeneratingDeviceOrientationNotifications() { askers += 1 }

  /// Takes one asking back; nothing where there is none.
  open func endGeneratingDeviceOrientationNotifications() { askers = max(0, askers - 1) }
}

/// The kind of a device.
///
/// Source: Apple, UIUserInterfaceIdiom.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Returns the kind of the device on which the scene plays.
///
/// Source: Apple, UI_USER_INTERFACE_IDIOM().
@preconcurrency @MainActor
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// How a device is held.
///
/// Source: Apple, UIDeviceOrientation.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright, on its side, or flat; the last one says whether an interface
  /// can follow it, which it cannot when the device lies flat.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of an app on the screen.
///
/// Source: Apple, UIInterfaceOrientation.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the interface is higher than wide, or wider than high; both are false when it is not
  /// known.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that an app allows.
///
/// Source: Apple, UIInterfaceOrientationMask.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// One orientation each, then several: `landscape` is both ways of lying, `allButUpsideDown` what
  /// phones allow.
  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
