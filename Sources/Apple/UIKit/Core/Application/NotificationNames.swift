// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Names of notifications as Swift 3 and 4 spelled them.
extension NSNotification.Name {
  public static let UIApplicationDidBecomeActive = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let UIApplicationWillResignActive = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let UIApplicationDidEnterBackground = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let UIApplicationWillEnterForeground = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let UIDeviceOrientationDidChange = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public static let UIKeyboardWillShow = NSNotification.Name("UIKeyboardWillShowNotification")
  public static let UIKeyboardWillHide = NSNotification.Name("UIKeyboardWillHideNotification")
}
