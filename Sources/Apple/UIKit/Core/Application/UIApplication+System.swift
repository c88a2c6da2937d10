// What an app asks of the system, which no scene has.
extension UIApplication {
  /// Whether the app has asked for messages from a server: it may, and gets none.
  public var isRegisteredForRemoteNotifications: Bool { wishes.wantsMessages }

  /// Asks for messages from a server; none comes, and the delegate is not told of a token.
  public func registerForRemoteNotifications() {
    wishes.wantsMessages = true
    Log.once("No messages come from a server: a scene has none.", on: runtime.world)
  }

  /// Asks for no more messages.
  public func unregisterForRemoteNotifications() { wishes.wantsMessages = false }

  /// How long the app may run behind others: as long as it likes, for it stays in front.
  ///
  /// *Units*: seconds.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Whether files can be read while the device is locked, which it is not.
  public var isProtectedDataAvailable: Bool { true }

  /// Whether a shake takes back what was typed; recorded only, for nothing shakes.
  public var applicationSupportsShakeToEdit: Bool {
    get { wishes.shakesToEdit }
    set { wishes.shakesToEdit = newValue }
  }

  /// Whether the app's icon may change, which a film does not show.
  public var supportsAlternateIcons: Bool { false }

  /// The name of the icon in place of the app's own.
  public var alternateIconName: String? { nil }

  // Posted never: nothing of the system changes in a scene.
  /// Somebody took a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// A day has begun, or the time zone has changed.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The app is about to stand another way.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The app stands another way.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The rectangle of the status bar is about to change.
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The rectangle of the status bar has changed.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
}
