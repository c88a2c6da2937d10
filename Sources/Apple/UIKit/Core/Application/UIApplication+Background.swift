import Foundation

// What the system does for an app that is not in front, where a scene's app never is.
extension UIApplication {
  /// Says how often the app wishes to look for news behind others; it is never asked to.
  ///
  /// *Units*: seconds.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// As often as the system likes.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0

  /// Never.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude

  /// Whether the app may look for news behind others: it may, as on a new phone.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Posted when that changes; never.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  /// Asks for the buttons of headphones; none are pressed.
  public func beginReceivingRemoteControlEvents() {}

  /// Asks for them no more.
  public func endReceivingRemoteControlEvents() {}

  /// Asks for another icon, which a film does not show: the handler is told that this cannot be done.
  ///
  /// - Parameters:
  ///   - alternateIconName: the icon; `nil` for the app's own.
  ///   - completionHandler: is called on the main queue with Cocoa's error 3328.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(Self.isUnsupported) }
  }

  /// Asks for another icon, which a film does not show.
  ///
  /// - Throws: Cocoa's error 3328.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw Self.isUnsupported
  }

  private static var isUnsupported: NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: 3328,
      userInfo: [
        NSLocalizedDescriptionKey:
          "The requested operation couldn’t be completed because the feature is not supported."
      ])
  }

  /// Returns the ways in which a window may stand where its controllers do not say: those of a phone.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}

/// Whether an app may look for news behind others.
///
/// Source: Apple, UIBackgroundRefreshStatus.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
