/// What an app asks of the status bar and of its icon, which no scene shows.
struct SystemWishes {
  /// Whether the app has asked for messages from a server.
  var wantsMessages = false
  var shakesToEdit = true
  var statusBarStyle = UIStatusBarStyle.default
  var hidesStatusBar = false
  var showsNetworkActivity = false
  var badge = 0
  var shortcuts: [UIApplicationShortcutItem]? = []
  /// The number of the last task that may go on behind the screen.
  var lastTask = 0
}

extension UIApplication {
  /// The colour of the status bar; recorded only, for a scene shows none.
  ///
  /// Source: Apple, UIApplication.statusBarStyle.
  public var statusBarStyle: UIStatusBarStyle {
    get { wishes.statusBarStyle }
    set { wishes.statusBarStyle = newValue }
  }

  /// Sets the colour of the status bar, at once; recorded only, for a scene shows none.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    wishes.statusBarStyle = statusBarStyle
  }

  /// Whether the status bar is hidden; recorded only.
  public var isStatusBarHidden: Bool {
    get { wishes.hidesStatusBar }
    set { wishes.hidesStatusBar = newValue }
  }

  /// Hides or shows the status bar, at once; recorded only, for a scene shows none.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    wishes.hidesStatusBar = hidden
  }

  /// Whether a wheel in the status bar turns; recorded only.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { wishes.showsNetworkActivity }
    set { wishes.showsNetworkActivity = newValue }
  }

  /// The number on the app's icon, which is not on the screen.
  public var applicationIconBadgeNumber: Int {
    get { wishes.badge }
    set { wishes.badge = newValue }
  }

  /// Notes the beginning of work that goes on behind the screen, where a scene's app never is.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    wishes.lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: wishes.lastTask)
  }

  /// Notes the end of such work.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How an address is opened that another app has sent; none is ever sent here.
  ///
  /// Source: Apple, UIApplication.OpenURLOptionsKey.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the app that sent the address, a `String`.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What the other app sent along, and whether the file is to be opened where it is, a `Bool`.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

/// Names work that goes on behind the screen.
///
/// Source: Apple, UIBackgroundTaskIdentifier.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The number of no task; `beginBackgroundTask` never returns it here.
  public static let invalid = Self(rawValue: 0)
}
