/// What older names of UIKit and Foundation are called today.
package let oldNames = [oldNamesOfTypes, oldNamesOfConstants, oldNamesOfLayers, oldNamesOfMedia]
  .reduce(into: [:]) { names, table in names.merge(table) { first, _ in first } }

/// Notifications under `NSNotification.Name`, and what has their names today.
package let oldNotifications: [String: String] = pairs(
  """
  UIApplicationDidBecomeActive UIApplication.didBecomeActiveNotification
  UIApplicationDidEnterBackground UIApplication.didEnterBackgroundNotification
  UIApplicationWillEnterForeground UIApplication.willEnterForegroundNotification
  UIApplicationWillResignActive UIApplication.willResignActiveNotification
  UIApplicationWillTerminate UIApplication.willTerminateNotification
  UIApplicationDidReceiveMemoryWarning UIApplication.didReceiveMemoryWarningNotification
  UIApplicationDidFinishLaunching UIApplication.didFinishLaunchingNotification
  UIApplicationWillChangeStatusBarOrientation UIApplication.willChangeStatusBarOrientationNotification
  UIApplicationDidChangeStatusBarOrientation UIApplication.didChangeStatusBarOrientationNotification
  UIApplicationWillChangeStatusBarFrame UIApplication.willChangeStatusBarFrameNotification
  UIApplicationDidChangeStatusBarFrame UIApplication.didChangeStatusBarFrameNotification
  UIApplicationUserDidTakeScreenshot UIApplication.userDidTakeScreenshotNotification
  UIApplicationSignificantTimeChange UIApplication.significantTimeChangeNotification
  UIAccessibilityVoiceOverStatusDidChange UIAccessibility.voiceOverStatusDidChangeNotification
  UIAccessibilityReduceMotionStatusDidChange UIAccessibility.reduceMotionStatusDidChangeNotification
  UIAccessibilityReduceTransparencyStatusDidChange UIAccessibility.reduceTransparencyStatusDidChangeNotification
  UIAccessibilityBoldTextStatusDidChange UIAccessibility.boldTextStatusDidChangeNotification
  UIDeviceBatteryLevelDidChange UIDevice.batteryLevelDidChangeNotification
  UIDeviceBatteryStateDidChange UIDevice.batteryStateDidChangeNotification
  UIDeviceProximityStateDidChange UIDevice.proximityStateDidChangeNotification
  UIScreenDidConnect UIScreen.didConnectNotification
  UIScreenDidDisconnect UIScreen.didDisconnectNotification
  UIScreenModeDidChange UIScreen.modeDidChangeNotification
  UIScreenBrightnessDidChange UIScreen.brightnessDidChangeNotification
  UIViewControllerShowDetailTargetDidChange UIViewController.showDetailTargetDidChangeNotification
  UIWindowDidBecomeVisible UIWindow.didBecomeVisibleNotification
  UIWindowDidBecomeHidden UIWindow.didBecomeHiddenNotification
  UIWindowDidBecomeKey UIWindow.didBecomeKeyNotification
  UIWindowDidResignKey UIWindow.didResignKeyNotification
  UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
  UIKeyboardWillShow UIResponder.keyboardWillShowNotification
  UIKeyboardDidShow UIResponder.keyboardDidShowNotification
  UIKeyboardWillHide UIResponder.keyboardWillHideNotification
  UIKeyboardDidHide UIResponder.keyboardDidHideNotification
  UIKeyboardWillChangeFrame UIResponder.keyboardWillChangeFrameNotification
  UIKeyboardDidChangeFrame UIResponder.keyboardDidChangeFrameNotification
  UIContentSizeCategoryDidChange UIContentSizeCategory.didChangeNotification
  UITextFieldTextDidBeginEditing UITextField.textDidBeginEditingNotification
  UITextFieldTextDidEndEditing UITextField.textDidEndEditingNotification
  UITextFieldTextDidChange UITextField.textDidChangeNotification
  UITextViewTextDidBeginEditing UITextView.textDidBeginEditingNotification
  UITextViewTextDidEndEditing UITextView.textDidEndEditingNotification
  UITextViewTextDidChange UITextView.textDidChangeNotification
  UIApplicationBackgroundRefreshStatusDidChange UIApplication.backgroundRefreshStatusDidChangeNotification
  UIDocumentStateChanged UIDocument.stateChangedNotification
  UIMenuControllerDidHideMenu UIMenuController.didHideMenuNotification
  UIMenuControllerDidShowMenu UIMenuController.didShowMenuNotification
  UIMenuControllerWillHideMenu UIMenuController.willHideMenuNotification
  UIMenuControllerWillShowMenu UIMenuController.willShowMenuNotification
  UIPasteboardChanged UIPasteboard.changedNotification
  UIPasteboardRemoved UIPasteboard.removedNotification
  UIScreenCapturedDidChange UIScreen.capturedDidChangeNotification
  """)

