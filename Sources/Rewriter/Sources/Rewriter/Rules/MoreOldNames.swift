/// What rarer constants and types of UIKit are called today, a pair a line.
///
/// Source: Apple, the notes on renamed symbols of Swift 3, 4 and 4.2.
let moreOldNames: [String: String] = pairs(
  """
  NSAttachmentAttributeName NSAttributedString.Key.attachment
  NSBaselineOffsetAttributeName NSAttributedString.Key.baselineOffset
  NSLinkAttributeName NSAttributedString.Key.link
  NSObliquenessAttributeName NSAttributedString.Key.obliqueness
  NSShadowAttributeName NSAttributedString.Key.shadow
  NSStrikethroughColorAttributeName NSAttributedString.Key.strikethroughColor
  NSStrikethroughStyleAttributeName NSAttributedString.Key.strikethroughStyle
  NSStrokeColorAttributeName NSAttributedString.Key.strokeColor
  NSStrokeWidthAttributeName NSAttributedString.Key.strokeWidth
  NSUnderlineColorAttributeName NSAttributedString.Key.underlineColor
  UIAccessibilityTraitButton UIAccessibilityTraits.button
  UIAccessibilityTraitHeader UIAccessibilityTraits.header
  UIAccessibilityTraitImage UIAccessibilityTraits.image
  UIAccessibilityTraitNone UIAccessibilityTraits.none
  UIAccessibilityTraitSelected UIAccessibilityTraits.selected
  UIApplicationOpenSettingsURLString UIApplication.openSettingsURLString
  UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
  UIDatePickerMode UIDatePicker.Mode
  UIEventSubtype UIEvent.EventSubtype
  UIEventType UIEvent.EventType
  UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
  UIFontTextStyleBody UIFont.TextStyle.body
  UIFontTextStyleCaption1 UIFont.TextStyle.caption1
  UIFontTextStyleCaption2 UIFont.TextStyle.caption2
  UIFontTextStyleFootnote UIFont.TextStyle.footnote
  UIFontTextStyleHeadline UIFont.TextStyle.headline
  UIFontTextStyleSubheadline UIFont.TextStyle.subheadline
  UILayoutPriorityDefaultHigh UILayoutPriority.defaultHigh
  UILayoutPriorityDefaultLow UILayoutPriority.defaultLow
  UILayoutPriorityFittingSizeLevel UILayoutPriority.fittingSizeLevel
  UILayoutPriorityRequired UILayoutPriority.required
  UINotificationFeedbackType UINotificationFeedbackGenerator.FeedbackType
  UIPageViewControllerOptionsKey UIPageViewController.OptionsKey
  UIPageViewControllerSpineLocation UIPageViewController.SpineLocation
  UIProgressViewStyle UIProgressView.Style
  UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
  UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
  UISearchBarStyle UISearchBar.Style
  UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
  UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
  UITableViewIndexSearch UITableView.indexSearch
  UITextFieldDidEndEditingReason UITextField.DidEndEditingReason
  UIWindowLevel UIWindow.Level
  UIWindowLevelAlert UIWindow.Level.alert
  UIWindowLevelNormal UIWindow.Level.normal
  UIWindowLevelStatusBar UIWindow.Level.statusBar
  """)
