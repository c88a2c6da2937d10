/// What the system, other apps and other devices may ask of an app; every method is optional.
///
/// There are none of them in a scene: none of these is called but
/// `application(_:didRegister:)`, which tells that nothing is allowed. They are requirements of
/// `UIApplicationDelegate` on a phone, which this protocol is a part of.
///
/// Source: Apple, UIApplicationDelegate.
@preconcurrency @MainActor
public protocol UIApplicationRequests: AnyObject {
  /// Opens an address or a file for another app, and returns true if it could; never called here.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The same before iOS 9; never called here.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// The same before iOS 4.2; never called here.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Does what an entry of the icon's menu stands for; never called here.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Returns true to say itself that an activity comes from another device; never called here.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Goes on with an activity of another device, and returns true if it could; never called here.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when such an activity was changed; never called here.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  /// Called with the token by which a server reaches the device; never called here.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called when no server can reach the device; never called here, not even after it was asked
  /// for.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called with what a server has sent; never called here.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// The same, for an app that loads something then; never called here.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// Called when a local notification is due or was chosen; never called here.
  func application(
    _ application: UIApplication, didReceive notification: UILocalNotification)
  /// Does what a button of a local notification stands for; never called here.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void)
  /// Does what a button of a server's notification stands for; never called here.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
  /// Loads what is new while the app is in the background; never called here.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Called when downloads and uploads in the background have ended; never called here.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)

  /// Called when a day begins or the time zone changes; never called here.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Called before files are locked with the device; never called here.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Called when files can be read again; never called here.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  /// Returns true to let the state be kept for the next launch; never called here.
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Returns true to let a kept state be restored; never called here.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// The same before iOS 13.2; never called here.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// The same before iOS 13.2; never called here.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
    -> Bool
  /// Returns the controller of a path of names, to restore its state; never called here.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object that can go on with what somebody did elsewhere.
///
/// Source: Apple, UIUserActivityRestoring.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// What an app has found in the background.
///
/// Source: Apple, UIBackgroundFetchResult.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

extension UIApplicationRequests {
  /// Returns false; never called, since no other app opens an address.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
  /// Returns false; never called, since no other app opens an address.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { false }
  /// Returns false; never called, since no other app opens an address.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
  /// Does nothing; never called, since the icon and its menu are not on the screen.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}

  /// Returns false; never called, since no other device hands an activity over.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Returns false; never called, since no other device hands an activity over.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Does nothing; never called, since no other device hands an activity over.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}

  /// Does nothing; never called, since no server can reach a film.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing; never called, since asking for a server's notifications is not answered.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Does nothing; never called, since no server can reach a film.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  /// Does nothing; never called, since no server can reach a film.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  /// Does nothing unless implemented; called behind `registerUserNotificationSettings(_:)`, with no
  /// types.
  public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) {}
  /// Does nothing; never called, since notifications are kept and never told.
  public func application(
    _ application: UIApplication, didReceive notification: UILocalNotification
  ) {}
  /// Does nothing; never called, since notifications are kept and never told.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void
  ) {}
  /// Does nothing; never called, since no server can reach a film.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  ) {}
  /// Does nothing; never called, since the app is never in the background.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  /// Does nothing; never called, since the app is never in the background.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {}

  /// Does nothing; never called, since neither the day nor the time zone changes under an app here.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Does nothing; never called, since the device is never locked.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// Does nothing; never called, since the device is never locked.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

  /// Returns false; never called, since no state is kept.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Returns false; never called, since no state is kept.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Returns false; never called, since no state is kept.
  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Returns false; never called, since no state is kept.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Returns `nil`; never called, since no state is kept.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }
}