/// Members whose old names nothing else has.
let oldMembers: [String: String] = pairs(
  """
  UITrackingRunLoopMode tracking
  addChildViewController addChild
  allowedChildViewControllersForUnwinding allowedChildrenForUnwinding
  childViewControllerContaining childContaining
  childViewControllerForHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
  childViewControllerForScreenEdgesDeferringSystemGestures childForScreenEdgesDeferringSystemGestures
  childViewControllerForStatusBarHidden childForStatusBarHidden
  childViewControllerForStatusBarStyle childForStatusBarStyle
  childViewControllers children
  commonModes common
  defaultRunLoopMode default
  enumerateMatches eachMatch
  geometryFlipped isGeometryFlipped
  isMovingFromParentViewController isMovingFromParent
  isMovingToParentViewController isMovingToParent
  removeFromParentViewController removeFromParent
  """)

/// Methods that are told by a label: the old name and label, the new ones; `_` for none.
let oldCalls: [(name: String, label: String, newName: String, newLabel: String)] = [
  ("bringSubview", "toFront", "bringSubviewToFront", "_"),
  ("sendSubview", "toBack", "sendSubviewToBack", "_"),
  ("didMove", "toParentViewController", "didMove", "toParent"),
  ("willMove", "toParentViewController", "willMove", "toParent"),
  ("overrideTraitCollection", "forChildViewController", "overrideTraitCollection", "forChild"),
  (
    "setOverrideTraitCollection", "forChildViewController", "setOverrideTraitCollection", "forChild"
  ),
  ("setCategory", "with", "setCategory", "options"),
  ("size", "attributes", "size", "withAttributes"),
]

/// Methods of controllers that are properties since Swift 4.2.
let methodsThatAreProperties: Set<String> = [
  "prefersHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
]

