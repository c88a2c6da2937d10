// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Names of notifications as Swift 3 and 4 spelled them.
extension NSNotification.Name {
  /// `UIApplication.didBecomeActiveNotification`, as Swift 3 and 4 spelled it.
  public static let UIApplicationDidBecomeActive = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// `UIApplication.willResignActiveNotification`, as Swift 3 and 4 spelled it.
  public static let UIApplicationWillResignActive = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// `UIApplication.didEnterBackgroundNotification`, as Swift 3 and 4 spelled it.
  public static let UIApplicationDidEnterBackground = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// `UIApplication.willEnterForegroundNotification`, as Swift 3 and 4 spelled it.
  public static let UIApplicationWillEnterForeground = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// `UIDevice.orientationDidChangeNotification`, as Swift 3 and 4 spelled it.
  public static let UIDeviceOrientationDidChange = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// `UIResponder.keyboardWillShowNotification` and `keyboardWillHideNotification`, as Swift 3 and
  /// 4 spelled them.
  public static let UIKeyboardWillShow = NSNotification.Name("UIKeyboardWillShowNotification")
  public static let UIKeyboardWillHide = NSNotification.Name("UIKeyboardWillHideNotification")
}
