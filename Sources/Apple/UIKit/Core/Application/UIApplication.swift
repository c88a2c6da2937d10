/// The app in which the scene plays.
///
/// Source: Apple, UIApplication.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private weak var stage: Runtime?

  /// How many more calls began ignoring touches than ended it.
  private var ignoring = 0

  init(runtime: Runtime) { stage = runtime }

  override var runtime: Runtime { stage ?? .current }

  /// The app of the scene that runs now.
  public class var shared: UIApplication { Runtime.current.application }

  /// Returns the app for the key `sharedApplication`, and `nil` for other keys.
  ///
  /// Files that are also compiled for app extensions, where `shared` is not allowed, ask so.
  public class func value(forKey key: String) -> Any? {
    ["shared", "sharedApplication"].contains(key) ? shared : nil
  }

  /// Returns the app for the key path `sharedApplication`; see `value(forKey:)`.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// The delegate that `launch` made, which the app keeps alive.
  var launchedDelegate: (any UIApplicationDelegate)?

  /// Whether it is an app of its own, not a controller that is shown by itself.
  var isLaunched: Bool { launchedDelegate != nil }

  /// The window of the main storyboard, which stays without anybody who holds it.
  var mainWindow: UIWindow?

  /// The scene that holds the app's windows.
  private(set) lazy var windowScene: UIWindowScene = {
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.application = self
    scene.activationState = .foregroundActive
    session.scene = scene
    return scene
  }()

  var idleTimer = IdleTimer()

  /// What the app has asked of the parts of the screen that belong to the system.
  var wishes = SystemWishes()
  private let stageDelegate = StageDelegate()

  /// The app's delegate; unless set, one that does nothing.
  open var delegate: (any UIApplicationDelegate)? {
    get { ownDelegate ?? stageDelegate }
    set { ownDelegate = newValue }
  }

  private weak var ownDelegate: (any UIApplicationDelegate)?

  /// The visible windows, the one in front last.
  open var windows: [UIWindow] {
    (stage?.windows ?? []).filter { !($0 is UIRemoteKeyboardWindow) }
  }

  /// The window that was made key last.
  open var keyWindow: UIWindow? { stage?.keyWindow }

  /// Ignores fingers that come down, until `endIgnoringInteractionEvents` was called as often.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }

  /// Undoes one call of `beginIgnoringInteractionEvents`.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  /// Passes an event on to the windows that its fingers are on.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for window in runtime.touchesDown.compactMap(\.window)
    where !windows.contains(where: { $0 === window }) { windows.append(window) }
    for window in windows { window.sendEvent(event) }
    if windows.isEmpty { runtime.deliverSentEvent() }
  }

  /// Whether fingers that come down are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
}