/// Functions that are methods today, as closures that call those.
let oldFunctions: [String: String] = [
  "CGPointMake": "{ (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) }",
  "CGSizeMake":
    "{ (width: CGFloat, height: CGFloat) in CGSize(width: width, height: height) }",
  "CGVectorMake": "{ (dx: CGFloat, dy: CGFloat) in CGVector(dx: dx, dy: dy) }",
  "CGRectMake":
    "{ (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) in"
    + " CGRect(x: x, y: y, width: width, height: height) }",
  "CGRectGetHeight": "{ (rect: CGRect) in rect.height }",
  "CGRectGetMaxX": "{ (rect: CGRect) in rect.maxX }",
  "CGRectGetMaxY": "{ (rect: CGRect) in rect.maxY }",
  "CGRectGetMidX": "{ (rect: CGRect) in rect.midX }",
  "CGRectGetMidY": "{ (rect: CGRect) in rect.midY }",
  "CGRectGetMinX": "{ (rect: CGRect) in rect.minX }",
  "CGRectGetMinY": "{ (rect: CGRect) in rect.minY }",
  "CGRectGetWidth": "{ (rect: CGRect) in rect.width }",
  "CGRectContainsPoint": "{ (rect: CGRect, point: CGPoint) in rect.contains(point) }",
  "CGRectContainsRect": "{ (a: CGRect, b: CGRect) in a.contains(b) }",
  "CGRectEqualToRect": "{ (a: CGRect, b: CGRect) in a == b }",
  "CGRectInset": "{ (rect: CGRect, x: CGFloat, y: CGFloat) in rect.insetBy(dx: x, dy: y) }",
  "CGRectIntersectsRect": "{ (a: CGRect, b: CGRect) in a.intersects(b) }",
  "CGRectOffset": "{ (rect: CGRect, x: CGFloat, y: CGFloat) in rect.offsetBy(dx: x, dy: y) }",
  "UIEdgeInsetsInsetRect":
    "{ (rect: CGRect, insets: UIEdgeInsets) in rect.inset(by: insets) }",
  "UIEdgeInsetsEqualToEdgeInsets": "{ (a: UIEdgeInsets, b: UIEdgeInsets) in a == b }",
  "UIOffsetEqualToOffset": "{ (a: UIOffset, b: UIOffset) in a == b }",
  "__CGAffineTransformMake":
    "{ (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) in"
    + " CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }",
  "__CGAffineTransformEqualToTransform":
    "{ (a: CGAffineTransform, b: CGAffineTransform) in a == b }",
  "__CGPointApplyAffineTransform":
    "{ (point: CGPoint, map: CGAffineTransform) in point.applying(map) }",
  "__CGPointEqualToPoint": "{ (a: CGPoint, b: CGPoint) in a == b }",
  "__CGRectEqualToRect": "{ (a: CGRect, b: CGRect) in a == b }",
  "__CGSizeApplyAffineTransform":
    "{ (size: CGSize, map: CGAffineTransform) in size.applying(map) }",
  "__CGSizeEqualToSize": "{ (a: CGSize, b: CGSize) in a == b }",
  "CGPointFromString": "{ (text: String) in NSCoder.cgPoint(for: text) }",
  "CGVectorFromString": "{ (text: String) in NSCoder.cgVector(for: text) }",
  "CGSizeFromString": "{ (text: String) in NSCoder.cgSize(for: text) }",
  "CGRectFromString": "{ (text: String) in NSCoder.cgRect(for: text) }",
  "CGAffineTransformFromString":
    "{ (text: String) in NSCoder.cgAffineTransform(for: text) }",
  "UIEdgeInsetsFromString": "{ (text: String) in NSCoder.uiEdgeInsets(for: text) }",
  "UIOffsetFromString": "{ (text: String) in NSCoder.uiOffset(for: text) }",
  "NSStringFromCGVector": "{ (vector: CGVector) in NSCoder.string(for: vector) }",
  "NSStringFromUIEdgeInsets": "{ (insets: UIEdgeInsets) in NSCoder.string(for: insets) }",
  "NSStringFromUIOffset": "{ (offset: UIOffset) in NSCoder.string(for: offset) }",
  "NSStringFromCGPoint": "{ (point: CGPoint) in NSCoder.string(for: point) }",
  "NSStringFromCGRect": "{ (rect: CGRect) in NSCoder.string(for: rect) }",
  "NSStringFromCGSize": "{ (size: CGSize) in NSCoder.string(for: size) }",
  "NSStringFromCGAffineTransform":
    "{ (transform: CGAffineTransform) in NSCoder.string(for: transform) }",
  "MKMapPointForCoordinate": "{ (place: CLLocationCoordinate2D) in MKMapPoint(place) }",
  "MKMapRectMake":
    "{ (x: Double, y: Double, width: Double, height: Double) in"
    + " MKMapRect(x: x, y: y, width: width, height: height) }",
  "MKMapRectUnion": "{ (a: MKMapRect, b: MKMapRect) in a.union(b) }",
  "NSDirectionalEdgeInsetsMake":
    "{ (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) in"
    + " NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing) }",
  "UIImagePNGRepresentation": "{ (image: UIImage) in image.pngData() }",
  "UIImageJPEGRepresentation":
    "{ (image: UIImage, quality: CGFloat) in image.jpegData(compressionQuality: quality) }",
]

/// Reads a table of two columns.
func pairs(_ table: String) -> [String: String] {
  var pairs: [String: String] = [:]
  for line in table.split(separator: "\n") {
    let columns = line.split(separator: " ")
    if let old = columns.first, let new = columns.last { pairs[String(old)] = String(new) }
  }
  return pairs
}
