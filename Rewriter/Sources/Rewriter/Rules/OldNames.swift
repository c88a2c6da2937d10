/// What UIKit's and Foundation's older names are called today, a pair a line.
///
/// Source: Apple, the notes on renamed symbols of Swift 3, 4 and 4.2.
let oldNames: [String: String] = pairs(
  """
  CFTypeRef AnyObject
  NSInteger Int
  NSIntegerMax Int.max
  NSURLRequest URLRequest
  NSUInteger UInt
  UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
  UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
  UIApplicationState UIApplication.State
  UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
  UIAlertActionStyle UIAlertAction.Style
  UIAlertControllerStyle UIAlertController.Style
  UIBarButtonItemStyle UIBarButtonItem.Style
  UIBarButtonSystemItem UIBarButtonItem.SystemItem
  UIBlurEffectStyle UIBlurEffect.Style
  UIButtonType UIButton.ButtonType
  UICollectionViewScrollDirection UICollectionView.ScrollDirection
  UICollectionViewScrollPosition UICollectionView.ScrollPosition
  UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
  UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
  UICollectionElementCategory UICollectionView.ElementCategory
  UICollectionUpdateAction UICollectionViewUpdateItem.Action
  UICollisionBehaviorMode UICollisionBehavior.Mode
  UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
  UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
  UIControlEvents UIControl.Event
  UIControlState UIControl.State
  UIFontWeight UIFont.Weight
  UIFontTextStyle UIFont.TextStyle
  UIGestureRecognizerState UIGestureRecognizer.State
  UIImageOrientation UIImage.Orientation
  UIImageRenderingMode UIImage.RenderingMode
  UIImpactFeedbackStyle UIImpactFeedbackGenerator.FeedbackStyle
  UILayoutConstraintAxis NSLayoutConstraint.Axis
  UINavigationControllerOperation UINavigationController.Operation
  UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
  UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
  UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
  UIPushBehaviorMode UIPushBehavior.Mode
  UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
  UIStackViewAlignment UIStackView.Alignment
  UIStackViewDistribution UIStackView.Distribution
  UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
  UITabBarSystemItem UITabBarItem.SystemItem
  UITableViewAutomaticDimension UITableView.automaticDimension
  UITableViewCellAccessoryType UITableViewCell.AccessoryType
  UITableViewCellEditingStyle UITableViewCell.EditingStyle
  UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
  UITableViewCellStyle UITableViewCell.CellStyle
  UITableViewRowAnimation UITableView.RowAnimation
  UITableViewRowActionStyle UITableViewRowAction.Style
  UITableViewScrollPosition UITableView.ScrollPosition
  UITableViewStyle UITableView.Style
  UITextBorderStyle UITextField.BorderStyle
  UITextFieldViewMode UITextField.ViewMode
  UITouchPhase UITouch.Phase
  UIViewAnimationCurve UIView.AnimationCurve
  UIViewAnimationOptions UIView.AnimationOptions
  UIViewAnimationTransition UIView.AnimationTransition
  UIViewAutoresizing UIView.AutoresizingMask
  UIViewContentMode UIView.ContentMode
  UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
  UIViewTintAdjustmentMode UIView.TintAdjustmentMode
  UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
  UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
  UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
  UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
  UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
  UIEdgeInsetsZero UIEdgeInsets.zero
  UIOffsetZero UIOffset.zero
  CGPointZero CGPoint.zero
  CGSizeZero CGSize.zero
  CGRectZero CGRect.zero
  CGAffineTransformIdentity CGAffineTransform.identity
  UIFontWeightUltraLight UIFont.Weight.ultraLight
  UIFontWeightThin UIFont.Weight.thin
  UIFontWeightLight UIFont.Weight.light
  UIFontWeightRegular UIFont.Weight.regular
  UIFontWeightMedium UIFont.Weight.medium
  UIFontWeightSemibold UIFont.Weight.semibold
  UIFontWeightBold UIFont.Weight.bold
  UIFontWeightHeavy UIFont.Weight.heavy
  UIFontWeightBlack UIFont.Weight.black
  UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
  UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
  UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
  UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
  NSAttributedStringKey NSAttributedString.Key
  NSFontAttributeName NSAttributedString.Key.font
  NSForegroundColorAttributeName NSAttributedString.Key.foregroundColor
  NSBackgroundColorAttributeName NSAttributedString.Key.backgroundColor
  NSKernAttributeName NSAttributedString.Key.kern
  NSParagraphStyleAttributeName NSAttributedString.Key.paragraphStyle
  NSUnderlineStyleAttributeName NSAttributedString.Key.underlineStyle
  NSLayoutAttribute NSLayoutConstraint.Attribute
  NSLayoutRelation NSLayoutConstraint.Relation
  NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
  RunLoopMode RunLoop.Mode
  """
).merging(oldNamesOfLayers) { first, _ in first }.merging(oldNamesOfMedia) { first, _ in first }
  .merging(moreOldNames) { first, _ in first }

/// Notifications under `NSNotification.Name`, and what has their names today.
let oldNotifications: [String: String] = pairs(
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
  """)

/// Members whose old names nothing else has.
let oldMembers: [String: String] = pairs(
  """
  addChildViewController addChild
  removeFromParentViewController removeFromParent
  childViewControllers children
  allowedChildViewControllersForUnwinding allowedChildrenForUnwinding
  childViewControllerContaining childContaining
  childViewControllerForHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
  childViewControllerForScreenEdgesDeferringSystemGestures childForScreenEdgesDeferringSystemGestures
  childViewControllerForStatusBarHidden childForStatusBarHidden
  childViewControllerForStatusBarStyle childForStatusBarStyle
  commonModes common
  defaultRunLoopMode default
  enumerateMatches eachMatch
  geometryFlipped isGeometryFlipped
  isMovingFromParentViewController isMovingFromParent
  isMovingToParentViewController isMovingToParent
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
  "UIEdgeInsetsInsetRect":
    "{ (rect: CGRect, insets: UIEdgeInsets) in rect.inset(by: insets) }",
  "UIEdgeInsetsEqualToEdgeInsets": "{ (a: UIEdgeInsets, b: UIEdgeInsets) in a == b }",
  "UIOffsetEqualToOffset": "{ (a: UIOffset, b: UIOffset) in a == b }",
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
