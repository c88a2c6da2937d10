// swift-format-ignore-file
extension AppNames {
  /// Names of apps, scenes, views, controllers and traits.
  static let apps = """
    class UIScene: UIResponder
      var session: UISceneSession { get }
      var delegate: (any UISceneDelegate)?
      var activationState: UIScene.ActivationState { get }
      var title: String!

    enum UIScene.ActivationState
      case unattached
      case foregroundActive
      case foregroundInactive
      case background

    protocol UISceneDelegate: NSObjectProtocol
      func scene(_: UIScene, continue: NSUserActivity)
      func scene(_: UIScene, didFailToContinueUserActivityWithType: String, error: any Error)
      func scene(_: UIScene, didUpdate: NSUserActivity)
      func scene(_: UIScene, openURLContexts: Set<UIOpenURLContext>)
      func scene(_: UIScene, restoreInteractionStateWith: NSUserActivity)
      func scene(_: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions)
      func scene(_: UIScene, willContinueUserActivityWithType: String)
      func sceneDidBecomeActive(_: UIScene)
      func sceneDidDisconnect(_: UIScene)
      func sceneDidEnterBackground(_: UIScene)
      func sceneWillEnterForeground(_: UIScene)
      func sceneWillResignActive(_: UIScene)
      func stateRestorationActivity(for: UIScene) -> NSUserActivity?

    class UISceneSession: NSObject
      var scene: UIScene? { get }
      var role: UISceneSession.Role { get }
      var configuration: UISceneConfiguration { get }
      var persistentIdentifier: String { get }

    class UISceneConfiguration: NSObject
      init(name: String?, sessionRole: UISceneSession.Role)
      var name: String? { get }
      var role: UISceneSession.Role { get }
      var sceneClass: AnyClass?
      var delegateClass: AnyClass?
      var storyboard: UIStoryboard?

    class UIWindowScene: UIScene
      var windows: [UIWindow] { get }
      var screen: UIScreen { get }
      var keyWindow: UIWindow? { get }
      var traitCollection: UITraitCollection { get }
      var interfaceOrientation: UIInterfaceOrientation { get }
      var statusBarManager: UIStatusBarManager? { get }

    protocol UIWindowSceneDelegate: UISceneDelegate
      var window: UIWindow?? { get }
      func windowScene(_: UIWindowScene, didUpdate: any UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection)
      func windowScene(_: UIWindowScene, performActionFor: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)

    class UIApplication: UIResponder
      var connectedScenes: Set<UIScene> { get }
      var delegate: (any UIApplicationDelegate)?
      class var shared: UIApplication { get }
      var windows: [UIWindow] { get }
      var keyWindow: UIWindow? { get }

    protocol UIApplicationDelegate: NSObjectProtocol
      var window: UIWindow?? { get }
      func application(_: UIApplication, configurationForConnecting: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
      func application(_: UIApplication, didDiscardSceneSessions: Set<UISceneSession>)
      func application(_: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
      func application(_: UIApplication, supportedInterfaceOrientationsFor: UIWindow?) -> UIInterfaceOrientationMask
      func application(_: UIApplication, willFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
      func applicationDidBecomeActive(_: UIApplication)
      static func main() async

    class UIImage: NSObject
      init()
      init?(named: String)
      init?(named: String, in: Bundle?)
      init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?)
      init?(named: String, in: Bundle?, with: UIImage.Configuration?)
      init?(systemName: String)
      init?(systemName: String, variableValue: Double, configuration: UIImage.Configuration? = nil)
      init?(systemName: String, withConfiguration: UIImage.Configuration?)
      var size: CGSize { get } = (0.0, 0.0)
      var scale: CGFloat { get }

    class UIViewController: UIResponder
      var storyboard: UIStoryboard? { get } = nil
      var preferredContentSize: CGSize = (0.0, 0.0)
      var sheetPresentationController: UISheetPresentationController? { get }
      var presentationController: UIPresentationController? { get }
      var popoverPresentationController: UIPopoverPresentationController? { get }
      var overrideUserInterfaceStyle: UIUserInterfaceStyle = unspecified
      func traitCollectionDidChange(_: UITraitCollection?)

    class UIView: UIResponder
      class func animateKeyframes(withDuration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
      class func addKeyframe(withRelativeStartTime: Double, relativeDuration: Double, animations: @escaping () -> Void)
      var mask: UIView? = nil
      var contentScaleFactor: CGFloat
      var motionEffects: [UIMotionEffect] = []
      func addMotionEffect(_: UIMotionEffect)
      func removeMotionEffect(_: UIMotionEffect)
      var overrideUserInterfaceStyle: UIUserInterfaceStyle = unspecified
      var traitCollection: UITraitCollection { get }
      func traitCollectionDidChange(_: UITraitCollection?)

    class UIViewPropertyAnimator: NSObject
      init()
      init(duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil)
      init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil)
      init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil)
      init(duration: TimeInterval, timingParameters: any UITimingCurveProvider)
      var timingParameters: any UITimingCurveProvider { get }
      var duration: TimeInterval { get } = 0.2
      var delay: TimeInterval { get } = 0.0
      var isUserInteractionEnabled: Bool = true
      var isManualHitTestingEnabled: Bool = false
      var isInterruptible: Bool = true
      var scrubsLinearly: Bool = true
      var pausesOnCompletion: Bool = false
      var state: UIViewAnimatingState { get } = inactive
      var isRunning: Bool { get } = false
      var isReversed: Bool = false
      var fractionComplete: CGFloat = 0.0
      func addAnimations(_: @escaping () -> Void)
      func addAnimations(_: @escaping () -> Void, delayFactor: CGFloat)
      func addCompletion(_: @escaping (UIViewAnimatingPosition) -> Void)
      func continueAnimation(withTimingParameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
      func startAnimation()
      func startAnimation(afterDelay: TimeInterval)
      func pauseAnimation()
      func stopAnimation(_: Bool)
      func finishAnimation(at: UIViewAnimatingPosition)

    class UITouch
      var force: CGFloat { get }
      var maximumPossibleForce: CGFloat { get }

    class UITraitCollection: NSObject
      var userInterfaceStyle: UIUserInterfaceStyle { get } = unspecified
      var userInterfaceLevel: UIUserInterfaceLevel { get } = unspecified
      var horizontalSizeClass: UIUserInterfaceSizeClass { get } = unspecified
      var verticalSizeClass: UIUserInterfaceSizeClass { get } = unspecified
      var displayScale: CGFloat { get } = 0.0
      init()
      init(displayScale: CGFloat)
      init(horizontalSizeClass: UIUserInterfaceSizeClass)
      init(mutations: (inout any UIMutableTraits) -> Void)
      init(traitsFrom: [UITraitCollection])
      init(userInterfaceIdiom: UIUserInterfaceIdiom)
      init(userInterfaceLevel: UIUserInterfaceLevel)
      init(userInterfaceStyle: UIUserInterfaceStyle)
      init(verticalSizeClass: UIUserInterfaceSizeClass)
      func performAsCurrent(_: () -> Void)
      static var current: UITraitCollection
      func hasDifferentColorAppearance(comparedTo: UITraitCollection?) -> Bool

    protocol UITraitChangeObservable
      func registerForTraitChanges(_: [UITrait], action: Selector) -> any UITraitChangeRegistration
      func registerForTraitChanges(_: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void) -> any UITraitChangeRegistration
      func registerForTraitChanges(_: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration
      func registerForTraitChanges<Environment>(_: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void) -> any UITraitChangeRegistration where Environment: UITraitEnvironment
      func unregisterForTraitChanges(_: any UITraitChangeRegistration)
    """
}
