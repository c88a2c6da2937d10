/// What an app is shown in; an app here has one, a `UIWindowScene`.
///
/// Source: Apple, UIScene.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The session that the scene belongs to.
  public let session: UISceneSession

  /// The object that is told of the scene's life; kept alive, as the system keeps it.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene is on the screen and takes touches.
  public internal(set) var activationState = ActivationState.unattached

  /// The scene's title for a list of scenes, which no device here shows.
  open var title: String! = ""

  /// A smaller text below the title.
  open var subtitle = ""

  /// Makes a scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// How far a scene's life has come.
  ///
  /// Source: Apple, UIScene.ActivationState.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Why a scene was made; here it is always the launch.
  ///
  /// Source: Apple, UIScene.ConnectionOptions.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses to open: none.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The app that asks for the scene: none.
    public let sourceApplication: String? = nil
    /// The app from which an activity came: none.
    public let handoffUserActivityType: String? = nil
    /// What the scene is to go on with: nothing.
    public let userActivities: Set<NSUserActivity> = []
    /// The entry of the icon's menu that was chosen: none.
    public let shortcutItem: UIApplicationShortcutItem? = nil
  }

  /// Posted in the launch, when the scene's delegate has been told that it connects.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// The scene was given up; never posted.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted at the end of the launch, when the scene's delegate has been told that it is active.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// The scene ceases to take touches; never posted.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted in the launch, when the scene's delegate has been told that it comes to the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The scene has left the screen; never posted.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// Is told of a scene's life; every method is optional.
///
/// A scene connects, comes to the foreground and becomes active at launch; it never leaves.
///
/// Source: Apple, UISceneDelegate.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene was given up; never called here.
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene ceases to take touches; never called here.
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has left the screen; never called here.
  func sceneDidEnterBackground(_ scene: UIScene)

  // No other app and no other device asks anything of a scene: what follows is never called.
  /// Opens addresses for another app; never called here.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called before an activity of another device comes; never called here.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Goes on with an activity of another device; never called here.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when such an activity did not come; never called here.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Called when such an activity was changed; never called here.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// Returns what the next launch is to go on with; never called here.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Brings back what somebody saw and typed before; never called here.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing unless implemented; called in the launch, where apps make their window.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing; never called, since the one scene stays connected.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing unless implemented; called at the end of the launch.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing; never called, since the scene stays active.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing unless implemented; called in the launch, behind
  /// `scene(_:willConnectTo:options:)`.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing; never called, since the scene stays on the screen.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing; never called, since no other app opens an address.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing; never called, since no other device hands an activity over.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing; never called, since no other device hands an activity over.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing; never called, since no other device hands an activity over.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing; never called, since no other device hands an activity over.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  /// Returns `nil`; never called, since no state is kept.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing; never called, since no state is kept.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
}
