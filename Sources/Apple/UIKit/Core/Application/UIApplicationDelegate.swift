/// Handles the launch and the states of an app; every method is optional.
///
/// An app whose delegate is marked `@main`, or that a scene names, is launched as on a phone. An
/// app without one still has a window, which the scene shows.
///
/// Source: Apple, UIApplicationDelegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: UIWindowHolding, UIApplicationRequests {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func applicationDidFinishLaunching(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app ceases to take touches; never called here, since it stays active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has left the screen; never called here, since it stays there.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app comes back to the screen; never called here, since it never leaves.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app is about to end; never called here, since a film ends without a word to
  /// it.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is short; never called here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Returns in which ways a window may stand; never called here, since the screen does not turn.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Returns how to make the scene that the app is shown in.
  ///
  /// Here there is no `Info.plist`: a configuration without a class of delegate means the class
  /// `SceneDelegate` of the app's module, if there is one.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when the user has given up scenes; never called here, since the one scene stays.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// The window of an app without scenes: `nil` where the delegate has no such property.
  ///
  /// The property is optional on a phone, which is why there are two question marks.
  public var window: UIWindow?? {
    let holder: any UIWindowHolding = self
    return .some(holder.window)
  }

  /// Returns true unless implemented; called first in the launch with `nil`, and what it returns is
  /// not heeded.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls `applicationDidFinishLaunching(_:)` and returns true unless implemented; what it returns
  /// is not heeded.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing unless implemented; called in the launch of a delegate that lacks the method with
  /// options.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing unless implemented; called at the end of the launch where the scene has no
  /// delegate.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing; never called, since the app stays active.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing; never called, since the app stays on the screen.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing; never called, since the app never was in the background.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing; never called, since a film ends without the app's knowledge.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing; never called, since memory never gets short.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Returns all ways but upside down; never called, since nothing is turned.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  /// Returns the session's own configuration, which names no class.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing; never called, since the one session stays open.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

/// Keeps the window that an app or a scene is shown in.
///
/// On a phone `window` is an optional property of two protocols, which read it as `UIWindow??`. This
/// one has what their classes declare.
@preconcurrency @MainActor
public protocol UIWindowHolding: NSObjectProtocol {
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension UIWindowHolding {
  /// The key window, for a class without the property.
  @_disfavoredOverload
  public var window: UIWindow? {
    get { UIApplication.shared.keyWindow }
    set { newValue?.makeKey() }
  }
}

/// The delegate of an app that has none of its own.
@MainActor
final class StageDelegate: NSObject, UIApplicationDelegate {}
