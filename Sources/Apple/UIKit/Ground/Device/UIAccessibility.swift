/// What the person in front of the screen has asked the system for: nothing, so that a film shows
/// an app as it is.
///
/// Source: Apple, UIAccessibility.
public enum UIAccessibility {
  /// What the system is told of; nobody listens.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen came, a part of it changed, a text is to be read, a page was turned.
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells those who read the screen aloud of something; there are none.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read aloud: no.
  public static var isVoiceOverRunning: Bool { false }

  /// Whether switches move through the screen: no.
  public static var isSwitchControlRunning: Bool { false }

  /// Whether animations are to be replaced by fades: no.
  public static var isReduceMotionEnabled: Bool { false }

  /// Whether fades are preferred to slides: no.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Whether nothing is to shine through: no.
  public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether all text is bold: no.
  public static var isBoldTextEnabled: Bool { false }

  /// Whether colours are darker: no.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Whether colours are inverted: no.
  public static var isInvertColorsEnabled: Bool { false }

  /// Whether all is grey: no.
  public static var isGrayscaleEnabled: Bool { false }

  /// Whether buttons have outlines: no.
  public static var buttonShapesEnabled: Bool { false }

  /// Whether colours alone are to tell nothing: no.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Whether switches are labelled: no.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  // What is asked for never changes: these are not posted.
  /// The screen is read aloud from now on, or no more; never posted.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Other animations are asked for; never posted.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// It is asked for, or no more, that nothing shines through; never posted.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Bold text is asked for, or no more; never posted.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}
