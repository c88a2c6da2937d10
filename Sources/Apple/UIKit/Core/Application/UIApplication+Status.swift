extension UIApplication {
  /// The orientation of the app: portrait where the screen is higher than wide.
  public var statusBarOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }

  /// The rectangle that the status bar covers.
  ///
  /// *Units*: points of the screen.
  public var statusBarFrame: CGRect {
    let height = windows.first?.safeAreaInsets.top ?? 0
    return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
  }

  /// A reason for which an app was launched; none is ever given here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    public static let localNotification = Self(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    public static let bluetoothCentrals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    public static let bluetoothPeripherals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    public static let newsstandDownloads = Self(
      rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    public static let cloudKitShareMetadata = Self(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    public static let eventAttribution = Self(
      rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
  }

  /// Whether the app is on the screen and takes touches.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Always active: the app of a scene is on the screen.
  public var applicationState: State { .active }

  /// Whether the screen is kept from going dark while nobody touches it; a scene's never does.
  public var isIdleTimerDisabled: Bool {
    get { idleTimer.isDisabled }
    set { idleTimer.isDisabled = newValue }
  }

  // The app of a scene is launched before the scene and never leaves the screen: these are not
  // posted.
  public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// The setting for whether the screen may go dark.
struct IdleTimer { var isDisabled = false }

extension UIDevice {
  /// The device was turned; never posted.
  public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
