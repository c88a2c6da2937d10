/// Attributes that concern Interface Builder alone, or change nothing that is seen here.
package let silentAttributes: Set<String> = [
  // What names and connects.
  "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel",
  "sceneMemberID", "storyboardIdentifier", "restorationIdentifier",
  "useStoryboardIdentifierAsRestorationIdentifier", "reuseIdentifier", "tableViewCell",
  "textLabel", "detailTextLabel", "imageView",
  // What Interface Builder shows itself.
  "verifyAmbiguity", "ambiguous", "misplaced", "fixedFrame", "colorLabel",
  "propertyAccessControl", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
  "simulatedUserInterfaceStyle", "simulatedAppContext", "dataMode", "usesAttributedText",
  // What is read where it is used.
  "translatesAutoresizingMaskIntoConstraints", "horizontalHuggingPriority",
  "verticalHuggingPriority", "horizontalCompressionResistancePriority",
  "verticalCompressionResistancePriority", "rowHeight", "buttonType", "selectedSegmentIndex",
  "animating", "automaticEstimatedItemSize", "lineBreakMode", "catalog",
  // What iOS has given up, or what a film does not show.
  "baselineAdjustment", "adjustsLetterSpacingToFitWidth", "minimumFontSize",
  "segmentControlStyle", "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted",
  "clearsContextBeforeDrawing", "automaticallyAdjustsScrollViewInsets", "fullscreen",
  "modalInPopover", "definesPresentationContext", "providesPresentationContextTransitionStyle",
  "preservesSuperviewLayoutMargins", "focusStyle", "springLoaded", "hidesAccessoryWhenEditing",
  "directionalLockEnabled", "remembersLastFocusedIndexPath", "prefetchingEnabled",
  "autoresizesArchivedViewToFullSize", "wantsFullScreenLayout", "spineLocation", "doubleSided",
  "behavior", "pageSpacing",
  "transitionStyle", "navigationOrientation", "selectionFollowsFocus",
  "allowsFocus",
  "useCurrentDate", "dataDetectorTypes",
  "allowsEditingTextAttributes", "defaultBackgroundConfiguration", "largeContentImage",
  "showsLargeContentViewer", "itemPositioning", "itemWidth", "itemSpacing",
  "adjustsFontSizeToFit", "spacingType", "pointerInteraction", "role",
  "showsExpansionTextWhenTruncated", "adjustsImageSizeForAccessibilityContentSizeCategory",
  "preferredStyle", "showsSelectionImmediatelyOnTouchBegin", "showsSearchResultsButton",
  "enableSetNeedsDisplay",
]
