import UIKit

// The delegates of Xcode's templates with all that they may have, as apps fill them in.

public class FullAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]? = nil
  ) -> Bool {
    if let url = launchOptions?[.url] as? URL { print(url) }
    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { print(item.type) }
    return true
  }

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { options[.sourceApplication] as? String != nil }

  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool { userActivity.activityType == NSUserActivityTypeBrowsingWeb }

  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(shortcutItem.localizedTitle.isEmpty) }

  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
}

public class FullSceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let context = connectionOptions.urlContexts.first { print(context.url) }
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      print(activity.activityType)
    }
    if let item = connectionOptions.shortcutItem { print(item.type) }
  }

  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { print(context.url, context.options.openInPlace) }
  }

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(windowScene.statusBarManager?.isStatusBarHidden ?? false) }
}
