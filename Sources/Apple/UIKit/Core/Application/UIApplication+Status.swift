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

    /// The address that the app was to open, a `URL`, and the app that asked for it, a `String`.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// What a remote notification brought, a dictionary.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// What the other app sent along, whether a location came, the icon's menu entry, and an
    /// activity's dictionary.
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity that the app was to go on with, a `String`.
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The local notification that was chosen, a `UILocalNotification`.
    public static let localNotification = Self(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// The restored Bluetooth centrals' names, an array of `String`.
    public static let bluetoothCentrals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// The restored Bluetooth peripherals' names, an array of `String`.
    public static let bluetoothPeripherals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// The names of downloads for a newsstand, an array of `String`.
    public static let newsstandDownloads = Self(
      rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    /// The share of a CloudKit database that somebody accepted, a `CKShare.Metadata`.
    public static let cloudKitShareMetadata = Self(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    /// Which advertisement led to the launch, a `UIEventAttribution`.
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

  // The app of a scene never leaves the screen: only what a launch posts is posted.
  /// Posted once, at the end of the launch of an app that has a delegate.
  public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app ceases to take touches; never posted.
  public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app has left the screen; never posted.
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted once, in the launch of an app whose scene has a delegate.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app is about to end; never posted, not even at the end of a film.
  public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Memory is short; never posted.
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
